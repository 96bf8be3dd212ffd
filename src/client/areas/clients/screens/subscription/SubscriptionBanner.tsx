/** Why less can be done now, and who can change that: a payment that is missing, a pause, a suspension, the end. Rule: SUB-11. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { addDays, dayOf } from '#shared/domain/calendarDays';
import { limitsSince } from '#shared/areas/clients/domain/canUse';
import type { OwnSubscription } from '#shared/areas/clients/domain/ownSubscription';
import { formatDate } from '#client/ui/formats';
import { SubscriptionIcon } from '#client/ui/icons';
import { namesOf } from '#client/ui/namesOf';
import { useLanguage } from '#client/ui/useLanguage';
import { ActionAlert } from '#client/ui/ActionAlert';
import css from './subscription.module.css';

type Props = { own: OwnSubscription; status: 'grace' | 'suspended' | 'paused' | 'ended' };

const page = '/services/subscription';

export function SubscriptionBanner({ own, status }: Props) {
  const { t } = useTranslation('modules');
  const { pathname } = useLocation();
  const language = useLanguage();
  const date = formatDate(addDays(dayOf(own.status_since, own.time_zone), limitsSince(own, own.status_since).export_within), language);
  const whom = own.owner
    ? t(`banner.owner.${status}`, { date })
    : t(`banner.staff.${status}`, { date, owners: namesOf(own.owners, language) });
  return (
    <ActionAlert
      severity={status === 'suspended' || status === 'ended' ? 'error' : 'warning'}
      icon={<SubscriptionIcon size={20} />}
      role="status"
      className={css.banner ?? ''}
      action={
        own.owner &&
        pathname !== page && (
          <Button variant="outlined" size="small" component={Link} to={page}>
            {t('go.subscription')}
          </Button>
        )
      }
    >
      {t(`banner.${status}`)} {whom}
    </ActionAlert>
  );
}
