/** What everything costs: the packages, their modules, and an estimate of one's own. All prices are the catalogue's. Rule: SIT-3. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cycles, type Cycle } from '#shared/areas/clients/domain/pricing';
import { inLanguage, type Catalogue } from '#shared/site';
import { CycleChoice } from './CycleChoice';
import { Estimator } from './Estimator';
import { PlanCard } from './PlanCard';
import { PlanTable } from './PlanTable';
import { useSite } from './siteData';
import { useWords } from './useWords';
import css from './Pricing.module.css';
import page from './Page.module.css';

export function Pricing() {
  const { t } = useTranslation('pricing');
  const { catalogue } = useSite();
  return (
    <>
      <div className={`${page.inner} ${css.head}`}>
        <h1 className={page.big}>{t('title')}</h1>
        <p className={page.lead}>{t('lead')}</p>
      </div>
      {!catalogue && <Away />}
      {catalogue?.packages.length === 0 && <p className={`${page.inner} ${css.away}`}>{t('none')}</p>}
      {catalogue && catalogue.packages.length > 0 && <Prices catalogue={catalogue} />}
      <Notes />
    </>
  );
}

function Away() {
  const { t } = useTranslation('pricing');
  const { language } = useSite();
  return (
    <div className={`${page.inner} ${css.away}`}>
      <h2>{t('away.title')}</h2>
      <p>{t('away.text')}</p>
      <a className={page.button} href={inLanguage('/pricing', language)}>
        {t('away.retry')}
      </a>
    </div>
  );
}

function Prices({ catalogue }: { catalogue: Catalogue }) {
  const { t } = useTranslation('pricing');
  const [cycle, setCycle] = useState<Cycle>('monthly');
  const yearly = catalogue.packages.some((plan) => plan.cycles?.includes('yearly'));
  return (
    <>
      <section className={`${page.inner} ${css.plans}`} aria-labelledby="plans">
        <h2 id="plans" className="visually-hidden">
          {t('plans')}
        </h2>
        {yearly && (
          <div className={css.choice}>
            <CycleChoice name="cycle" cycle={cycle} onChange={setCycle} />
            <span className={css.saving}>{t('cycle.saving', { months: cycles.yearly.lasts - cycles.yearly.pays })}</span>
          </div>
        )}
        <ul className={css.cards}>
          {catalogue.packages.map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </ul>
        <p className={css.tax}>{t(catalogue.tax?.pkp ? 'tax.before' : 'tax.none')}</p>
      </section>
      <PlanTable catalogue={catalogue} />
      <Estimator catalogue={catalogue} cycle={cycle} onCycle={setCycle} />
    </>
  );
}

function Notes() {
  const { t } = useTranslation('pricing');
  const { language } = useSite();
  return (
    <section className={page.section} aria-labelledby="notes">
      <div className={page.inner}>
        <h2 id="notes" className={page.title}>
          {t('notes.title')}
        </h2>
        <ul className={css.notes}>
          {useWords('pricing').notes.list.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <a href={inLanguage('/faq#bayar', language)}>{t('notes.more')}</a>
      </div>
    </section>
  );
}
