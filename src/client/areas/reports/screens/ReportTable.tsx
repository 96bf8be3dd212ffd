/** A report's rows in the cells of lists; figures lead to what they are made of, and the last line has the sums. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ReportRow } from '#shared/kit/report';
import { PlainTable } from '#client/ui/PlainTable';
import type { ShownColumn } from './ReportPage';
import css from './reports.module.css';

/** Cells of lists take records; a row of a report is one without an id. */
const asRecord = (row: ReportRow) => row as never;

const TOTAL = 'total';

export function ReportTable({
  label,
  columns,
  rows,
  totals,
}: {
  label: string;
  columns: readonly ShownColumn[];
  rows: readonly ReportRow[];
  totals: Readonly<Record<string, number>>;
}) {
  const { t } = useTranslation('reports');
  const hasTotals = Object.keys(totals).length > 0;
  const [first] = columns;
  const cellOf = ({ field, cell, declared }: ShownColumn, row: ReportRow) => {
    if (row === totals) return <strong>{field === first?.field ? t('total') : field in totals ? cell(asRecord(row)) : null}</strong>;
    const to = row[field] === null || row[field] === 0 ? undefined : declared.leadsTo?.(row);
    return to ? <Link to={to}>{cell(asRecord(row))}</Link> : cell(asRecord(row));
  };
  return (
    <div className={css.table}>
      <PlainTable
        label={label}
        dense
        // A year of months would be a page of twelve cards.
        stacked={first?.declared.kind !== 'month'}
        columns={columns.map((column) => ({
          key: column.field,
          label: column.label,
          ...(column.align && { align: column.align }),
          cell: (row: ReportRow) => cellOf(column, row),
        }))}
        rows={hasTotals ? [...rows, totals] : rows}
        rowKey={(row) => (row === totals ? TOTAL : String(rows.indexOf(row)))}
      />
    </div>
  );
}
