/** The operator's figures of today: money, then subscriptions by status. Each leads to what it is made of; nothing for people without the permission. Rule: INV-14. */
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { hasScope } from '#shared/access';
import { invoiceReports } from '#shared/areas/billing/reports';
import { revenueReports } from '#shared/areas/clients/reports';
import { reportPath, type Report } from '#shared/kit/report';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { Money } from '#client/ui/Money';
import { formatMoney, formatNumber } from '#client/ui/formats';
import { useLanguage } from '#client/ui/useLanguage';
import { useReport } from '../../reports';
import css from './Dashboard.module.css';
import { useErrorText } from '#client/ui/useErrorText';

/** Whether an amount has tax in it: prices have none (MNY-7), and what a client owes has. */
const money = {
  revenueNow: { mrr: 'beforeTax' },
  invoicesNow: { income: 'beforeTax', open: 'withTax', overdue: 'withTax' },
} as const;
type MoneyReport = keyof typeof money;

/** Only these two: the registry has all reports, which this page does not need. */
const declared = { revenueNow: revenueReports.revenueNow, invoicesNow: invoiceReports.invoicesNow };

const statuses = ['active', 'trial', 'grace', 'suspended', 'paused'] as const;

type FigureProps = {
  report: MoneyReport;
  field: string;
  row: Readonly<Record<string, unknown>> | undefined;
  tax?: 'beforeTax' | 'withTax';
};

function Figure({ report, field, row, tax }: FigureProps) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const { kind, leadsTo } = (declared[report].columns as Report['columns'])[field]!;
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
    <div>
      <dt>{t(`columns.${field as 'mrr'}`)}</dt>
      <dd className="tabular">{row && leadsTo ? <Link to={leadsTo(row as never)}>{text}</Link> : text}</dd>
      {tax && (
        <dd className={css.tax}>
          {t(`figures.${tax}`)}
          {field === 'mrr' && row && ` · ${t('figures.yearly', { amount: formatMoney(Number(row['arr']), language, 'IDR') })}`}
        </dd>
      )}
    </div>
  );
}

/** The one row of a report, and why there is none. */
const useFigures = (report: MoneyReport) => {
  const { t } = useTranslation('reports');
  const say = useErrorText();
  const { answer, errors } = useReport(reportPath(report));
  const row = answer?.rows[0];
  const [problem] = errors;
  return { row, failure: problem && !row ? <p className={css.note}>{t('figures.failed', { why: say(problem) })}</p> : null };
};

function MoneyOf({ report }: { report: MoneyReport }) {
  const { row, failure } = useFigures(report);
  if (failure) return failure;
  return Object.entries(money[report]).map(([field, tax]) => <Figure key={field} report={report} field={field} row={row} tax={tax} />);
}

function Subscriptions() {
  const { t } = useTranslation('reports');
  const { row, failure } = useFigures('revenueNow');
  return (
    <section className={`${css.card} ${css.business}`} aria-labelledby="subscription-figures">
      <div className={css.head}>
        <h2 id="subscription-figures">{t('figures.subscriptions')}</h2>
      </div>
      {failure ?? (
        <dl className={`${css.figures} ${css.counted}`}>
          {statuses.map((field) => (
            <Figure key={field} report="revenueNow" field={field} row={row} />
          ))}
        </dl>
      )}
    </section>
  );
}

export function Figures() {
  const { t } = useTranslation('reports');
  const actor = useAppSelector(me.selectors.actor);
  const reports = (['revenueNow', 'invoicesNow'] as const).filter((name) => hasScope(actor, declared[name].scope));
  if (!reports.length) return null;
  const seesRevenue = reports.includes('revenueNow');
  return (
    <>
      <section className={`${css.card} ${css.business}`} aria-labelledby="business-figures">
        <div className={css.head}>
          <h2 id="business-figures">{t('figures.money')}</h2>
          <Link to={reportPath(seesRevenue ? 'revenue' : 'ageing')}>{t('figures.all')}</Link>
        </div>
        <dl className={css.figures}>
          {reports.map((report) => (
            <MoneyOf key={report} report={report} />
          ))}
        </dl>
      </section>
      {seesRevenue && <Subscriptions />}
    </>
  );
}
