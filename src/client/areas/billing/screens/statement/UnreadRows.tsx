/** The rows of a statement that cannot be read, each with its number, its text and the reason. Rule: INV-25. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatementAnswer } from '#shared/areas/billing/bankStatements';
import { PlainTable, type PlainColumn } from '#client/ui/PlainTable';
import css from './statement.module.css';

type Unread = StatementAnswer['unread'][number];

export function UnreadRows({ answer: { unread, unread_count: count } }: { answer: StatementAnswer }) {
  const { t } = useTranslation('statement');
  const id = useId();
  const columns: readonly PlainColumn<Unread>[] = [
    { key: 'row', label: t('field.row'), cell: ({ row }) => <span className="tabular">{row}</span> },
    { key: 'text', label: t('field.content'), cell: ({ text }) => <span className={css.row}>{text}</span> },
    { key: 'reason', label: t('field.because'), cell: ({ reason, cell }) => t(`reason.${reason}`, { cell: cell || t('empty') }) },
  ];
  if (!count) return null;
  return (
    <section className={css.part} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{t('unread', { count })}</h2>
      </div>
      <p className={css.muted}>{t('unreadHint')}</p>
      <PlainTable label={t('unread', { count })} columns={columns} rows={unread} rowKey={({ row }) => String(row)} stacked />
      {count > unread.length && <p className={css.muted}>{t('unreadMore', { count: count - unread.length })}</p>}
    </section>
  );
}
