/** The first screen of the landing page: what it is, in a sentence, and the two ways on. */
import { useTranslation } from 'react-i18next';
import { isAvailable } from '#shared/areas/clients/domain/availableFeatures';
import { features } from '#shared/domain/features';
import { inLanguage } from '#shared/site';
import { DayArt } from './DayArt';
import { trialDaysOf, useListing } from './siteFacts';
import { useSite } from './siteData';
import { useWords } from './useWords';
import { CallToAction } from './CallToAction';
import css from './Home.module.css';
import page from './Page.module.css';

export function Hero() {
  const { t } = useTranslation('public');
  const { language, catalogue } = useSite();
  const words = useWords('features');
  const listed = useListing();
  const coming = features.filter((feature) => !isAvailable(feature));
  return (
    <section className={css.hero} aria-labelledby="hero">
      <div className={`${page.inner} ${css.heroInner}`}>
        <div>
          <p className={page.label}>{t('hero.eyebrow')}</p>
          <h1 id="hero" className={css.headline}>
            {t('hero.title')}
          </h1>
          <p className={page.lead}>{t('hero.lead')}</p>
          {coming.length > 0 && (
            <p className={css.small}>{t('hero.coming', { features: listed(coming.map((feature) => words[feature].name)) })}</p>
          )}
          <div className={css.ways}>
            <CallToAction className={page.button} />
            <a className={page.quiet} href={inLanguage('/pricing', language)}>
              {t('hero.prices')}
            </a>
          </div>
          {trialDaysOf(catalogue) > 0 && <p className={css.small}>{t('hero.free')}</p>}
        </div>
        <div className={css.art}>
          <DayArt />
        </div>
      </div>
    </section>
  );
}
