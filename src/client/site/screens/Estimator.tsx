/** A choice of package, add-ons and seats, and what it comes to with tax. The choosing needs scripts; it says so where there are none. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choose, drop, estimate, offersOf, type Choice, type Cycle, type Plan } from '#shared/areas/clients/domain/pricing';
import type { Catalogue } from '#shared/site';
import { CycleChoice } from './CycleChoice';
import { EstimatorFields, type Step } from './EstimatorFields';
import { EstimateSheet } from './EstimateSheet';
import { registerHref } from './siteFacts';
import { useSite } from './siteData';
import css from './Estimator.module.css';
import page from './Page.module.css';

/** What the field of seats takes. */
const MOST_SEATS = 10_000;

const wholeSeats = (typed: string): number => (/^\d+$/.test(typed) ? Math.min(Number(typed), MOST_SEATS) : 0);

const addonKeys = (plan: Plan, { modules }: Catalogue) => offersOf(plan, modules).addons.map(({ feature_key }) => feature_key);

type Props = { catalogue: Catalogue; cycle: Cycle; onCycle: (cycle: Cycle) => void };

export function Estimator({ catalogue, cycle, onCycle }: Props) {
  const { t } = useTranslation('pricing');
  const { settings } = useSite();
  const { packages, modules, tax } = catalogue;
  // The middle one: most visitors are a clinic.
  const [planId, setPlanId] = useState(packages[Math.floor((packages.length - 1) / 2)]!.id);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [step, setStep] = useState<Step>();
  const [seats, setSeats] = useState('0');

  const plan = packages.find(({ id }) => id === planId) ?? packages[0]!;
  const yearly = plan.cycles?.includes('yearly') ?? false;
  const paid = yearly ? cycle : 'monthly';
  const extraSeats = plan.seat_price === null ? 0 : wholeSeats(seats);

  /** What the other package doesn't sell next to falls away; what it needs for the rest comes along. */
  const onPlan = (id: string) => {
    const addons = addonKeys(
      packages.find((other) => other.id === id)!,
      catalogue,
    );
    setPlanId(id);
    setChosen((before) =>
      before
        .filter((feature) => addons.includes(feature))
        .reduce<readonly string[]>((kept, feature) => choose(kept, feature, addons).chosen, []),
    );
    setStep(undefined);
  };
  const onAddon = (feature: string, on: boolean) => {
    const next: Choice = on ? choose(chosen, feature, addonKeys(plan, catalogue)) : drop(chosen, feature);
    setChosen(next.chosen);
    setStep({ on, feature, along: next.along });
  };

  return (
    <section className={page.section} aria-labelledby="estimate">
      <div className={page.inner}>
        <h2 id="estimate" className={page.title}>
          {t('estimator.title')}
        </h2>
        <p className={page.lead}>{t('estimator.lead')}</p>
        <noscript>
          <p className={css.noScript}>{t('estimator.noScript')}</p>
        </noscript>
        <div className={css.estimator}>
          <form className={css.form} onSubmit={(event) => event.preventDefault()}>
            {yearly && <CycleChoice name="estimateCycle" cycle={cycle} onChange={onCycle} />}
            <EstimatorFields
              catalogue={catalogue}
              plan={plan}
              chosen={chosen}
              step={step}
              seats={seats}
              mostSeats={MOST_SEATS}
              onPlan={onPlan}
              onAddon={onAddon}
              onSeats={setSeats}
            />
          </form>
          <EstimateSheet
            plan={plan}
            cycle={paid}
            tax={tax}
            result={estimate({ plan, modules, chosen, extraSeats, seatPrice: plan.seat_price ?? 0, cycle: paid, tax })}
            href={registerHref(settings, { package: plan.code, addons: chosen, seats: extraSeats, cycle: paid })}
          />
        </div>
      </div>
    </section>
  );
}
