/** The columns of the guide's sample invoices. */
import { useTranslation } from 'react-i18next';
import { DateText } from '#client/ui/DateText';
import { Money } from '#client/ui/Money';
import type { PlainColumn } from '#client/ui/PlainTable';
import { StatusChip } from '#client/ui/StatusChip';
import { tones, type Invoice } from './invoices';
import css from './useInvoiceColumns.module.css';

export type InvoiceKey = keyof Invoice;

export function useInvoiceColumns(): readonly (PlainColumn<Invoice> & { readonly key: InvoiceKey })[] {
  const { t } = useTranslation('galleryTables');
  return [
    { key: 'number', label: t('column.number'), cell: ({ number }) => <span className={css.number}>{number}</span> },
    { key: 'client', label: t('column.client'), cell: ({ client }) => client },
    { key: 'day', label: t('column.day'), cell: ({ day }) => <DateText iso={day} /> },
    {
      key: 'status',
      label: t('column.status'),
      cell: ({ status }) => <StatusChip tone={tones[status]}>{t(`status.${status}`)}</StatusChip>,
    },
    { key: 'amount', label: t('column.amount'), align: 'right', cell: ({ amount }) => <Money amount={amount} currency="IDR" /> },
  ];
}
