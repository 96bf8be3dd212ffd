/** What booking the chosen rows does, or did: one result for each, and their sum. Rule: INV-16. */
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookedRow } from '#shared/areas/billing/bankStatements';
import { Money } from '#client/ui/Money';
import { PlainTable, type PlainColumn } from '#client/ui/PlainTable';
import { StatusChip } from '#client/ui/StatusChip';
import css from './statement.module.css';

type Props = { title: string; hint?: string; rows: readonly BookedRow[]; action: ReactNode };

export function BookedRows({ title, hint, rows, action }: Props) {
  const { t } = useTranslation('statement');
  const id = useId();
  const columns: readonly PlainColumn<BookedRow>[] = [
    { key: 'number', label: t('field.invoice'), cell: ({ number, client }) => `${number} · ${client}` },
    { key: 'amount', label: t('field.amount'), align: 'right', cell: ({ amount }) => <Money amount={amount} currency="IDR" /> },
    {
      key: 'result',
      label: t('field.result'),
      cell: ({ result }) => <StatusChip tone={result === 'booked_before' ? 'neutral' : 'success'}>{t(`result.${result}`)}</StatusChip>,
    },
    { key: 'balance', label: t('field.balance'), align: 'right', cell: ({ balance }) => <Money amount={balance} currency="IDR" /> },
  ];
  const sum = rows.reduce((all, { amount, result }) => all + (result === 'booked_before' ? 0 : amount), 0);
  return (
    <section className={css.part} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        {hint && <span className={css.muted}>{hint}</span>}
      </div>
      <PlainTable label={title} columns={columns} rows={rows} rowKey={({ row }) => String(row)} stacked />
      <div className={css.foot}>
        <p>
          {t('total')}: <Money amount={sum} currency="IDR" />
        </p>
        {action}
      </div>
    </section>
  );
}
