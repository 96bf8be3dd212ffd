/** The payments of an invoice, for its page: what was paid, what waits, and a new proof instead of a rejected one. Rules: INV-6, INV-10. */
import { Link } from 'react-router';
import { payable } from '#shared/areas/billing/domain/invoiceBalance';
import type { Invoice } from '#shared/areas/billing/resources/invoice';
import { payment, type Payment } from '#shared/areas/billing/resources/payment';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import { DateText } from '#client/ui/DateText';
import { Money } from '#client/ui/Money';
import type { PlainColumn } from '#client/ui/PlainTable';
import { StatusChip } from '#client/ui/StatusChip';
import { toneOfStatus } from '#client/ui/tones';
import { PanelTable } from '#client/kit/panels/PanelTable';
import { usePanelList } from '#client/kit/panels/usePanelList';
import { OpenPdf } from '../invoice/OpenPdf';
import { pathsOf, recordPath } from '#client/kit/resource/paths';
import { useAccountName } from './AccountName';
import css from './payment.module.css';

/** Whether there is a receipt of it. */
export const hasReceipt = ({ status, reversed, amount }: Payment): boolean => status === 'verified' && !reversed && amount > 0;

type Words = ReturnType<typeof useWords<typeof payment>>;

/** Why it was rejected or reversed, and what follows from its state: a new proof, or the receipt. */
function Remark({ payment: one, again }: { payment: Payment; again: string | undefined }) {
  const { own } = useWords(payment);
  return (
    <>
      {one.reason ?? (!hasReceipt(one) && '–')}
      {one.reason && <br />}
      {one.status === 'rejected' && again && <Link to={again}>{own['sendAgain']}</Link>}
      {hasReceipt(one) && (
        <OpenPdf type={payment.type} id={one.id} name={`${own['receipt']} ${one.paid_at}`}>
          {own['receipt']!}
        </OpenPdf>
      )}
    </>
  );
}

/** How it was paid, and into which account. */
function Method({ payment: one }: { payment: Payment }) {
  const { choices } = useWords(payment);
  const account = useAccountName(one);
  return (
    <>
      {choices.method[one.method]}
      {account && (
        <>
          <br />
          <small className={`tabular ${css.number}`}>{account}</small>
        </>
      )}
    </>
  );
}

/** @param again where a new proof is sent; undefined for who may not pay, or where nothing is open */
const columnsOf = ({ fields, choices }: Words, again: string | undefined): PlainColumn<Payment>[] => [
  {
    key: 'paid_at',
    label: fields.paid_at,
    cell: (one) => (
      <Link to={recordPath('payment', one.id)}>
        <DateText iso={one.paid_at} />
      </Link>
    ),
  },
  { key: 'method', label: fields.method, cell: (one) => <Method payment={one} /> },
  { key: 'amount', label: fields.amount, cell: ({ amount }) => <Money amount={amount} currency="IDR" /> },
  {
    key: 'status',
    label: fields.status,
    cell: ({ status: state }) => state && <StatusChip tone={toneOfStatus(state)}>{choices.status[state]}</StatusChip>,
  },
  {
    key: 'reason',
    label: fields.reason,
    cell: (one) => <Remark payment={one} again={again} />,
  },
];

export function InvoicePayments({ invoice: { id, status } }: { invoice: Pick<Invoice, 'id' | 'status'> }) {
  const words = useWords(payment);
  const list = usePanelList<Payment>('payment', 'of-invoice', { invoice: [id] });
  const mayPay = useCan('payment', 'add') && payable(status);
  const { add } = pathsOf('payment');
  return (
    <section className={css.panel} aria-label={words.list.title}>
      <h2>{words.list.title}</h2>
      <PanelTable label={words.list.title} list={list} columns={columnsOf(words, mayPay ? `${add}?invoice=${id}` : undefined)} />
    </section>
  );
}
