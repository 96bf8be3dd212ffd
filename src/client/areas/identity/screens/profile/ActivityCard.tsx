/** What one did last, a sentence each, as the audit has it. */
import Button from '@mui/material/Button';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentence } from '#shared/errors';
import { firstPage } from '#shared/jsonapi';
import { limits } from '#shared/limits';
import type { Audit } from '#shared/areas/oversight/resources/audit';
import type { User } from '#shared/areas/identity/resources/user';
import { useLineText } from '#client/kit/history/useLineText';
import { useOneNames } from '#client/kit/useKindNames';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { modules as oversight } from '#client/areas/oversight';
import { account } from '../../flows/account';
import { RelativeDate } from '#client/ui/DateText';
import { EmptyState } from '#client/ui/EmptyState';
import { ErrorState } from '#client/ui/ErrorState';
import { RestoreIcon } from '#client/ui/icons';
import { RowSkeletons } from '#client/ui/Skeletons';
import { useLanguage } from '#client/ui/useLanguage';
import { useSteadyLoading } from '#client/ui/useSteadyLoading';
import { Card } from '#client/ui/Card';
import css from './lists.module.css';

/** Its own key in the module. */
const LIST = 'own-activity';
/** Lines at first, and more of them each time. */
const STEP = 10;

/** The newest own lines; asked for anew when the profile or the account changes, which is a line of its own. */
export function useOwnLines({ id, version }: User) {
  const dispatch = useAppDispatch();
  const [size, setSize] = useState(STEP);
  const [attempt, setAttempt] = useState(0);
  const query = useMemo(() => ({ ...firstPage, page: { number: 1, size }, filter: { actor: [id], follows: ['false'] } }), [id, size]);
  const done = useAppSelector(account.selectors.done);
  const list = useAppSelector((state) => oversight.audit.selectors.list(state, LIST));
  useEffect(() => void dispatch(oversight.audit.actions.list(LIST, query)), [dispatch, query, version, done, attempt]);
  useEffect(() => () => void dispatch(oversight.audit.actions.leave(LIST)), [dispatch]);
  return {
    list,
    retry: () => setAttempt(attempt + 1),
    more: list.total > list.rows.length && size < limits.pageSize ? () => setSize(size + STEP) : undefined,
  };
}

/** "item “Kasa”"; a resource that is no more is called as the line calls it. */
const useThings = () => {
  const names = useOneNames();
  return ({ resource, record_label }: Audit) =>
    [names[resource] ?? resource, record_label && `“${record_label}”`].filter(Boolean).join(' ');
};

/** The sentence goes on after "Anda". */
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** "Anda mengubah item “Kasa”", "Anda menerbitkan tagihan INV-2026-00012" */
export const useSentence = (person: string, lines: readonly Audit[]) => {
  const { t } = useTranslation('profile');
  const thing = useThings();
  const textOf = useLineText(lines);
  return (line: Audit) => {
    if (line.action === 'update' && line.record_id === person) return t('activity.own');
    if (line.action === 'two_step_on' && line.after?.['recovery_codes']) return t('activity.codes');
    return t(`activity.line.${line.action}`, { thing: line.action === 'command' ? small(textOf(line)) : thing(line) });
  };
};

function Line({ line, text }: { line: Audit; text: string }) {
  return (
    <li className={css.line}>
      <span>{text}</span>
      <RelativeDate iso={line.created_at} tabStop />
    </li>
  );
}

export function ActivityCard({ profile }: { profile: User }) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const { list, retry, more } = useOwnLines(profile);
  const sentenceOf = useSentence(profile.id, list.rows);
  const problem = list.status === 'failed' && !list.rows.length ? list.errors[0] : undefined;
  const waiting = useSteadyLoading(!list.rows.length && !problem && list.status !== 'ready');
  const rows = list.rows.length > 0 && (
    <ul className={css.list} aria-busy={list.status === 'loading'}>
      {list.rows.map((line) => (
        <Line key={line.id} line={line} text={sentenceOf(line)} />
      ))}
    </ul>
  );
  return (
    <Card title={t('activity.title')} purpose={t('activity.purpose')}>
      {problem ? (
        <ErrorState message={sentence(problem.code, language, problem.meta)} offline={problem.code === 'network'} onRetry={retry} />
      ) : (
        (waiting && <RowSkeletons rows={4} height={48} />) ||
        rows || <EmptyState icon={RestoreIcon} title={t('activity.empty')} message={t('activity.emptyMessage')} />
      )}
      {!waiting && rows && more && (
        <div className={css.foot}>
          <Button onClick={more} loading={list.status === 'loading'}>
            {t('activity.more')}
          </Button>
        </div>
      )}
    </Card>
  );
}
