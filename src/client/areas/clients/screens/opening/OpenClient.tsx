/** A new client with its modules in one save: who it is, its plan with prices, how it begins, and who owns it. Rule: SUB-30. */
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { sentence } from '#shared/errors';
import { fitsKind, offersOf, type Cycle, type Plan } from '#shared/areas/clients/domain/pricing';
import type { Ref } from '#shared/kit/resource';
import { useTaxRule } from '#client/areas/billing';
import type { Values } from '#client/kit/form/changes';
import { FieldList } from '#client/kit/form/FieldList';
import { ErrorSummary } from '#client/kit/form/FormNotices';
import { LeaveGuard } from '#client/kit/form/LeaveGuard';
import { pathsOf, recordPath } from '#client/kit/resource/paths';
import { useWords } from '#client/kit/useWords';
import { useAppDispatch } from '#client/store/hooks';
import { noticeShown } from '#client/storeKit/followUps';
import { newId } from '#client/storeKit/ids';
import * as modules from '../../modules';
import { Card } from '#client/ui/Card';
import { namesOf } from '#client/ui/namesOf';
import { PageHeader } from '#client/ui/PageHeader';
import { PlainAlert } from '#client/ui/PlainAlert';
import { FormSkeleton } from '#client/ui/Skeletons';
import { useLanguage } from '#client/ui/useLanguage';
import { Addons, Packages } from '../subscription/PlanChoices';
import type { PlanValues, PlanWorld } from '../subscription/planChoice';
import { useCatalogue } from '../subscription/useCatalogue';
import css from './opening.module.css';
import { OpeningTotal } from './OpeningTotal';
import { useOpeningForm } from './useOpeningForm';

type Form = ReturnType<typeof useOpeningForm>;

const planValues = (values: Values): PlanValues => ({
  package: (values['package'] as Ref | null) ?? null,
  addons: (values['addons'] as readonly Ref[] | null) ?? [],
  extraSeats: Number(values['extra_seats'] ?? 0) || 0,
  cycle: values['cycle'] as Cycle,
});

const noSeats = { included: 0, extra: 0, used: 0 };

/** What a client of this kind can have; undefined until it is known. */
const useWorld = (kind: unknown): PlanWorld | undefined => {
  const { ready, plans, offers } = useCatalogue();
  const rule = useTaxRule();
  return useMemo(() => {
    if (!ready) return undefined;
    const fitting = plans.filter((plan) => fitsKind(plan, kind as Plan['target']));
    return { plans: fitting, offers, current: [], seats: noSeats, discount: () => 0, rule };
  }, [ready, plans, offers, rule, kind]);
};

/** Another kind has other packages: the smallest of them is chosen, and its own cycle and start. */
const useFittingPackage = ({ formik, list }: Form, world: PlanWorld | undefined) => {
  const chosen = planValues(formik.values).package;
  const plan = world?.plans.find(({ id }) => id === chosen?.id);
  const [smallest] = world?.plans ?? [];
  const { onChange } = list;
  useEffect(() => {
    if (!world || plan) return;
    if (!smallest && !chosen) return;
    onChange('package', smallest ? { type: 'packages', id: smallest.id } : null);
    onChange('addons', []);
    // `onChange` is another function each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [world, plan, smallest, chosen]);
  const hasTrial = (plan?.trial_days ?? 1) > 0;
  const trial = formik.values['trial'];
  useEffect(() => {
    if (!hasTrial && trial === true) onChange('trial', false);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hasTrial, trial]);
  return plan;
};

/** What comes with the package. */
function Included({ plan, world }: { plan: Plan; world: PlanWorld }) {
  const { t } = useTranslation('subscription');
  const language = useLanguage();
  const names = offersOf(plan, world.offers).included.map(({ module_name }) => module_name);
  return names.length > 0 && <p className={css.included}>{t('opening.included', { modules: namesOf(names, language, 'conjunction') })}</p>;
}

function PlanPart({ form: { formik, plan: fields, list }, world, plan }: { form: Form; world: PlanWorld; plan: Plan | undefined }) {
  const { t } = useTranslation('subscription');
  const values = planValues(formik.values);
  const part = { list: { ...list, fields }, values, world };
  const asked = fields.filter(({ name }) => name === 'cycle' || (name === 'extra_seats' && plan?.seat_price !== null));
  return (
    <Card title={t('opening.plan')} badge={<Link to="?plan=none">{t('opening.without')}</Link>}>
      <div className={css.part}>
        {world.plans.length > 0 ? <Packages {...part} /> : <p>{t('opening.noPackage')}</p>}
        {plan && <Included plan={plan} world={world} />}
        <Addons {...part} />
        <FieldList {...list} fields={asked} />
        <OpeningTotal values={values} world={world} />
      </div>
    </Card>
  );
}

/** A trial first, where the package has one, or the first period at once. */
function StartPart({ form: { formik, list }, plan }: { form: Form; plan: Plan | undefined }) {
  const { t } = useTranslation('subscription');
  const language = useLanguage();
  const days = plan?.trial_days ?? 0;
  const problem = list.problems['trial'];
  return (
    <Card title={t('opening.start')}>
      <RadioGroup
        id="opening-trial"
        aria-label={t('opening.start')}
        value={formik.values['trial'] === true ? 'trial' : 'active'}
        onChange={(_, chosen) => list.onChange('trial', chosen === 'trial')}
      >
        <FormControlLabel
          value="trial"
          disabled={days === 0}
          control={<Radio size="small" />}
          label={t('opening.trial', { count: days })}
        />
        <FormControlLabel value="active" control={<Radio size="small" />} label={t('opening.active')} />
      </RadioGroup>
      {problem && <p className={css.problem}>{sentence(problem.code, language, problem.meta)}</p>}
    </Card>
  );
}

/** Once the client is there its page is shown. */
const useGoOn = ({ made, formik }: Form) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const name = String(formik.values['name']);
  useEffect(() => {
    if (made === null) return;
    dispatch(noticeShown({ id: newId(), variant: 'success', key: 'form:added', values: { name } }));
    void navigate(recordPath('entity', made), { replace: true });
  }, [made, name, dispatch, navigate]);
};

function Notices({ form: { problems, formik, all, notices } }: { form: Form }) {
  const language = useLanguage();
  const failure = problems[''];
  const isWrong = formik.submitCount > 0 && all.some(({ name }) => name in problems);
  return (
    <div ref={notices} tabIndex={-1} className={css.notices}>
      {failure && <PlainAlert>{sentence(failure.code, language, failure.meta)}</PlainAlert>}
      {isWrong && <ErrorSummary form="opening" fields={all} problems={problems} />}
    </div>
  );
}

function OpeningForm() {
  const { t } = useTranslation(['subscription', 'form']);
  const form = useOpeningForm();
  const { formik, own, list, busy } = form;
  const world = useWorld(formik.values['kind']);
  const plan = useFittingPackage(form, world);
  useGoOn(form);
  return (
    <form className={css.page} noValidate onSubmit={formik.handleSubmit} aria-busy={busy}>
      <Notices form={form} />
      <Card title={t('opening.client')}>
        <FieldList {...list} fields={own} />
      </Card>
      {world ? <PlanPart form={form} world={world} plan={plan} /> : <FormSkeleton fields={4} />}
      <StartPart form={form} plan={plan} />
      <div className={css.bar}>
        <Button variant="outlined" component={Link} to={pathsOf('entity').list}>
          {t('form:cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={busy}>
          {t('opening.save')}
        </Button>
      </div>
      <LeaveGuard wouldLose={form.wouldLose} onLeave={() => undefined} />
    </form>
  );
}

export function OpenClient() {
  const { t } = useTranslation('subscription');
  const { form } = useWords(modules.entity.resource);
  return (
    <>
      <PageHeader title={form.add} purpose={t('opening.purpose')} />
      <OpeningForm />
    </>
  );
}
