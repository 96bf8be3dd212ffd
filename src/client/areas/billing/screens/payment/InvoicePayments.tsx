/** The payments of an invoice, for its page: what was paid, what waits, and a new proof instead of a rejected one. Rules: INV-6, INV-10. */
import { useMemo } from 'react';
import { Link } from 'react-router';
import { payable } from '#shared/areas/billing/domain/invoiceBalance';
import { invoice as declaredInvoice, type Invoice } from '#shared/areas/billing/resources/invoice';
import { payment, type Payment } from '#shared/areas/billing/resources/payment';
import { pathsOf, recordPath } from '#client/kit/resource/paths';
import { RelatedList } from '#client/kit/resource/show/RelatedList';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import { DateText } from '#client/ui/DateText';
import { OpenPdf } from '../invoice/OpenPdf';
import { useAccountName } from './AccountName';
import { usePaysOwn } from './usePaysOwn';
import css from './payment.module.css';

/** Whether there is a receipt of it. */
export const hasReceipt = ({ status, reversed, amount }: Payment): boolean => status === 'verified' && !reversed && amount > 0;

/** The receipt of a payment as a PDF. */
export function Receipt({ payment: { id, paid_at } }: { payment: Payment }) {
  const { own } = useWords(payment);
  return (
    <OpenPdf type={payment.type} id={id} name={`${own['receipt']} ${paid_at}`}>
      {own['receipt']!}
    </OpenPdf>
  );
}

/** Why it was rejected or reversed, and what follows from its state: a new proof, or the receipt. */
function Remark({ payment: one, again }: { payment: Payment; again: string | undefined }) {
  const { own } = useWords(payment);
  return (
    <>
      {one.reason ?? (!hasReceipt(one) && '–')}
      {one.reason && <br />}
      {one.status === 'rejected' && again && <Link to={again}>{own['sendAgain']}</Link>}
      {hasReceipt(one) && <Receipt payment={one} />}
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

const columns = ['paid_at', 'method', 'amount', 'status', 'reason'];

export function InvoicePayments({ invoice: { id, status } }: { invoice: Pick<Invoice, 'id' | 'status'> }) {
  const mayPay = useCan('payment', 'add') && payable(status);
  // Where a new proof is sent, for who may pay what is open.
  const paysOwn = usePaysOwn();
  const again = mayPay ? `${pathsOf('payment').add}?invoice=${id}` : undefined;
  const cells = useMemo(
    () => ({
      paid_at: (one: Payment) => (
        <Link to={recordPath('payment', one.id)}>
          <DateText iso={one.paid_at} />
        </Link>
      ),
      method: (one: Payment) => <Method payment={one} />,
      reason: (one: Payment) => <Remark payment={one} again={again} />,
    }),
    [again],
  );
  return (
    <RelatedList<Payment>
      name="payment"
      of={{ type: declaredInvoice.type, id }}
      columns={columns}
      cells={cells}
      adds={mayPay && !paysOwn}
      screenOnly
    />
  );
}
