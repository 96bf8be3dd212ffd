/** Leads somebody who has no clinic yet to the page that starts one. Rule: SUB-25. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import css from './StartHere.module.css';

export function BeginClinic() {
  const { t } = useTranslation('dashboard');
  const start = useAppSelector(me.selectors.start);
  if (!start) return null;
  return (
    <section className={css.start} aria-labelledby="begin-clinic">
      <h2 id="begin-clinic">{t('begin.title')}</h2>
      <p>
        {t('begin.purpose')} {start.plan && t('begin.chosen')}
      </p>
      <Button className={css.go ?? ''} component={Link} to="/services/start" variant="contained">
        {t('begin.go')}
      </Button>
    </section>
  );
}
