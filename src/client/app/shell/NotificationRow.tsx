/** One notification: what happened, when, and whether it was read; a press reads it and leads to where something can be done about it. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Notification } from '#shared/areas/identity/resources/notification';
import { useAppDispatch } from '../../store/hooks';
import { RelativeDate } from '../../ui/DateText';
import { ComputerIcon, LockIcon, MailIcon, NotificationIcon, PermissionIcon, RoleIcon, type Icon } from '../../ui/icons';
import { markRead } from './notificationQueries';
import css from './NotificationPanel.module.css';
import { useNotificationText } from './useNotificationText';

const icons: Readonly<Record<string, Icon>> = {
  password_changed: PermissionIcon,
  password_reset: PermissionIcon,
  password_set: PermissionIcon,
  email_change_asked: MailIcon,
  email_changed: MailIcon,
  two_step_on: RoleIcon,
  two_step_off: RoleIcon,
  recovery_codes_renewed: RoleIcon,
  signed_in_new_device: ComputerIcon,
  account_locked: LockIcon,
  role_changed: RoleIcon,
  person_entered: RoleIcon,
};

function Content({ notification }: { notification: Notification }) {
  const { t } = useTranslation('notification');
  const { title, body } = useNotificationText(notification);
  const unread = notification.read_at === null;
  const KindIcon = icons[notification.kind ?? ''] ?? NotificationIcon;
  return (
    <>
      <span className={css.icon} data-unread={unread}>
        <KindIcon size={18} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span className={css.words}>
        <span className={css.line}>
          <strong data-unread={unread}>{title}</strong>
          {unread && <span className={css.new}>{t('unread')}</span>}
        </span>
        <span className={css.body}>{body}</span>
        <span className={css.when}>
          <RelativeDate iso={notification.created_at} />
        </span>
      </span>
    </>
  );
}

export function NotificationRow({ notification, onChoose }: { notification: Notification; onChoose: () => void }) {
  const dispatch = useAppDispatch();
  const choose = () => {
    if (notification.read_at === null) dispatch(markRead(notification));
    onChoose();
  };
  const row = { className: css.row, onClick: choose, children: <Content notification={notification} /> };
  return <li>{notification.link ? <Link to={notification.link} {...row} /> : <button type="button" {...row} />}</li>;
}
