/** What the person who is signed in did last, along a line. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { sentence } from '#shared/errors';
import type { Audit } from '#shared/areas/oversight/resources/audit';
import type { User } from '#shared/areas/identity/resources/user';
import { RelativeDate } from '#client/ui/DateText';
import { EmptyState } from '#client/ui/EmptyState';
import { ErrorState } from '#client/ui/ErrorState';
import { AddIcon, DeleteIcon, EditIcon, LockIcon, RestoreIcon, type Icon } from '#client/ui/icons';
import { RowSkeletons } from '#client/ui/Skeletons';
import type { Tone } from '#client/ui/StatusChip';
import { Timeline, type TimelineEntry } from '#client/ui/Timeline';
import { useLanguage } from '#client/ui/useLanguage';
import { useOwnLines, useSentence } from '../../identity';
import css from './OwnTimeline.module.css';

const looks: Readonly<Record<string, { readonly icon: Icon; readonly tone: Tone }>> = {
  add: { icon: AddIcon, tone: 'success' },
  update: { icon: EditIcon, tone: 'info' },
  destroy: { icon: DeleteIcon, tone: 'danger' },
  restore: { icon: RestoreIcon, tone: 'success' },
};
/** Signing in, passwords, sessions. */
const ofTheAccount = { icon: LockIcon, tone: 'neutral' } as const;

export function OwnTimeline({ profile }: { profile: User }) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const { list, retry, more } = useOwnLines(profile);
  const sentenceOf = useSentence(profile.id, list.rows);
  const problem = list.status === 'failed' && !list.rows.length ? list.errors[0] : undefined;
  if (problem)
    return <ErrorState message={sentence(problem.code, language, problem.meta)} offline={problem.code === 'network'} onRetry={retry} />;
  if (!list.rows.length)
    return list.status === 'ready' ? (
      <EmptyState icon={RestoreIcon} title={t('activity.empty')} message={t('activity.emptyMessage')} />
    ) : (
      <RowSkeletons rows={4} height={48} />
    );
  const entryOf = (line: Audit): TimelineEntry => ({
    id: line.id,
    ...(looks[line.action] ?? ofTheAccount),
    title: sentenceOf(line),
    when: <RelativeDate iso={line.created_at} tabStop />,
  });
  return (
    <>
      <Timeline label={t('activity.title')} entries={list.rows.map(entryOf)} />
      {more && (
        <div className={css.more}>
          <Button onClick={more} loading={list.status === 'loading'}>
            {t('activity.more')}
          </Button>
        </div>
      )}
    </>
  );
}
