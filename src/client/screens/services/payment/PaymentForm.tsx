/** The form of payments: beneath the values of a new one where to transfer to, and of one that waits its proof to be looked at. Rules: INV-6, INV-15. */
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { dayOf, defaultZone } from '#shared/domain/calendarDays';
import { isUuid } from '#shared/kit/values';
import { ResourceForm } from '../../resource/ResourceForm';
import { PaymentSummary } from './PaymentSummary';

/** The invoice that the address names, as a person came from its page to pay it; today. */
const useGiven = (isNew: boolean) => {
  const [parameters] = useSearchParams();
  const invoice = isNew ? parameters.get('invoice') : null;
  return useMemo(
    () =>
      isUuid(invoice)
        ? {
            from: invoice,
            values: { invoice: { type: 'invoices', id: invoice }, paid_at: dayOf(new Date().toISOString(), defaultZone) },
          }
        : undefined,
    [invoice],
  );
};

export function PaymentForm() {
  const { id } = useParams();
  const given = useGiven(id === undefined);
  return <ResourceForm key={given?.from ?? ''} name="payment" Summary={PaymentSummary} given={given} />;
}
