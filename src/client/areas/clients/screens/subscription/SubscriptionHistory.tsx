/** What became of the subscription, when, by whom and why. Rule: SUB-12. */
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '#shared/areas/clients/domain/subscriptionHistory';
import { sentence } from '#shared/errors';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import { useWords } from '#client/kit/useWords';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import * as modules from '../../modules';
import { subscriptionHistory } from '../../flows/subscriptionHistory';
import { formatDate } from '#client/ui/formats';
import { ClockIcon, PersonIcon, SubscriptionIcon } from '#client/ui/icons';
import { Timeline, type TimelineEntry } from '#client/ui/Timeline';
import { toneOfStatus } from '#client/ui/tones';
import { useLanguage } from '#client/ui/useLanguage';
import css from './subscription.module.css';

const icons = { client: PersonIcon, provider: SubscriptionIcon, clock: ClockIcon } as const;

function useEntryOf() {
  const { t } = useTranslation('subscription');
  const language = useLanguage();
  const { choices } = useWords(modules.clientsubsheader.resource);
  const states = choices.status as Readonly<Record<string, string>>;
  return ({ id, at, command, from, to, reason, by, name }: HistoryEntry): TimelineEntry => {
    const did = t(`history.did.${command as 'activate'}`);
    const who = name ?? (by === 'clock' ? t('history.clock') : t('history.provider'));
    return {
      id,
      icon: icons[by],
      tone: toneOfStatus(to),
      title: from === to ? did : `${did} · ${states[to] ?? to}`,
      when: `${formatDate(at, language)} · ${who}`,
      ...(reason && { text: t('history.reason', { reason }) }),
    };
  };
}

/** @param header asked for anew with each version of it */
export function SubscriptionHistory({ header: { id, version } }: { header: Clientsubsheader }) {
  const { t } = useTranslation('subscription');
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const title = useId();
  useEffect(() => void dispatch(subscriptionHistory.actions.load(id)), [dispatch, id, version]);
  const { answer, status, errors } = useAppSelector((state) => subscriptionHistory.selectors.at(state, id));
  const entries = answer ?? [];
  const entryOf = useEntryOf();
  const [problem] = errors;
  return (
    <section className={css.card} aria-labelledby={title}>
      <h2 id={title}>{t('history.title')}</h2>
      {status === 'failed' && (
        <p className={css.muted}>
          {t('history.failed')} {problem && sentence(problem.code, language, problem.meta)}
        </p>
      )}
      {status === 'ready' && entries.length === 0 && <p className={css.muted}>{t('history.empty')}</p>}
      {entries.length > 0 && <Timeline label={t('history.title')} entries={entries.map(entryOf)} />}
    </section>
  );
}
