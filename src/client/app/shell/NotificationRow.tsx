/** One notification, or several of one kind: what happened, when, and whether it was read; a press reads it and leads to where something can be done about it. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { NotificationKind } from '#shared/areas/identity/domain/notificationKinds';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { me } from '../../store/session/me';
import { workplace } from '../../store/session/workplace';
import { rowNamed } from '../routes';
import type { NotificationGroup } from './groupNotifications';
import { RelativeDate } from '../../ui/DateText';
import {
  ClockIcon,
  ComputerIcon,
  DangerIcon,
  DownloadIcon,
  InvoiceIcon,
  LockIcon,
  MailIcon,
  NotificationIcon,
  PaymentIcon,
  PermissionIcon,
  RoleIcon,
  SubscriptionIcon,
  SuccessIcon,
  TicketIcon,
  UnverifiedIcon,
  WarningIcon,
  type Icon,
} from '../../ui/icons';
import { markRead } from './notificationQueries';
import css from './NotificationPanel.module.css';
import { useNotificationText } from './useNotificationText';

const icons: Readonly<Record<NotificationKind, Icon>> = {
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
  invoice_issued: InvoiceIcon,
  invoice_due: ClockIcon,
  invoice_overdue: WarningIcon,
  payment_to_verify: PaymentIcon,
  payment_verified: SuccessIcon,
  payment_rejected: DangerIcon,
  ticket_opened: TicketIcon,
  ticket_replied: TicketIcon,
  ticket_due: ClockIcon,
  ticket_assigned: TicketIcon,
  ticket_answered: TicketIcon,
  trial_ending: ClockIcon,
  plan_changed: SubscriptionIcon,
  export_ready: DownloadIcon,
  mail_failed: UnverifiedIcon,
};

function Content({ group }: { group: NotificationGroup }) {
  const { t } = useTranslation('notification');
  const { newest, all, list } = group;
  const { title, body } = useNotificationText(group);
  const unread = newest.read_at === null;
  const KindIcon = (icons as Readonly<Record<string, Icon>>)[newest.kind ?? ''] ?? NotificationIcon;
  return (
    <>
      <span className={css.icon} data-unread={unread}>
        <KindIcon size={18} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span className={css.words}>
        <span className={css.line}>
          <strong data-unread={unread}>{title}</strong>
          {unread && <span className={css.new}>{!list && all.length > 1 ? t('unreadMany', { total: all.length }) : t('unread')}</span>}
        </span>
        <span className={css.body}>{body}</span>
        <span className={css.when}>
          <RelativeDate iso={newest.created_at} />
        </span>
      </span>
    </>
  );
}

/** Where a press leads: to the record, or to the page that lists several. */
const linkOf = ({ newest, list }: NotificationGroup): string | null => (list && rowNamed(list)?.path) || newest.link;

export function NotificationRow({ group, onChoose }: { group: NotificationGroup; onChoose: () => void }) {
  const dispatch = useAppDispatch();
  const current = useAppSelector(me.selectors.actor)?.entityId;
  const workplaces = useAppSelector(me.selectors.workplaces);
  const link = linkOf(group);
  const { client } = group.newest;
  // What belongs to another client that the person works for opens there.
  const other = client !== null && client !== current && workplaces.some(({ id }) => id === client) ? client : undefined;
  const choose = () => {
    for (const one of group.all) if (one.read_at === null) dispatch(markRead(one));
    onChoose();
    if (other && link) dispatch(workplace.actions.choose(other, { goTo: link }));
  };
  const row = { className: css.row, onClick: choose, children: <Content group={group} /> };
  return <li>{link && !other ? <Link to={link} {...row} /> : <button type="button" {...row} />}</li>;
}
