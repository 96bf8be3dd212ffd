/** The choice of a package and its add-ons, with their prices and what is not there yet. Rules: SUB-12, CAT-4, CAT-12. */
import { useId, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { isAvailable } from '#shared/areas/clients/domain/availableFeatures';
import { featuresOf } from '#shared/areas/clients/domain/planLines';
import { monthlyPrice, offersOf, type Offer, type Plan } from '#shared/areas/clients/domain/pricing';
import { sentence } from '#shared/errors';
import type { FieldList } from '#client/kit/form/FieldList';
import { formatMoney } from '#client/ui/formats';
import { namesOf } from '#client/ui/namesOf';
import { useLanguage } from '#client/ui/useLanguage';
import { addonsIn, addonsOf, withAddon, type PlanValues, type PlanWorld } from './planChoice';
import css from './plan.module.css';

type FieldsProps = ComponentProps<typeof FieldList>;

type ChoiceProps = {
  type: 'radio' | 'checkbox';
  name: string;
  label: string;
  text: string;
  /** What else there is to know of it. */
  note?: string | undefined;
  disabled?: boolean;
  checked: boolean;
  onPick: (checked: boolean) => void;
};

function Choice({ type, name, label, text, note, disabled, checked, onPick }: ChoiceProps) {
  return (
    <label className={css.choice}>
      <input type={type} name={name} disabled={disabled} checked={checked} onChange={(event) => onPick(event.target.checked)} />
      <span>
        {label}
        {note && <small>{note}</small>}
      </span>
      <span className={`${css.price} tabular`}>{text}</span>
    </label>
  );
}

function Problem({ problem }: { problem: FieldsProps['problems'][string] | undefined }) {
  const language = useLanguage();
  return problem ? <p className={css.problem}>{sentence(problem.code, language, problem.meta)}</p> : null;
}

type PartProps = { list: FieldsProps; values: PlanValues; world: PlanWorld };

const labelIn = ({ fields }: FieldsProps, name: string) => fields.find((one) => one.name === name)?.label;

const useMonthly = () => {
  const { t } = useTranslation('subscription');
  const language = useLanguage();
  return (amount: number) => t('plan.monthly', { amount: formatMoney(amount, language, 'IDR') });
};

/** The modules that a package includes and whose pages are not there yet, as one sentence. */
const useComing = ({ offers }: PlanWorld) => {
  const { t } = useTranslation('subscription');
  const language = useLanguage();
  return (plan: Plan) => {
    const coming = offersOf(plan, offers).included.filter(({ feature_key }) => !isAvailable(feature_key));
    return coming.length
      ? t('plan.coming', {
          modules: namesOf(
            coming.map(({ module_name }) => module_name),
            language,
            'conjunction',
          ),
        })
      : undefined;
  };
};

/** The packages; another one keeps the add-ons that it sells, too. */
export function Packages({ list, values, world }: PartProps) {
  const group = useId();
  const monthly = useMonthly();
  const coming = useComing(world);
  const { t } = useTranslation('subscription');
  const pick = (one: Plan) => {
    list.onChange('package', { type: 'packages', id: one.id });
    list.onChange('addons', addonsIn(one, values, world));
  };
  return (
    <fieldset className={css.group}>
      <legend>{labelIn(list, 'package')}</legend>
      {world.rule && <p className={css.hint}>{t('plan.beforeTax')}</p>}
      {world.plans.map((one) => (
        <Choice
          key={one.id}
          type="radio"
          name={group}
          label={one.package_name}
          text={monthly(monthlyPrice(one, world.offers))}
          note={coming(one)}
          checked={one.id === values.package?.id}
          onPick={() => pick(one)}
        />
      ))}
      <Problem problem={list.problems['package']} />
    </fieldset>
  );
}

export function Addons({ list, values, world }: PartProps) {
  const monthly = useMonthly();
  const { t } = useTranslation('subscription');
  // What a package includes is not an add-on of the client yet.
  const held = featuresOf(world.current.filter(({ kind }) => kind === 'addon'));
  const addons: readonly Offer[] = values.package ? addonsOf(values.package, world) : [];
  if (!addons.length) return null;
  return (
    <fieldset className={css.group}>
      <legend>{labelIn(list, 'addons')}</legend>
      {addons.map((one) => (
        <Choice
          key={one.id}
          type="checkbox"
          name={one.feature_key}
          label={one.module_name}
          text={monthly(one.price)}
          note={isAvailable(one.feature_key) ? undefined : t('comingSoon')}
          disabled={!isAvailable(one.feature_key) && !held.includes(one.feature_key)}
          checked={values.addons.some(({ id }) => id === one.id)}
          onPick={(wanted) => list.onChange('addons', withAddon(values, world, one, wanted))}
        />
      ))}
      <Problem problem={list.problems['addons']} />
    </fieldset>
  );
}
