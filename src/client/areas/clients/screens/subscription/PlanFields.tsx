/** The form of a plan: package and add-ons with their prices, seats and cycle. Rules: SUB-10, SUB-12, CAT-4. */
import Alert from '@mui/material/Alert';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cycle } from '#shared/areas/clients/domain/pricing';
import { sentence } from '#shared/errors';
import type { Ref } from '#shared/kit/resource';
import { FieldList } from '#client/kit/form/FieldList';
import { formatMoney } from '#client/ui/formats';
import { useLanguage } from '#client/ui/useLanguage';
import { Addons, Packages } from './PlanChoices';
import { outcomeOf, type PlanValues, type PlanWorld } from './planChoice';
import css from './plan.module.css';

type FieldsProps = ComponentProps<typeof FieldList>;
type Props = FieldsProps & {
  world: PlanWorld;
  /** The cycle of the subscription until now. */
  cycle: Cycle;
};

/** Asked for by hand here, or not at all: when a change is invoiced is up to the operator. The others are asked for by their kinds. */
const own: readonly string[] = ['package', 'addons', 'invoiced'];

export const planValuesOf = (values: FieldsProps['values'], cycle: Cycle): PlanValues => ({
  package: (values['package'] as Ref | null) ?? null,
  addons: (values['addons'] as readonly Ref[] | null) ?? [],
  extraSeats: Number(values['extra_seats'] ?? 0) || 0,
  cycle: (values['cycle'] as Cycle | null) ?? cycle,
});

function Outcome({ values, world }: { values: PlanValues; world: PlanWorld }) {
  const { t } = useTranslation('subscription');
  const language = useLanguage();
  const outcome = outcomeOf(values, world);
  if (!outcome) return null;
  const { short, seats, total } = outcome;
  return (
    <>
      {short && <Alert severity="error">{sentence('subscription.seats_needed', language, { used: world.seats.used, seats })}</Alert>}
      <p className={css.total}>
        <span>{t('plan.total')}</span>
        <strong className="tabular">{formatMoney(total, language, 'IDR')}</strong>
      </p>
    </>
  );
}

export function PlanFields({ world, cycle, ...list }: Props) {
  const values = planValuesOf(list.values, cycle);
  const part = { list, values, world };
  return (
    <div className={css.plan}>
      <Packages {...part} />
      <Addons {...part} />
      <FieldList {...list} fields={list.fields.filter(({ name }) => !own.includes(name))} />
      <Outcome values={values} world={world} />
    </div>
  );
}
