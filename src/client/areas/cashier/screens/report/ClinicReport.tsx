/** A clinic's figures of a time at a glance, each leading to its report. Rules: RPT-1, RPT-8. */
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { cashierReports } from '#shared/areas/cashier/reports';
import { reportPath, type ReportColumn, type ReportRow } from '#shared/kit/report';
import { Card } from '#client/ui/Card';
import { ErrorState } from '#client/ui/ErrorState';
import { formatDate, formatNumber } from '#client/ui/formats';
import { Money } from '#client/ui/Money';
import { PageHeader } from '#client/ui/PageHeader';
import { RowSkeletons } from '#client/ui/Skeletons';
import { useErrorText } from '#client/ui/useErrorText';
import { useLanguage } from '#client/ui/useLanguage';
import { Presets, ReportChart, ReportLinks, useReport } from '../../../reports';
import css from './clinicReport.module.css';

const { columns } = cashierReports.clinicOverview;
const shown = (Object.entries(columns) as [keyof typeof columns, ReportColumn][]).filter(([, { hidden }]) => !hidden);

/** To one decimal: minutes need no more at a glance. */
const rounded = (value: number): number => Math.round(value * 10) / 10;

function Figure({ name, row }: { name: keyof typeof columns; row: ReportRow }) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const { kind, leadsTo } = columns[name] as ReportColumn;
  const value = row[name];
  const text = kind === 'money' ? <Money amount={Number(value)} currency="IDR" /> : formatNumber(rounded(Number(value)), language);
  return (
    <div className={css.figure}>
      <dt>{t(`columns.${name as 'visits'}`)}</dt>
      <dd className="tabular">{value === null ? '–' : leadsTo ? <Link to={leadsTo(row)}>{text}</Link> : text}</dd>
    </div>
  );
}

/** The days that the figures are of. */
function Period({ row }: { row: ReportRow }) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const [from, to] = [row['from_day'], row['to_day']].map((day) => formatDate(String(day), language));
  return <p className={css.period}>{t('period', { from: from!, to: to! })}</p>;
}

const charts = ['clinicIncome', 'clinicVisits'] as const;

/** A report of the same days as a chart: by day, or by payer where it is one day. */
function Chart({ name, row: { from_day, to_day } }: { name: (typeof charts)[number]; row: ReportRow }) {
  const { t } = useTranslation('reports');
  const by = from_day === to_day ? 'payer' : 'day';
  const { answer } = useReport(`${reportPath(name)}?from=${from_day}&to=${to_day}&by=${by}`);
  if (!answer?.rows.length) return null;
  return <ReportChart name={name} rows={answer.rows} axis={t(`groups.${by}`)} />;
}

export function ClinicReport() {
  const { t } = useTranslation('reports');
  const { t: common } = useTranslation();
  const say = useErrorText();
  const [search] = useSearchParams();
  const query = search.toString();
  const { answer, errors, load } = useReport(`${reportPath('clinicOverview')}${query && `?${query}`}`);
  const row = answer?.rows[0];
  const [problem] = errors;
  return (
    <>
      <PageHeader title={common('page.clinicReport')} purpose={t('purpose.clinicOverview')} />
      <ReportLinks here="clinicOverview" />
      <div className={css.presets}>
        <Presets />
      </div>
      {problem && <ErrorState message={say(problem)} offline={problem.code === 'network'} onRetry={load} />}
      {!row && !problem && <RowSkeletons rows={3} height={72} />}
      {row && (
        <Card>
          <Period row={row} />
          <dl className={css.figures}>
            {shown.map(([name]) => (
              <Figure key={name} name={name} row={row} />
            ))}
          </dl>
        </Card>
      )}
      {row && (
        <div className={css.charts}>
          {charts.map((name) => (
            <Chart key={name} name={name} row={row} />
          ))}
        </div>
      )}
    </>
  );
}
