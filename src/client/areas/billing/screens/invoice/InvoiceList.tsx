/** The list of invoices: each leads to its page, and what is overdue is marked. Rules: INV-2, INV-10. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '#shared/areas/billing/resources/invoice';
import type { OwnColumns } from '#client/kit/grid/declaredColumns';
import { day } from '#client/kit/grid/columns';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import * as modules from '../../modules';
import { DateText } from '#client/ui/DateText';
import { ResourceList } from '#client/kit/resource/ResourceList';
import { SavedFilters, type SavedFilter } from '#client/kit/resource/SavedFilters';
import { usePaysOwn } from '../payment/usePaysOwn';
import { InvoiceStatus } from './InvoiceStatus';
import css from './invoice.module.css';

export function InvoiceList() {
  const { t } = useTranslation('grid');
  const { own, fields, columns, choices } = useWords(modules.invoice.resource);
  const writes = useCan('invoice', 'add');
  const paysOwn = usePaysOwn();
  const shown = useMemo((): OwnColumns => {
    const due = day({ field: 'due_date', label: columns.due_date });
    const late = (iso: string) => (
      <span className={css.late}>
        <DateText iso={iso} />
        <span className="visually-hidden"> {fields.overdue}</span>
      </span>
    );
    return {
      overdue: null,
      status: {
        field: 'status',
        label: columns.status,
        // “Lewat jatuh tempo” is the longest.
        width: 160,
        cell: (row) => <InvoiceStatus invoice={row as unknown as Invoice} />,
        text: (row) => (row['overdue'] ? fields.overdue : choices.status[row['status'] as keyof typeof choices.status]),
      },
      due_date: { ...due, cell: (row) => (row['overdue'] ? late(String(row['due_date'])) : due.cell(row)) },
    };
  }, [columns, fields, choices]);
  const saved: readonly SavedFilter[] = [
    ['', t('any')],
    ['?status=issued,partially_paid&sort=due_date', own['unpaid']!],
    ['?overdue=true&sort=due_date', fields.overdue],
    ...(writes ? [['?status=draft', own['drafts']!] as const] : []),
  ];
  return (
    <ResourceList name="invoice" own={shown} purpose={paysOwn ? own['ownPurpose'] : undefined} saved={<SavedFilters filters={saved} />} />
  );
}
