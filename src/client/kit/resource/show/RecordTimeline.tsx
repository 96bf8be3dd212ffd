/** What became of a record, one thing below the other: its changes, its commands, and what else its resource tells of. Rules: SUB-12, INV-17. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeEvents, hasHistory, type HistoryEntry } from '#shared/domain/history';
import type { Row } from '#client/services/serviceResults';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { recordHistory } from '#client/store/flows/recordHistory';
import { Card, FoldedCard } from '#client/ui/Card';
import { formatDate, formatMoney } from '#client/ui/formats';
import { ClockIcon, EditIcon, MailIcon, PersonIcon, SettingsIcon, type Icon } from '#client/ui/icons';
import { namesOf } from '#client/ui/namesOf';
import { Timeline, type TimelineEntry } from '#client/ui/Timeline';
import { toneOfStatus } from '#client/ui/tones';
import { useErrorText } from '#client/ui/useErrorText';
import { useLanguage } from '#client/ui/useLanguage';
import { knownName, type AnyModule } from '../../anyModule';
import { commandSentenceOf } from '../../history/commandSentence';
import { useHistory } from '../../history/history';
import { nounIn } from '../../nouns';
import { useWords } from '../../useWords';
import type { ResourceTexts } from '../../words';

const icons: Readonly<Record<HistoryEntry['by'], Icon>> = { client: PersonIcon, provider: SettingsIcon, clock: ClockIcon };

const iconOf = ({ event, by }: HistoryEntry): Icon => {
  if (event === 'mailed') return MailIcon;
  return event === 'update' ? EditIcon : icons[by];
};

type Change = (typeof changeEvents)[number] | 'mailed';
const isChange = (event: string): event is Change => event === 'mailed' || (changeEvents as readonly string[]).includes(event);

/** How an entry is told: a change and a command in their sentences, anything else in the resource's own words (`did_…`). */
function useEntryOf(module: AnyModule, record: Row) {
  const { resource } = module;
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const { own, choices, fields } = useWords(resource) as ResourceTexts;
  const states = choices[resource.states?.field ?? ''] ?? {};
  const name = knownName(module, record);
  const didOf = (event: string) =>
    own[`did_${event}`] ?? (isChange(event) ? t(`timeline.${event}`) : commandSentenceOf(t, resource.name, event, name));
  return (entry: HistoryEntry): TimelineEntry => {
    const { id, at, event, from, to, amount, text, by, name: person } = entry;
    const what = [
      didOf(event),
      ...(amount === null ? [] : [formatMoney(amount, language, 'IDR')]),
      ...(from !== null && to !== null && from !== to ? [states[to] ?? to] : []),
    ];
    const who = event === 'mailed' ? [] : [person ?? t(`timeline.${by}`)];
    const changed = namesOf(
      entry.fields.flatMap((field) => fields[field] ?? []),
      language,
      'conjunction',
    );
    return {
      id,
      icon: iconOf(entry),
      tone: to === null ? 'neutral' : toneOfStatus(to),
      title: what.join(' · '),
      when: [formatDate(at, language), ...who].join(' · '),
      ...((text || changed) && { text: text ?? changed }),
    };
  };
}

/** @param record asked about anew with each version of it */
export function RecordTimeline({ module, record }: { module: AnyModule; record: Row }) {
  const { id, version } = record;
  const { t } = useTranslation(['audit', 'common']);
  const dispatch = useAppDispatch();
  const say = useErrorText();
  const language = useLanguage();
  const { resource } = module;
  const path = `${resource.path}/${id}`;
  const isTold = hasHistory(resource);
  useEffect(() => {
    if (isTold) dispatch(recordHistory.actions.load(path));
  }, [dispatch, path, version, isTold]);
  const { answer, status, errors } = useAppSelector((state) => recordHistory.selectors.at(state, path));
  const entryOf = useEntryOf(module, record);
  if (!isTold) return null;
  const title = t('common:pattern.history', { ...nounIn(resource.noun, language) });
  return (
    <Card title={title} screenOnly>
      {status === 'failed' && errors[0] && <p role="alert">{say(errors[0])}</p>}
      {answer?.length === 0 && <p>{t('audit:timeline.empty')}</p>}
      {answer && answer.length > 0 && <Timeline label={title} entries={answer.map(entryOf)} />}
    </Card>
  );
}

/** Every value of a record that was ever written, with a way back, for those who may look; fetched once it is opened. Rule: PRV-2. */
export function RecordValues({ module, id }: { module: AnyModule; id: string }) {
  const { t } = useTranslation('audit');
  const History = useHistory();
  const [isOpen, setOpen] = useState(false);
  if (!History) return null;
  return (
    <FoldedCard title={t('timeline.values')} onToggle={setOpen}>
      {isOpen && <History module={module} id={id} />}
    </FoldedCard>
  );
}
