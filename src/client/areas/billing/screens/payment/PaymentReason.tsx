/** Why a payment was rejected or reversed, as the client reads it. */
import { payment as declared, type Payment } from '#shared/areas/billing/resources/payment';
import { useWords } from '#client/kit/useWords';
import { PlainAlert } from '#client/ui/PlainAlert';

export function PaymentReason({ payment: { status, reason } }: { payment: Payment }) {
  const { own } = useWords(declared);
  if (!reason) return null;
  return (
    <PlainAlert tone={status === 'rejected' ? 'danger' : 'info'}>
      {own[status === 'rejected' ? 'rejectedBecause' : 'reversedBecause']} {reason}
    </PlainAlert>
  );
}
