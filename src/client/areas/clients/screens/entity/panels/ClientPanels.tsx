/** What belongs to a client, in tabs: people, subscriptions, changes of them, mails, audit. Each is asked for when its tab is opened. */
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Suspense, useId, useState } from 'react';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import * as modules from '../../../modules';
import { part } from '#client/ui/lazyPart';
import { RowSkeletons } from '#client/ui/Skeletons';
import css from './ClientPanels.module.css';
import { PeoplePanel } from './PeoplePanel';
import { SubscriptionsPanel } from './SubscriptionsPanel';

/** The tabs that need words of the audit's pages. */
const ChangesPanel = part(
  () => import(/* webpackChunkName: "client-records" */ './RecordsPanels').then((chunk) => ({ default: chunk.ChangesPanel })),
  { place: 'here', words: ['audit'] },
);
const MailsPanel = part(
  () => import(/* webpackChunkName: "client-records" */ './RecordsPanels').then((chunk) => ({ default: chunk.MailsPanel })),
  { place: 'here', words: ['audit'] },
);
const AuditPanel = part(
  () => import(/* webpackChunkName: "client-records" */ './RecordsPanels').then((chunk) => ({ default: chunk.AuditPanel })),
  { place: 'here', words: ['audit'] },
);

const panels = { people: PeoplePanel, subscriptions: SubscriptionsPanel, changes: ChangesPanel, mails: MailsPanel, audit: AuditPanel };
type Name = keyof typeof panels;

/** The tabs whose records this person may list. */
const useOpen = (): readonly Name[] => {
  const people = useCan('membership', 'list');
  const subscriptions = useCan('clientsubsheader', 'list');
  const mails = useCan('mail', 'list');
  const audit = useCan('audit', 'list');
  const may: Record<Name, boolean> = { people, subscriptions, changes: subscriptions && audit, mails: mails && people, audit };
  return (Object.keys(panels) as Name[]).filter((name) => may[name]);
};

export function ClientPanels({ id }: { id: string }) {
  const { own } = useWords(modules.entity.resource);
  const names = useOpen();
  const [chosen, setChosen] = useState<Name | undefined>(names[0]);
  const tabs = useId();
  if (!chosen) return null;
  const Panel = panels[chosen];
  return (
    <section className={css.card} aria-label={own['belongings']}>
      <Tabs
        value={chosen}
        onChange={(_, name: Name) => setChosen(name)}
        variant="scrollable"
        scrollButtons="auto"
        aria-label={own['belongings']!}
      >
        {names.map((name) => (
          <Tab key={name} value={name} label={own[name]} id={`${tabs}-${name}`} aria-controls={`${tabs}-panel`} />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${tabs}-panel`} aria-labelledby={`${tabs}-${chosen}`} className={css.panel}>
        <Suspense fallback={<RowSkeletons rows={4} />}>
          <Panel key={chosen} id={id} />
        </Suspense>
      </div>
    </section>
  );
}
