/** Names the clinic, shows its plan and what that costs after the trial, and starts. Rule: SUB-25. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentence, type Problem } from '#shared/errors';
import type { Cycle } from '#shared/areas/clients/domain/pricing';
import type { Ref } from '#shared/kit/resource';
import type { Values } from '#client/kit/form/changes';
import { FieldList } from '#client/kit/form/FieldList';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { keepFocus } from '#client/ui/keepFocus';
import { useLanguage } from '#client/ui/useLanguage';
import { PlanFields } from '../subscription/PlanFields';
import type { PlanWorld } from '../subscription/planChoice';
import css from './start.module.css';
import type { StartPlan } from './startPlan';
import { StartSummary } from './StartSummary';
import { useStartForm } from './useStartForm';

type Props = { world: PlanWorld; first: StartPlan; isUnverified: boolean };

const idOf = (values: Values): string | undefined => (values['package'] as Ref | null)?.id;

/** What no field shows: why nothing was started, and whom to ask. */
function Refused({ problem }: { problem: Problem | undefined }) {
  const { t } = useTranslation('start');
  const language = useLanguage();
  if (!problem) return null;
  return (
    <Alert severity="error" role="alert">
      {problem.code === 'subscription.trial_used' ? t('trialUsed') : sentence(problem.code, language, problem.meta)}
    </Alert>
  );
}

const planValues = (values: Values) => ({
  package: (values['package'] as Ref | null) ?? null,
  addons: (values['addons'] as readonly Ref[] | null) ?? [],
  extraSeats: Number(values['extra_seats'] ?? 0) || 0,
  cycle: values['cycle'] as Cycle,
});

type PlanProps = {
  form: ReturnType<typeof useStartForm>;
  world: PlanWorld;
  plan: PlanWorld['plans'][number] | undefined;
  changed: boolean;
};

/** The plan and its price; its fields once the person wants to change it, or has to. */
function PlanCard({ form: { formik, plan: fields, list, problems }, world, plan, changed }: PlanProps) {
  const { t } = useTranslation('start');
  const [isOpen, setOpen] = useState(changed);
  const hasProblem = fields.some((field) => problems[field.name]);
  return (
    <section className={css.card} aria-labelledby="start-plan">
      <h2 id="start-plan">{t('plan')}</h2>
      {changed && <Alert severity="warning">{t('changed')}</Alert>}
      {plan && <StartSummary plan={plan} values={planValues(formik.values)} world={world} />}
      {isOpen || hasProblem ? (
        <PlanFields {...list} fields={fields} world={world} cycle="monthly" />
      ) : (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t('change')}
        </Button>
      )}
    </section>
  );
}

export function StartForm({ world, first: { changed, ...plan }, isUnverified }: Props) {
  const { t } = useTranslation('start');
  const profile = useAppSelector(me.selectors.profile);
  const [workplace] = useAppSelector(me.selectors.workplaces);
  const planOf = (values: Values) => world.plans.find(({ id }) => id === idOf(values));
  const isDoctor = (values: Values) => planOf(values)?.target === 'doctor';
  // A client that was named at the registration keeps its name; a doctor's practice is mostly called like the doctor.
  const name = workplace?.name ?? (isDoctor(plan) ? (profile?.name ?? '') : '');
  const started = useStartForm({ name, city: '', phone: '', npwp: '', ...plan }, isDoctor);
  const { formik, form, own, list, problems, busy } = started;
  const chosen = planOf(formik.values);
  return (
    <form ref={form} className={css.page} noValidate onSubmit={formik.handleSubmit}>
      <section className={css.card} aria-labelledby="start-clinic">
        <h2 id="start-clinic">{t(isDoctor(formik.values) ? 'practice' : 'clinic')}</h2>
        <FieldList {...list} fields={own} />
      </section>
      <PlanCard form={started} world={world} plan={chosen} changed={changed} />
      <Refused problem={problems['']} />
      {isUnverified && <Alert severity="info">{t('unverified')}</Alert>}
      <Button type="submit" variant="contained" size="large" fullWidth loading={busy} disabled={isUnverified} onMouseDown={keepFocus}>
        {t('submit', { count: chosen?.trial_days ?? 0 })}
      </Button>
      <p className={css.note}>{t('noCard')}</p>
    </form>
  );
}
