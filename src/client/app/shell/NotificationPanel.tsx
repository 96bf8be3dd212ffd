/** What the bell opens: the notifications, newest first; on a phone over the whole screen. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../store/hooks';
import { markAllRead } from '../../areas/identity';
import { CloseIcon, ReadAllIcon } from '../../ui/icons';
import css from './NotificationPanel.module.css';
import { NotificationList } from './NotificationList';

type Frame = { anchor: HTMLElement | null; labelledBy: string; onClose: () => void; children: ReactNode };

/** Next to the bell, or where there is no room next to anything, over all. */
function PanelFrame({ anchor, labelledBy, onClose, children }: Frame) {
  const narrow = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const open = anchor !== null;
  if (narrow) {
    return (
      <Dialog data-menu fullScreen open={open} onClose={onClose} transitionDuration={120} aria-labelledby={labelledBy}>
        {children}
      </Dialog>
    );
  }
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { className: css.panel, role: 'dialog', 'aria-labelledby': labelledBy } }}
    >
      {children}
    </Popover>
  );
}

/** @param props.anchor the bell, while it is open */
export function NotificationPanel({ anchor, unread, onClose }: { anchor: HTMLElement | null; unread: number; onClose: () => void }) {
  const { t } = useTranslation(['notification', 'common']);
  const dispatch = useAppDispatch();
  const title = useId();
  return (
    <PanelFrame anchor={anchor} labelledBy={title} onClose={onClose}>
      <header className={css.head}>
        <h2 id={title}>{t('notification:title')}</h2>
        <Button
          size="small"
          startIcon={<ReadAllIcon size={16} aria-hidden="true" />}
          disabled={!unread}
          onClick={() => void dispatch(markAllRead.actions.start())}
        >
          {t('notification:readAll')}
        </Button>
        <IconButton className={css.close ?? ''} aria-label={t('common:action.close')} onClick={onClose}>
          <CloseIcon size={20} />
        </IconButton>
      </header>
      {anchor && <NotificationList unread={unread} onChoose={onClose} />}
    </PanelFrame>
  );
}
