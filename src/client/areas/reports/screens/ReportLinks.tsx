/** Leads from one report to the others that the person may open. */
import { useTranslation } from 'react-i18next';
import { shallowEqual } from 'react-redux';
import { Link } from 'react-router';
import { hasScope } from '#shared/access';
import { declaredReports, reportNames, type ReportName } from '#shared/areas/reports/reports';
import { reportPagePath } from '#shared/kit/report';
import { may } from '#client/store/access';
import { useAppSelector } from '#client/store/hooks';
import type { RootState } from '#client/store/index';
import { me } from '#client/store/session/me';
import css from './reports.module.css';

/** A clinic's reports belong together, whichever module each of them is of. */
const isNextTo = (here: ReportName, name: ReportName): boolean => {
  const [one, other] = [declaredReports[here], declaredReports[name]];
  const isOfClinic = 'feature' in one && 'feature' in other;
  return !other.pageless && (isOfClinic || one.under === other.under) && (one.lists === undefined) === (other.lists === undefined);
};

const mayOpen = (state: RootState, name: ReportName): boolean => {
  const { lists, scope } = declaredReports[name];
  return lists ? lists.every((one) => may(state, one, 'list')) : hasScope(me.selectors.actor(state), scope);
};

export function ReportLinks({ here }: { here: ReportName }) {
  const { t } = useTranslation('reports');
  const shown = useAppSelector((state) => reportNames.filter((name) => isNextTo(here, name) && mayOpen(state, name)), shallowEqual);
  return (
    <nav className={css.links} aria-label={t('reports')}>
      {shown.map((name) => (
        <Link key={name} to={reportPagePath(name, declaredReports[name])} aria-current={name === here ? 'page' : undefined}>
          {t(`title.${name}`)}
        </Link>
      ))}
    </nav>
  );
}
