/** The landing page: what it is, for whom, why now, how one begins, what is sold, and what we hold to. Rules: SIT-2, SIT-6. */
import { useTranslation } from 'react-i18next';
import { inLanguage } from '#shared/site';
import { Hero } from './Hero';
import { Product } from './Product';
import { Shots } from './Shots';
import { useSite } from './siteData';
import { useWords } from './useWords';
import { CallToAction } from './CallToAction';
import css from './Home.module.css';
import page from './Page.module.css';

export function Home() {
  return (
    <>
      <Hero />
      <Who />
      <Why />
      <How />
      <Product />
      <Shots />
      <Trust />
      <Close />
    </>
  );
}

type Point = { readonly name: string; readonly text: string };

const points = (list: readonly Point[]) =>
  list.map(({ name, text }) => (
    <li key={name}>
      <h3>{name}</h3>
      <p>{text}</p>
    </li>
  ));

function Who() {
  const { title, cards } = useWords('public').who;
  return (
    <section className={`${page.section} ${page.shade}`} aria-labelledby="who">
      <div className={page.inner}>
        <h2 id="who" className={page.title}>
          {title}
        </h2>
        <ul className={css.who}>{points(cards)}</ul>
      </div>
    </section>
  );
}

function Why() {
  const { t } = useTranslation('public');
  const { language } = useSite();
  return (
    <section className={page.section} aria-labelledby="why">
      <div className={`${page.inner} ${css.why}`}>
        <div>
          <p className={page.label}>{t('why.label')}</p>
          <h2 id="why" className={page.title}>
            {t('why.title')}
          </h2>
        </div>
        <div>
          <p className={css.running}>{t('why.text')}</p>
          <p>
            <a href={inLanguage('/faq#wajib', language)}>{t('why.more')}</a>
          </p>
        </div>
      </div>
    </section>
  );
}

function How() {
  const { title, steps } = useWords('public').how;
  return (
    <section className={css.how} aria-labelledby="how">
      <div className={page.inner}>
        <h2 id="how" className={page.title}>
          {title}
        </h2>
        <ol className={css.steps}>{points(steps)}</ol>
      </div>
    </section>
  );
}

function Trust() {
  const { title, list, status, statusText } = useWords('public').trust;
  return (
    <section className={`${page.section} ${page.shade}`} aria-labelledby="trust">
      <div className={page.inner}>
        <h2 id="trust" className={page.title}>
          {title}
        </h2>
        <ul className={css.trust}>{points(list)}</ul>
        <p className={css.status}>
          <strong>{status}</strong> {statusText}
        </p>
      </div>
    </section>
  );
}

function Close() {
  const { t } = useTranslation('public');
  const { language } = useSite();
  return (
    <section className={page.section} aria-labelledby="close">
      <div className={page.inner}>
        <div className={css.close}>
          <div>
            <h2 id="close" className={page.title}>
              {t('close.title')}
            </h2>
            <p>{t('close.text')}</p>
          </div>
          <div className={css.ways}>
            <CallToAction className={css.light} />
            <a className={css.clear} href={inLanguage('/pricing', language)}>
              {t('hero.prices')}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
