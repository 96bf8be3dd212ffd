/** Pictures of the running program, such as it is today. */
import { useTranslation } from 'react-i18next';
import { useWords } from './useWords';
import css from './Shots.module.css';
import page from './Page.module.css';

/** In the order of their captions; each 1280 × 800. */
const files = ['/shots/dashboard.webp', '/shots/list.webp', '/shots/access.webp'];

export function Shots() {
  const { t } = useTranslation('public');
  const captions = useWords('public').shots.list;
  return (
    <section className={page.section} aria-labelledby="shots">
      <div className={page.inner}>
        <h2 id="shots" className={page.title}>
          {t('shots.title')}
        </h2>
        <p className={page.lead}>{t('shots.lead')}</p>
        <div className={css.shots}>
          {captions.map(({ name, text, alt }, index) => (
            <figure key={name} className={css.shot}>
              <img src={files[index]} width="1280" height="800" loading="lazy" decoding="async" alt={alt} />
              <figcaption>
                <strong>{name}</strong> {text}
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
