/** The landing page: what Nadi is today, said honestly, and the way in. Plain CSS. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppSelector } from '../../store/hooks';
import { auth } from '../../store/modules/auth';
import { PulseArt } from '../../ui/layouts/PulseArt';
import css from './Home.module.css';

export function Home() {
  const { t } = useTranslation('public');
  const signedIn = useAppSelector(auth.selectors.loggedIn);
  const people = [
    { title: t('home.doctor'), text: t('home.doctorText') },
    { title: t('home.clinic'), text: t('home.clinicText') },
    { title: t('home.hospital'), text: t('home.hospitalText') },
  ];
  const promises = [
    { title: t('home.trustAudit'), text: t('home.trustAuditText') },
    { title: t('home.trustUndo'), text: t('home.trustUndoText') },
    { title: t('home.trustOwn'), text: t('home.trustOwnText') },
  ];
  return (
    <>
      <section className={css.hero}>
        <div className={css.inner}>
          <div>
            <p className={css.eyebrow}>{t('home.eyebrow')}</p>
            <h1>{t('home.title')}</h1>
            <p className={css.lead}>{t('home.lead')}</p>
            <Link className={css.enter} to={signedIn ? '/dashboard' : '/login'}>
              {t(signedIn ? 'home.open' : 'home.enter')}
            </Link>
          </div>
          <div className={css.art}>
            <PulseArt />
          </div>
        </div>
      </section>
      <section className={css.section} aria-labelledby="for-whom">
        <div className={css.inner}>
          <h2 id="for-whom">{t('home.forWhom')}</h2>
          <Three points={people} />
        </div>
      </section>
      <section className={`${css.section} ${css.trust}`} aria-labelledby="trust">
        <div className={css.inner}>
          <h2 id="trust">{t('home.trust')}</h2>
          <Three points={promises} />
        </div>
      </section>
    </>
  );
}

function Three({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <ul className={css.three}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
