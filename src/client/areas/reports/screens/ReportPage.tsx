/** The page of any declared report: months, chart, rows with their sums, and the rows as CSV. Rule: INV-14. */
import type { ReportAnswer } from '#shared/kit/report';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { declaredReports, type ReportName } from '#shared/areas/reports/reports';
import { reportPath, type ReportRow } from '#shared/kit/report';
import { toCsv, separatorOf } from '#shared/csv';
import { useSayExport } from '#client/store/access';
import { useStore } from 'react-redux';
import type { RootState } from '#client/store/index';
import { download } from '#client/ui/download';
import { formatDate } from '#client/ui/formats';
import { EmptyState } from '#client/ui/EmptyState';
import { ErrorState } from '#client/ui/ErrorState';
import { ChartIcon, DownloadIcon, PrintIcon } from '#client/ui/icons';
import { PageHeader } from '#client/ui/PageHeader';
import { RowSkeletons } from '#client/ui/Skeletons';
import { useLanguage } from '#client/ui/useLanguage';
import { useSteadyLoading } from '#client/ui/useSteadyLoading';
import { Parameters } from './Parameters';
import { ReportChart } from './ReportChart';
import { ReportLinks } from './ReportLinks';
import { ReportTable } from './ReportTable';
import { columnOf } from './cells';
import css from './reports.module.css';
import { useReport } from './useReport';
import { useErrorText } from '#client/ui/useErrorText';

/** Rows that are shown before somebody asks for all of them. */
const FIRST = 200;

/** What the rows of a report stand for, where the person chooses it. */
const useAxis = (name: ReportName): string | undefined => {
  const { t } = useTranslation('reports');
  const [search] = useSearchParams();
  const { params, columns } = declaredReports[name];
  const by = search.get('by') ?? params['by']?.values?.[0] ?? (columns['group'] && 'doctor');
  return by ? t(`groups.${by as 'day'}`) : undefined;
};

/** The columns that are shown in the reader's language. */
const useColumns = (name: ReportName) => {
  const { t } = useTranslation('reports');
  const axis = useAxis(name);
  const language = useLanguage();
  return Object.entries(declaredReports[name].columns).flatMap(([field, declared]) =>
    declared.hidden || (declared.language ?? language) !== language
      ? []
      : [{ ...columnOf(field, declared, t, language), ...(declared.kind === 'group' && axis && { label: axis }), declared }],
  );
};

export type ShownColumn = ReturnType<typeof useColumns>[number];

function useCsv(name: ReportName, columns: readonly ShownColumn[]) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const store = useStore<RootState>();
  const sayExport = useSayExport();
  return (rows: readonly ReportRow[], query: string) => {
    const lines = rows.map((row) => columns.map(({ text }) => text(row as never, store.getState())));
    const title = t(`title.${name}`)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-');
    const table = [columns.map(({ label }) => label), ...lines];
    download(`${title}-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv', toCsv(table, separatorOf[language]));
    sayExport({ resource: name, query, ids: null }, { notify: 'grid:exported', values: { count: rows.length } });
  };
}

function Figures({ name, columns, answer }: { name: ReportName; columns: ReturnType<typeof useColumns>; answer: ReportAnswer }) {
  const { t } = useTranslation('reports');
  const [isWhole, setWhole] = useState(false);
  const axis = useAxis(name);
  const { rows, totals, cut } = answer;
  if (rows.length === 0) return <EmptyState icon={ChartIcon} title={t('empty')} message={t(`purpose.${name}`)} />;
  return (
    <>
      <ReportChart name={name} rows={rows} axis={axis} />
      <ReportTable label={t(`title.${name}`)} columns={columns} rows={isWhole ? rows : rows.slice(0, FIRST)} totals={totals} />
      {!isWhole && rows.length > FIRST && <Button onClick={() => setWhole(true)}>{t('showAll', { count: rows.length })}</Button>}
      {cut && <p className={css.cut}>{t('cut')}</p>}
    </>
  );
}

function Report({ name }: { name: ReportName }) {
  const { t } = useTranslation('reports');
  const say = useErrorText();
  const [search] = useSearchParams();
  const query = search.toString();
  const found = useReport(query ? `${reportPath(name)}?${query}` : reportPath(name));
  const columns = useColumns(name);
  const exportCsv = useCsv(name, columns);
  const { answer, status, errors, load } = found;
  const waiting = useSteadyLoading(!answer && status !== 'failed');
  const [problem] = errors;
  const rows = answer?.rows ?? [];
  return (
    <>
      <PageHeader
        title={t(`title.${name}`)}
        purpose={t(`purpose.${name}`)}
        action={
          <span className={css.actions}>
            <Button startIcon={<PrintIcon size={18} />} disabled={!rows.length} onClick={() => window.print()}>
              {t('print')}
            </Button>
            <Button startIcon={<DownloadIcon size={18} />} disabled={!rows.length} onClick={() => exportCsv(rows, query)}>
              {t('csv')}
            </Button>
          </span>
        }
      />
      <ReportLinks here={name} />
      <Parameters name={name} days={rows[0]} />
      {waiting && <RowSkeletons rows={8} height={52} />}
      {problem && <ErrorState message={say(problem)} offline={problem.code === 'network'} onRetry={load} />}
      <Period row={rows[0]} />
      {answer && <Figures name={name} columns={columns} answer={answer} />}
      <p className={css.back}>
        <BackLink name={name} />
      </p>
    </>
  );
}

/** To the page that the report is under. */
function BackLink({ name }: { name: ReportName }) {
  const { t } = useTranslation('reports');
  const report = declaredReports[name];
  return report.lists ? (
    <Link to={report.under}>{t(report.feature === 'icd' ? 'backToIcd' : 'backToReports')}</Link>
  ) : (
    <Link to="/dashboard">{t('back')}</Link>
  );
}

/** The days that a report of a client is of, also where nobody chose them. */
function Period({ row }: { row: ReportRow | undefined }) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  if (!row?.['from_day'] || !row['to_day']) return null;
  const [from, to] = [formatDate(String(row['from_day']), language), formatDate(String(row['to_day']), language)];
  return <p className={css.period}>{t('period', { from, to })}</p>;
}

/** @param name of the report, which its page has, too */
export const reportOf = (name: string) =>
  function ReportPage() {
    return <Report name={name as ReportName} />;
  };
