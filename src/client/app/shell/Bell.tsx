/** The bell of the top bar: how many notifications are unread, and the way to them. */
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { part } from '../../ui/lazyPart';
import { useTranslation } from 'react-i18next';
import { NotificationIcon } from '../../ui/icons';
import { useOpened } from '../../ui/prefetch';
import css from './Bell.module.css';
import { useUnread } from './useUnread';

const NotificationPanel = part(
  () => import(/* webpackChunkName: "news-panel" */ './NotificationPanel').then((chunk) => ({ default: chunk.NotificationPanel })),
  {
    words: ['notification'],
  },
);

/** The most that the badge says in figures. */
const MOST = 9;

export function Bell() {
  const { t } = useTranslation();
  const { unread, ask } = useUnread();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const opened = useOpened(anchor !== null);
  return (
    <>
      <IconButton
        aria-label={unread ? t('chrome.notificationsUnread', { unread }) : t('chrome.notifications')}
        data-tip={t('chrome.notifications')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          ask();
        }}
      >
        <NotificationIcon size={20} strokeWidth={1.75} />
        {unread > 0 && (
          <span className={css.badge} aria-hidden="true">
            {unread > MOST ? `${MOST}+` : unread}
          </span>
        )}
      </IconButton>
      <Suspense fallback={null}>{opened && <NotificationPanel anchor={anchor} unread={unread} onClose={() => setAnchor(null)} />}</Suspense>
    </>
  );
}
