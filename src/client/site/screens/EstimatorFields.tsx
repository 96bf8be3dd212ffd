/** The fields of the estimate: one package, its add-ons, and seats beyond its own. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isAvailable } from '#shared/areas/clients/domain/availableFeatures';
import { offersOf, type Plan } from '#shared/areas/clients/domain/pricing';
import type { Catalogue } from '#shared/site';
import { formatMoney } from '../../ui/formats';
import { Money } from '../../ui/Money';
import { ComingSoon } from './ComingSoon';
import { useListing } from './siteFacts';
import { useSite } from './siteData';
import { useFeatureName } from './useFeatureName';
import css from './Estimator.module.css';

/** The add-on that was chosen or dropped last, and those that came or went with it. */
export type Step = { readonly on: boolean; readonly feature: string; readonly along: readonly string[] };

type Props = {
  catalogue: Catalogue;
  plan: Plan;
  chosen: readonly string[];
  step: Step | undefined;
  seats: string;
  mostSeats: number;
  onPlan: (id: string) => void;
  onAddon: (feature: string, on: boolean) => void;
  onSeats: (typed: string) => void;
};

export function EstimatorFields({ catalogue, plan, chosen, step, seats, mostSeats, onPlan, onAddon, onSeats }: Props) {
  const { t } = useTranslation('pricing');
  const { language } = useSite();
  const listed = useListing();
  const nameOf = useFeatureName();
  const seatsId = useId();
  const { addons } = offersOf(plan, catalogue.modules);
  const moved =
    step && step.along.length > 0
      ? t(step.on ? 'estimator.came' : 'estimator.went', { feature: nameOf(step.feature), along: listed(step.along.map(nameOf)) })
      : '';
  return (
    <>
      <fieldset className={css.group}>
        <legend>{t('estimator.plan')}</legend>
        {catalogue.packages.map(({ id, package_name }) => (
          <label key={id} className={css.option}>
            <input type="radio" name="plan" value={id} checked={id === plan.id} onChange={() => onPlan(id)} />
            <span>{package_name}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={css.group}>
        <legend>{t('estimator.addons')}</legend>
        {addons.length === 0 && <p className={css.hint}>{t('estimator.noAddons')}</p>}
        {addons.map(({ id, feature_key, price }) => (
          <label key={id} className={css.option}>
            <input
              type="checkbox"
              name={feature_key}
              disabled={!isAvailable(feature_key)}
              checked={chosen.includes(feature_key)}
              onChange={(event) => onAddon(feature_key, event.target.checked)}
            />
            <span>
              {nameOf(feature_key)}
              <ComingSoon feature={feature_key} />
            </span>
            <Money amount={price} currency="IDR" />
          </label>
        ))}
        <p role="status" className={css.moved}>
          {moved}
        </p>
      </fieldset>
      {plan.seat_price !== null && (
        <div className={css.group}>
          <label htmlFor={seatsId} className={css.label}>
            {t('estimator.seats')}
          </label>
          <input
            id={seatsId}
            className={css.number}
            type="number"
            name="seats"
            inputMode="numeric"
            min="0"
            max={mostSeats}
            step="1"
            value={seats}
            aria-describedby={`${seatsId}-hint`}
            onChange={(event) => onSeats(event.target.value)}
          />
          <p id={`${seatsId}-hint`} className={css.hint}>
            {t('estimator.seatsHint', { count: plan.seats, amount: formatMoney(plan.seat_price, language, 'IDR') })}
          </p>
        </div>
      )}
    </>
  );
}
