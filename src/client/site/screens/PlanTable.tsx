/** Every feature in every package: included, next to for so much a month, or not sold. */
import { useTranslation } from 'react-i18next';
import { needsOf } from '#shared/domain/features';
import { featuresSold, monthlyPrice, offersOf } from '#shared/areas/clients/domain/pricing';
import type { Catalogue } from '#shared/site';
import { Money } from '../../ui/Money';
import { ComingSoon } from './ComingSoon';
import { useListing } from './siteFacts';
import { useFeatureName } from './useFeatureName';
import css from './PlanTable.module.css';
import page from './Page.module.css';

export function PlanTable({ catalogue: { packages, modules } }: { catalogue: Catalogue }) {
  const { t } = useTranslation('pricing');
  const offers = packages.map((plan) => ({ plan, ...offersOf(plan, modules) }));
  return (
    <section className={`${page.section} ${page.shade}`} aria-labelledby="modules">
      <div className={page.inner}>
        <h2 id="modules" className={page.title}>
          {t('table.title')}
        </h2>
        <p className={page.lead}>{t('table.lead')}</p>
        <p className={css.hint}>{t('table.scroll')}</p>
        <div className={css.scroll} role="region" aria-labelledby="modules" tabIndex={0}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{t('table.module')}</th>
                {packages.map(({ id, package_name }) => (
                  <th key={id} scope="col">
                    {package_name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {featuresSold(modules).map((key) => (
                <tr key={key}>
                  <FeatureHead feature={key} />
                  {offers.map(({ plan, included, addons }) => (
                    <td key={plan.id}>
                      <Sold
                        included={included.some(({ feature_key }) => feature_key === key)}
                        price={addons.find(({ feature_key }) => feature_key === key)?.price}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('table.total')}</th>
                {packages.map((plan) => (
                  <td key={plan.id}>
                    <Money amount={monthlyPrice(plan, modules)} currency="IDR" />
                  </td>
                ))}
              </tr>
              {packages.some(({ seat_price }) => seat_price !== null) && (
                <tr>
                  <th scope="row">{t('table.seat')}</th>
                  {packages.map(({ id, seat_price }) => (
                    <td key={id}>
                      <Sold included={false} price={seat_price ?? undefined} />
                    </td>
                  ))}
                </tr>
              )}
            </tfoot>
          </table>
        </div>
      </div>
    </section>
  );
}

function FeatureHead({ feature }: { feature: string }) {
  const { t } = useTranslation('pricing');
  const listed = useListing();
  const nameOf = useFeatureName();
  const needs = needsOf(feature);
  return (
    <th scope="row">
      {nameOf(feature)}
      <ComingSoon feature={feature} />
      {needs.length > 0 && <span className={css.needs}>{t('table.needs', { features: listed(needs.map(nameOf)) })}</span>}
    </th>
  );
}

function Sold({ included, price }: { included: boolean; price: number | undefined }) {
  const { t } = useTranslation('pricing');
  if (included) return <span className={css.included}>{t('table.included')}</span>;
  if (price !== undefined) return <Money amount={price} currency="IDR" />;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('table.unsold')}</span>
    </>
  );
}
