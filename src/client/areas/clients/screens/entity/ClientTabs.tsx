/** What happened to a client, in tabs: changes of its subscriptions, mails to its people, the audit of all that is its. Each is asked for when its tab is opened. */
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import * as modules from '../../modules';
import { Card } from '#client/ui/Card';
import { AuditPanel, ChangesPanel, MailsPanel } from './ClientRecords';

const panels = { changes: ChangesPanel, mails: MailsPanel, audit: AuditPanel };
type Name = keyof typeof panels;

/** The tabs whose records this person may list. */
const useOpen = (): readonly Name[] => {
  const people = useCan('membership', 'list');
  const subscriptions = useCan('clientsubsheader', 'list');
  const mails = useCan('mail', 'list');
  const audit = useCan('audit', 'list');
  const may: Record<Name, boolean> = { changes: subscriptions && audit, mails: mails && people, audit };
  return (Object.keys(panels) as Name[]).filter((name) => may[name]);
};

export function ClientTabs({ id }: { id: string }) {
  const { own } = useWords(modules.entity.resource);
  const names = useOpen();
  const [chosen, setChosen] = useState<Name | undefined>(names[0]);
  const tabs = useId();
  const mayEdit = useCan('entity', 'update');
  if (!chosen || !mayEdit) return null;
  const Panel = panels[chosen];
  return (
    <Card title={own['happened']!} screenOnly>
      <Tabs
        value={chosen}
        onChange={(_, name: Name) => setChosen(name)}
        variant="scrollable"
        scrollButtons="auto"
        aria-label={own['happened']!}
        sx={{ mb: 2 }}
      >
        {names.map((name) => (
          <Tab key={name} value={name} label={own[name]} id={`${tabs}-${name}`} aria-controls={`${tabs}-panel`} />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${tabs}-panel`} aria-labelledby={`${tabs}-${chosen}`}>
        <Panel key={chosen} id={id} />
      </div>
    </Card>
  );
}
