/** The rows of a statement: what came in, which invoice each may pay and why, and what the person decides. Rule: INV-13. */
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenInvoice, StatementRow } from '#shared/areas/billing/bankStatements';
import { marksOf } from '#shared/domain/typedNumber';
import type { Language } from '#shared/locale';
import { ChoiceSearch } from '#client/kit/form/ChoiceSearch';
import { DateText } from '#client/ui/DateText';
import { formatMoney } from '#client/ui/formats';
import { PlainTable, type PlainColumn } from '#client/ui/PlainTable';
import { StatusChip, type Tone } from '#client/ui/StatusChip';
import { useLanguage } from '#client/ui/useLanguage';
import css from './statement.module.css';

/** The id of the invoice that each row pays, by the row's number; null: none. */
export type Chosen = Readonly<Record<number, string | null>>;

type Props = {
  rows: readonly StatementRow[];
  open: readonly OpenInvoice[];
  chosen: Chosen;
  onChoose: (row: number, invoice: string | null) => void;
};

/** Why a row pays what is chosen for it, and how sure that is. */
const reasonOf = ({ booked, suggestion, row }: StatementRow, chosen: Chosen) => {
  if (booked) return 'booked';
  const id = chosen[row] ?? null;
  if (id === null) return 'none';
  return suggestion?.id === id ? suggestion.because : 'person';
};

const tones: Readonly<Record<ReturnType<typeof reasonOf>, Tone>> = {
  reference: 'success',
  client_and_amount: 'success',
  amount: 'warning',
  person: 'info',
  none: 'neutral',
  booked: 'neutral',
};

/** Rupiah, and the sen where there are any: interest has them. */
const withSen = (amount: number, language: Language): string => {
  const sen = Math.round((amount % 1) * 100);
  return `${formatMoney(Math.floor(amount), language, 'IDR')}${sen ? marksOf[language].point + String(sen).padStart(2, '0') : ''}`;
};

/** The open invoices as choices, by what a person knows them by. */
const useChoices = (open: readonly OpenInvoice[]) => {
  const { t } = useTranslation('statement');
  const language = useLanguage();
  return useMemo(
    () =>
      open.map(({ id, number, client, balance }) => ({
        value: id,
        name: t('open', { number, client, balance: formatMoney(balance, language, 'IDR') }),
      })),
    [open, t, language],
  );
};

type ReasonProps = Pick<Props, 'open' | 'chosen' | 'onChoose'> & { row: StatementRow };

/** Why a row pays what is chosen for it. Where nothing is: what may fit, for a person to take, or what speaks against it. */
function Reason({ row, open, chosen, onChoose }: ReasonProps) {
  const { t } = useTranslation('statement');
  const reason = reasonOf(row, chosen);
  const { suggestion, doubt } = row;
  const fits = reason === 'none' && suggestion ? open.find(({ id }) => id === suggestion.id) : undefined;
  const isSaid = doubt && (reason === 'none' || reason === suggestion?.because);
  return (
    <div>
      <StatusChip tone={tones[reason]}>{t(`because.${reason}`)}</StatusChip>
      {fits && (
        <>
          <span className={css.doubt}>{t('fits', { because: t(`because.${suggestion!.because}`), client: fits.client })}</span>
          <Button size="small" onClick={() => onChoose(row.row, fits.id)}>
            {t('take', { number: fits.number })}
          </Button>
        </>
      )}
      {isSaid && <span className={css.doubt}>{t(`doubt.${doubt!.because}`, { named: doubt!.named })}</span>}
    </div>
  );
}

/** Which client pays, whole: the field has no room for a long name after the number. */
function ChosenClient({ open, id }: { open: readonly OpenInvoice[]; id: string | null | undefined }) {
  const { t } = useTranslation('statement');
  const language = useLanguage();
  const found = open.find((one) => one.id === id);
  if (!found) return null;
  return <span className={css.client}>{t('client', { client: found.client, balance: formatMoney(found.balance, language, 'IDR') })}</span>;
}

export function StatementRows({ rows, open, chosen, onChoose }: Props) {
  const { t } = useTranslation('statement');
  const language = useLanguage();
  const options = useChoices(open);
  const columns: readonly PlainColumn<StatementRow>[] = [
    { key: 'day', label: t('field.day'), cell: ({ day }) => <DateText iso={day} /> },
    { key: 'text', label: t('field.text'), cell: ({ text }) => <span className={css.text}>{text}</span> },
    {
      key: 'amount',
      label: t('field.amount'),
      align: 'right',
      cell: ({ amount }) => <span className="tabular">{withSen(amount, language)}</span>,
    },
    {
      key: 'invoice',
      label: t('field.invoice'),
      cell: ({ row, booked }) =>
        booked ? (
          '–'
        ) : (
          <span className={css.invoice}>
            <ChoiceSearch
              id={`statement-${row}`}
              label={t('invoiceOf', { row })}
              options={options}
              chosen={chosen[row] ? [chosen[row]] : []}
              onChoose={([id]) => onChoose(row, id ?? null)}
            />
            <ChosenClient open={open} id={chosen[row]} />
          </span>
        ),
    },
    {
      key: 'because',
      label: t('field.because'),
      cell: (row) => <Reason {...{ row, open, chosen, onChoose }} />,
    },
  ];
  return <PlainTable label={t('table')} columns={columns} rows={rows} rowKey={({ row }) => String(row)} stacked />;
}
