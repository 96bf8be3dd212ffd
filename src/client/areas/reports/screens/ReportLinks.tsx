/** Leads from one report to the others that the person may open. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { hasScope } from '#shared/access';
import { declaredReports, reportNames, type ReportName } from '#shared/areas/reports/reports';
import { reportPagePath } from '#shared/kit/report';
import { may } from '#client/store/access';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import css from './reports.module.css';

export function ReportLinks({ here }: { here: ReportName }) {
  const { t } = useTranslation('reports');
  const state = useAppSelector((root) => root);
  const actor = useAppSelector(me.selectors.actor);
  const shown = reportNames.filter((name) => {
    const { pageless, scope, lists, under } = declaredReports[name];
    if (pageless || (lists === undefined) !== (declaredReports[here].lists === undefined)) return false;
    if (under !== declaredReports[here].under) return false;
    return lists ? lists.every((one) => may(state, one, 'list')) : hasScope(actor, scope);
  });
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
