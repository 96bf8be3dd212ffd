/** The change of plan that waits for the next period, in words. Rule: SUB-10. */
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { dayOf } from '#shared/domain/calendarDays';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import { formatDate } from '#client/ui/formats';
import { namesOf } from '#client/ui/namesOf';
import { useLanguage } from '#client/ui/useLanguage';
import { pendingOf } from './pendingChange';
import type { PlanWorld } from './planChoice';
import css from './plan.module.css';
import { useClientZone } from './useClientZone';

export function WaitingChange({ header, world }: { header: Clientsubsheader; world: PlanWorld }) {
  const { t } = useTranslation('subscription');
  const language = useLanguage();
  const zone = useClientZone();
  const pending = pendingOf(header);
  const from = header.period_end ?? header.trial_end_at;
  if (!pending || from === null) return null;
  const plan = world.plans.find(({ id }) => id === pending.package);
  const addons = world.offers.filter(({ id }) => pending.addons.includes(id)).map(({ module_name }) => module_name);
  return (
    <Alert severity="info" className={css.lost ?? ''}>
      <strong>{t('waits.title')}</strong>{' '}
      {t('waits.text', { package: plan?.package_name ?? '–', date: formatDate(dayOf(from, zone), language) })}{' '}
      {addons.length > 0 && t('waits.addons', { modules: namesOf(addons, language, 'conjunction') })}{' '}
      {pending.extra_seats > 0 && t('waits.seats', { count: pending.extra_seats })}
    </Alert>
  );
}
