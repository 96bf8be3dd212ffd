/** An address that leads nowhere. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { brandName } from '../ui/constants';
import { NotFoundLayout } from '../ui/layouts/NotFoundLayout';
import { places } from './guards';
import { ReportButton } from './report/ReportButton';

/** The page that an explore link leads to (APP-3). */
const exploredPath = '/pages/user';

export function MissingPage() {
  const { t } = useTranslation();
  const title = t('page.missing');
  useEffect(() => {
    document.title = `${title} · ${brandName}`;
  }, [title]);
  return (
    <NotFoundLayout status={404} title={t('error.missingTitle')} message={t('error.missing')} note={t('error.missingNote')}>
      <Link to={places.afterLogin}>{t('error.toDashboard')}</Link>
      <Link to={places.outside}>{t('error.toHome')}</Link>
      <Link to={exploredPath}>{t('error.explore')}</Link>
      <ReportButton />
    </NotFoundLayout>
  );
}
