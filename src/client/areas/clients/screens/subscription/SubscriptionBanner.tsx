/** Why less can be done now, and who can change that: a payment that is missing or being checked, a pause, a suspension, the end. Rules: SUB-11, INV-22. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { addDays, dayOf } from '#shared/domain/calendarDays';
import { limitsSince } from '#shared/areas/clients/domain/canUse';
import { openStates } from '#shared/areas/billing/resources/invoice';
import type { OwnSubscription } from '#shared/areas/clients/domain/ownSubscription';
import { formatDate } from '#client/ui/formats';
import { SubscriptionIcon } from '#client/ui/icons';
import { namesOf } from '#client/ui/namesOf';
import { useLanguage } from '#client/ui/useLanguage';
import { ActionAlert } from '#client/ui/ActionAlert';
import { modules as billing } from '#client/areas/billing';
import { pathsOf, recordPath } from '#client/kit/resource/paths';
import { useShortList } from '#client/kit/useShortList';
import { useCan } from '#client/store/access';
import css from './subscription.module.css';

type Props = { own: OwnSubscription; status: 'grace' | 'suspended' | 'paused' | 'ended' };

const page = '/services/subscription';
const LIST = 'banner';
const first = { page: { number: 1, size: 1 } };
const [waiting, unpaid] = [
  { ...first, filter: { status: ['pending'] } },
  { ...first, filter: { status: [...openStates] }, sort: ['due_date'] },
];

type Way = { readonly to: string; readonly key: 'subscription' | 'pay' | 'payment' };

/** What an owner can do about it, and whether a proof of theirs is being checked; undefined while that is not known. */
const useWay = ({ own, status }: Props): { readonly isChecked: boolean; readonly way: Way } | undefined => {
  const lists = useCan('payment', 'list');
  const asks = own.owner && lists && (status === 'grace' || status === 'suspended');
  const proofs = useShortList(billing.payment, LIST, asks ? waiting : undefined);
  const invoices = useShortList(billing.invoice, LIST, asks ? unpaid : undefined);
  const [proof] = proofs.rows;
  const [invoice] = invoices.rows;
  const isOver = ({ isKnown, status: asked }: Pick<typeof proofs, 'isKnown' | 'status'>) => isKnown || asked === 'failed';
  if (asks && !(isOver(proofs) && isOver(invoices))) return undefined;
  if (proof) return { isChecked: true, way: { to: recordPath('payment', proof.id), key: 'payment' } };
  if (invoice) return { isChecked: false, way: { to: `${pathsOf('payment').add}?invoice=${invoice.id}`, key: 'pay' } };
  return { isChecked: false, way: { to: page, key: 'subscription' } };
};

/** The button that leads there; none on the page that it would lead to. */
function WayButton({ to, label }: { to: string; label: string }) {
  const { pathname } = useLocation();
  if (pathname === to.split('?')[0]) return null;
  return (
    <Button variant="outlined" size="small" component={Link} to={to}>
      {label}
    </Button>
  );
}

export function SubscriptionBanner(props: Props) {
  const { own, status } = props;
  const { t } = useTranslation('modules');
  const language = useLanguage();
  const date = formatDate(addDays(dayOf(own.status_since, own.time_zone), limitsSince(own, own.status_since).export_within), language);
  const found = useWay(props);
  const whom = own.owner
    ? found && t(`banner.owner.${status}`, { date })
    : t(`banner.staff.${status}`, { date, owners: namesOf(own.owners, language) });
  return (
    <ActionAlert
      severity={status === 'suspended' || status === 'ended' ? 'error' : 'warning'}
      icon={<SubscriptionIcon size={20} />}
      role="status"
      className={css.banner ?? ''}
      action={own.owner && found && <WayButton to={found.way.to} label={t(`go.${found.way.key}`)} />}
    >
      {found?.isChecked && (status === 'grace' || status === 'suspended')
        ? t(`banner.checked.${status}`)
        : [t(`banner.${status}`), whom].join(' ')}
    </ActionAlert>
  );
}
