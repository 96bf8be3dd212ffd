/** The rows of the notifications, what stands there before them and without them, and the way to older ones. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { NotificationIcon } from '../../ui/icons';
import { RowSkeletons } from '../../ui/Skeletons';
import { useSteadyLoading } from '../../ui/useSteadyLoading';
import css from './NotificationPanel.module.css';
import { groupNotifications } from './groupNotifications';
import { NotificationRow } from './NotificationRow';
import { useNotifications } from './useNotifications';
import { useErrorText } from '../../ui/useErrorText';

export function NotificationList({ unread, onChoose }: { unread: number; onChoose: () => void }) {
  const { t } = useTranslation('notification');
  const say = useErrorText();
  const { rows, status, problem, more, loadingMore, loadMore, retry } = useNotifications(unread);
  const waiting = useSteadyLoading(status !== 'ready' && !(problem && !rows.length));
  if (problem && !rows.length && !waiting) {
    return <ErrorState message={say(problem)} offline={problem.code === 'network'} onRetry={retry} />;
  }
  if (waiting) return <RowSkeletons rows={4} height={76} />;
  if (!rows.length) return <EmptyState icon={NotificationIcon} title={t('empty')} message={t('emptyMessage')} />;
  return (
    <div className={css.scroll}>
      <ul className={css.list}>
        {groupNotifications(rows).map((group) => (
          <NotificationRow key={group.newest.id} group={group} onChoose={onChoose} />
        ))}
      </ul>
      {more && (
        <div className={css.more}>
          <Button fullWidth loading={loadingMore} onClick={loadMore}>
            {t('more')}
          </Button>
        </div>
      )}
    </div>
  );
}
