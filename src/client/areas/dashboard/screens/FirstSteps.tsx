/** The first steps of a new clinic while its trial runs: they tick themselves off by what is there. With what is unlocked, and the days left. Rule: SUB-25. */
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { nameIn } from '#shared/areas/catalogue/domain/names';
import { addDays, dayOf, daysLeft } from '#shared/domain/calendarDays';
import { isAvailable } from '#shared/areas/clients/domain/availableFeatures';
import { clientInstant, type OwnSubscription } from '#shared/areas/clients/domain/ownSubscription';
import { useShortList } from '#client/kit/useShortList';
import { useAppSelector } from '#client/store/hooks';
import { modules as clients } from '../../clients';
import { modules as cashier } from '../../cashier';
import { me } from '#client/store/session/me';
import { formatDate } from '#client/ui/formats';
import { namesOf } from '#client/ui/namesOf';
import { useLanguage } from '#client/ui/useLanguage';
import { pathsOf } from '#client/kit/resource/paths';
import css from './StartHere.module.css';
import { Steps, type Step } from './Steps';

/** The lists' own key in their slices. */
const LIST = 'firstSteps';
const one = { page: { number: 1, size: 1 } };
const trials = { filter: { status: ['trial'] } };

/** Whether the clinic has services; the subscription of the trial, once it is known. */
const useClinic = ({ id }: OwnSubscription) => {
  const services = useShortList(cashier.service, LIST, one);
  const headers = useShortList(clients.clientsubsheader, LIST, trials);
  return {
    // A person who may not read services still sees the other steps.
    ready: (services.isKnown || services.status === 'failed') && headers.isKnown,
    hasServices: services.rows.length > 0,
    header: headers.rows.find((one) => one.id === id),
  };
};

const useSteps = (own: OwnSubscription, hasServices: boolean): Step[] => {
  const { t } = useTranslation('dashboard');
  const profile = useAppSelector(me.selectors.profile);
  const sold = own.features.some(({ feature, end }) => feature === 'services' && end === null);
  const step = (name: 'services' | 'people' | 'safety', to: string, done: boolean): Step => ({
    name,
    to,
    done,
    title: t(`steps.${name}.title`),
    why: t(`steps.${name}.why`),
    go: t(`steps.${name}.go`),
  });
  return [
    { name: 'clinic', to: '', go: '', done: true, title: t('steps.clinic.title'), why: t('steps.clinic.why') },
    ...(sold ? [step('services', pathsOf('service').add, hasServices)] : []),
    step('people', pathsOf('membership').add, own.seats.used > 1),
    step('safety', '/usman/user-profile', profile?.two_step === true),
  ];
};

function OfTrial({ own }: { own: OwnSubscription }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const { ready, hasServices, header } = useClinic(own);
  const steps = useSteps(own, hasServices);
  const clinic = useAppSelector(me.selectors.workplaces).find(({ id }) => id === header?.entity.id)?.name ?? '';
  const ends = header?.trial_end_at;
  if (!ready) return <Skeleton variant="rounded" height={236} className={css.waiting ?? ''} />;
  if (!ends) return null;
  const last = addDays(dayOf(ends, own.time_zone), -1);
  const held = own.features.filter(({ end }) => end === null);
  const named = (isThere: boolean) => held.filter(({ feature }) => isAvailable(feature) === isThere).map((one) => nameIn(one, language));
  const [open, coming] = [named(true), named(false)];
  return (
    <section className={css.start} aria-labelledby="first-steps">
      <h2 id="first-steps">{t('steps.title', { clinic })}</h2>
      <p>
        {t('steps.purpose', {
          count: daysLeft(ends, clientInstant(own, new Date()), own.time_zone),
          date: formatDate(last, language),
        })}{' '}
        {open.length > 0 && t('steps.modules', { modules: namesOf(open, language, 'conjunction') })}{' '}
        {coming.length > 0 && t('steps.coming', { modules: namesOf(coming, language, 'conjunction') })}
      </p>
      <Steps steps={steps} />
      <Button className={css.go ?? ''} component={Link} to="/services/subscription" variant="outlined">
        {t('steps.plan')}
      </Button>
    </section>
  );
}

/** Only for owners: the others have nothing to decide. */
export function FirstSteps() {
  const own = useAppSelector(me.selectors.subscription);
  return own?.owner && own.status === 'trial' ? <OfTrial own={own} /> : null;
}
