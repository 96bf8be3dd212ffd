/** The page of a payment: the proof in addition to what it has to prove, and what follows from its state: to verify it, a new proof, the receipt. Rules: INV-6, INV-8. */
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router';
import { payable } from '#shared/areas/billing/domain/invoiceBalance';
import { payment as declared, type Payment } from '#shared/areas/billing/resources/payment';
import { ResourceShow } from '#client/kit/resource/show/ResourceShow';
import { pathsOf } from '#client/kit/resource/paths';
import { useWords } from '#client/kit/useWords';
import { modules as clients } from '#client/areas/clients';
import * as modules from '../../modules';
import { useCan } from '#client/store/access';
import { useAppSelector } from '#client/store/hooks';
import { formatMoney } from '#client/ui/formats';
import { useLanguage } from '#client/ui/useLanguage';
import { hasReceipt, Receipt } from './InvoicePayments';
import { PaymentFacts } from './PaymentFacts';
import { PaymentProof } from './PaymentProof';
import { PaymentReason } from './PaymentReason';
import { usePaymentExtras } from './usePaymentExtras';

/** A new proof instead of one that was rejected, or the receipt. */
function Next({ payment }: { payment: Payment }) {
  const { own } = useWords(declared);
  const invoice = useAppSelector((state) => modules.invoice.selectors.byId(state, payment.invoice.id));
  const mayPay = useCan('payment', 'add') && payable(invoice?.status ?? null);
  if (hasReceipt(payment)) return <Receipt payment={payment} />;
  if (payment.status !== 'rejected' || !mayPay) return null;
  return (
    <Button variant="contained" component={Link} to={`${pathsOf('payment').add}?invoice=${payment.invoice.id}`}>
      {own['sendAgain']}
    </Button>
  );
}

/** What it is called: the bank's reference, else who paid how much. */
const useTitle = () => {
  const language = useLanguage();
  const known = useAppSelector(clients.entity.selectors.all);
  return ({ reference, entity, amount }: Payment): string => {
    const client = known.find(({ id }) => id === entity?.id)?.name;
    return reference ?? [client, formatMoney(amount, language, 'IDR')].filter(Boolean).join(' · ');
  };
};

export function PaymentShow() {
  const { id = '' } = useParams();
  const title = useTitle();
  const extras = usePaymentExtras(useAppSelector((state) => modules.payment.selectors.byId(state, id)));
  return (
    <ResourceShow<Payment>
      name="payment"
      title={title}
      next={(payment) => <Next payment={payment} />}
      commands={() => ({ extras })}
      above={(payment) => <PaymentReason payment={payment} />}
      aside={(payment) => <PaymentFacts payment={payment} />}
      asideFirst
    >
      {(payment) => <PaymentProof payment={payment} />}
    </ResourceShow>
  );
}
