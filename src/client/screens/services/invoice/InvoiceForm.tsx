/** The form of invoices: their sums follow from the lines while they are typed; beneath an issued one are its payments. Rules: INV-1, INV-10. */
import { useParams } from 'react-router';
import type { Invoice } from '#shared/resources/invoice';
import { useCan } from '../../../store/access';
import { useAppSelector } from '../../../store/hooks';
import { modules } from '../../../store/modules';
import { ResourceForm } from '../../resource/ResourceForm';
import { InvoicePayments } from '../payment/InvoicePayments';
import { InvoiceSums } from './InvoiceSums';

export function InvoiceForm() {
  const { id } = useParams();
  const invoice = useAppSelector((state): Invoice | undefined => modules.invoice.selectors.byId(state, id ?? ''));
  const seesPayments = useCan('payment', 'list');
  return (
    <>
      <ResourceForm name="invoice" Summary={InvoiceSums} />
      {invoice && invoice.status !== 'draft' && seesPayments && <InvoicePayments key={invoice.id} invoice={invoice} />}
    </>
  );
}
