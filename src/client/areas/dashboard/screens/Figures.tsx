/** The operator's figures of today, each a link to what it is made of; nothing for people without the permission. Rule: INV-14. */
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { hasScope } from '#shared/access';
import { declaredReports } from '#shared/areas/reports/reports';
import { reportPath } from '#shared/kit/report';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { Money } from '#client/ui/Money';
import { formatNumber } from '#client/ui/formats';
import { useLanguage } from '#client/ui/useLanguage';
import { useReport } from '../../reports';
import css from './Dashboard.module.css';
import { useErrorText } from '#client/ui/useErrorText';

type Name = 'revenueNow' | 'invoicesNow';

/** The figures of one report; its days only say what the links are about. */
const shown = (name: Name) => Object.entries(declaredReports[name].columns).filter(([, { kind }]) => kind === 'money' || kind === 'count');

function FiguresOf({ name }: { name: Name }) {
  const { t } = useTranslation('reports');
  const say = useErrorText();
  const language = useLanguage();
  const { answer, errors } = useReport(reportPath(name));
  const [row] = answer?.rows ?? [];
  const [problem] = errors;
  if (problem && !row) return <p className={css.note}>{t('figures.failed', { why: say(problem) })}</p>;
  return (
    <dl className={css.figures}>
      {shown(name).map(([field, { kind, leadsTo }]) => {
        const value = row && Number(row[field]);
        const text =
          value === undefined ? (
            <Skeleton width={72} />
          ) : kind === 'money' ? (
            <Money amount={value} currency="IDR" />
          ) : (
            formatNumber(value, language)
          );
        return (
          <div key={field}>
            <dt>{t(`columns.${field as 'mrr'}`)}</dt>
            <dd className="tabular">{row && leadsTo ? <Link to={leadsTo(row)}>{text}</Link> : text}</dd>
          </div>
        );
      })}
    </dl>
  );
}

export function Figures() {
  const { t } = useTranslation('reports');
  const actor = useAppSelector(me.selectors.actor);
  const names = (['revenueNow', 'invoicesNow'] as const).filter((name) => hasScope(actor, declaredReports[name].scope));
  if (!names.length) return null;
  return (
    <section className={`${css.card} ${css.business}`} aria-labelledby="business-figures">
      <div className={css.head}>
        <h2 id="business-figures">{t('figures.title')}</h2>
        <Link to={reportPath(names.includes('revenueNow') ? 'revenue' : 'ageing')}>{t('figures.all')}</Link>
      </div>
      {names.map((name) => (
        <FiguresOf key={name} name={name} />
      ))}
    </section>
  );
}
