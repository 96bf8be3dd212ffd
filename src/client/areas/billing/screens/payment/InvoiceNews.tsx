/** What became of the payments of an invoice, in a sentence: what waits for verification, what was rejected, and that it is paid. Rules: INV-6, INV-22. */
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { payable } from '#shared/areas/billing/domain/invoiceBalance';
import { isCovered } from '#shared/areas/billing/domain/payments';
import type { Invoice } from '#shared/areas/billing/resources/invoice';
import { payment, type Payment } from '#shared/areas/billing/resources/payment';
import { useShortList, type ShortList } from '#client/kit/useShortList';
import { recordPath } from '#client/kit/resource/paths';
import { useWords } from '#client/kit/useWords';
import { useAppSelector } from '#client/store/hooks';
import * as modules from '../../modules';
import { ActionAlert } from '#client/ui/ActionAlert';
import { DateText } from '#client/ui/DateText';
import { Money } from '#client/ui/Money';

/** The list's own key in the store. */
const LIST = 'news-of-invoice';

/** The payments of an invoice, the newest first. */
export const usePaymentsOf = (invoice: string): ShortList<Payment> =>
  useShortList<Payment>(modules.payment, LIST, { filter: { invoice: [invoice] } });

/** Whether proofs that wait cover what is open of an invoice, as far as its page has asked for them. */
export const useIsCovered = (invoice: Pick<Invoice, 'id' | 'balance'>): boolean =>
  useAppSelector((state) => isCovered(invoice, modules.payment.selectors.list(state, LIST).rows));

type Severity = 'info' | 'success' | 'error';

/** One payment in a sentence, with the way to its page. */
function News({ of, severity, label, children }: { of: Payment; severity: Severity; label: string | undefined; children?: ReactNode }) {
  const { own } = useWords(payment);
  return (
    <ActionAlert
      severity={severity}
      className="screen-only"
      action={
        <Button color="inherit" size="small" component={Link} to={recordPath('payment', of.id)}>
          {own['toPayment']}
        </Button>
      }
    >
      <b>{label}</b>: <Money amount={of.amount} currency="IDR" />, <DateText iso={of.paid_at} />. {children}
    </ActionAlert>
  );
}

/** The proofs among them that were sent and nobody has looked at yet. */
export function WaitingPayments({ rows }: { rows: readonly Payment[] }) {
  const { choices } = useWords(payment);
  return rows
    .filter(({ status }) => status === 'pending')
    .map((one) => <News key={one.id} of={one} severity="info" label={choices.status.pending} />);
}

const isReceived = ({ status, reversed, amount }: Payment): boolean => status === 'verified' && !reversed && amount > 0;

export function InvoiceNews({ invoice: { id, status } }: { invoice: Pick<Invoice, 'id' | 'status'> }) {
  const { own, choices } = useWords(payment);
  const { rows } = usePaymentsOf(id);
  const received = status === 'paid' ? rows.find(isReceived) : undefined;
  const [newest] = rows;
  return (
    <>
      <WaitingPayments rows={rows} />
      {received && <News of={received} severity="success" label={own['isPaid']} />}
      {newest?.status === 'rejected' && payable(status) && (
        <News of={newest} severity="error" label={choices.status.rejected}>
          {newest.reason}
        </News>
      )}
    </>
  );
}
