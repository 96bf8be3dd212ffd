/** What is sold, feature by feature: what it is for, three things it does, and in which packages it is. */
import { useTranslation } from 'react-i18next';
import { isAvailable } from '#shared/areas/clients/domain/availableFeatures';
import { features, type Feature } from '#shared/domain/features';
import { soldIn } from '#shared/areas/clients/domain/pricing';
import { inLanguage } from '#shared/site';
import { ComingSoon } from './ComingSoon';
import { useListing } from './siteFacts';
import { useSite } from './siteData';
import { useWords } from './useWords';
import { Vignette } from './featureDrawings';
import css from './Product.module.css';
import page from './Page.module.css';

export function Product() {
  const { t } = useTranslation('public');
  const { language } = useSite();
  return (
    <section id="produk" className={`${page.section} ${page.shade}`} aria-labelledby="product">
      <div className={page.inner}>
        <p className={page.label}>{t('product.label')}</p>
        <h2 id="product" className={page.title}>
          {t('product.title')}
        </h2>
        <p className={page.lead}>
          {t('product.lead')} {!features.every(isAvailable) && t('product.someComing')}
        </p>
        <ul className={css.features}>
          {features.map((feature) => (
            <Card key={feature} feature={feature} />
          ))}
        </ul>
        <a className={page.quiet} href={inLanguage('/pricing', language)}>
          {t('product.prices')}
        </a>
      </div>
    </section>
  );
}

function Card({ feature }: { feature: Feature }) {
  const { t } = useTranslation('public');
  const { name, job, points } = useWords('features')[feature];
  return (
    <li id={feature} className={css.card}>
      <div className={css.picture}>
        <Vignette feature={feature} />
      </div>
      <h3>
        {name}
        <ComingSoon feature={feature} />
      </h3>
      <p className={css.job}>{job}</p>
      {!isAvailable(feature) && <p className={css.later}>{t('product.comingPoints')}</p>}
      <ul className={css.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <SoldIn feature={feature} />
    </li>
  );
}

function SoldIn({ feature }: { feature: Feature }) {
  const { t } = useTranslation('public');
  const { catalogue } = useSite();
  const listed = useListing();
  if (!catalogue) return null;
  const { included, addon } = soldIn(feature, catalogue);
  const everywhere = included.length > 1 && included.length === catalogue.packages.length;
  const said = [
    ...(included.length > 0 ? [everywhere ? t('product.everywhere') : t('product.included', { plans: listed(included) })] : []),
    ...(addon.length > 0 ? [t('product.addon', { plans: listed(addon) })] : []),
  ];
  return (
    <div className={css.sold}>
      {said.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
