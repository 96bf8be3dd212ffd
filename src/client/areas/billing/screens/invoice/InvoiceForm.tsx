/** A draft as a form whose sums follow from the lines while they are typed. Once it is issued there is only its page. Rule: INV-1. */
import { Navigate, useParams } from 'react-router';
import { useAppSelector } from '#client/store/hooks';
import * as modules from '../../modules';
import { recordPath } from '#client/kit/resource/paths';
import { ResourceForm } from '#client/kit/resource/ResourceForm';
import { InvoiceSums } from './InvoiceSums';

export function InvoiceForm() {
  const { id = '' } = useParams();
  const status = useAppSelector((state) => modules.invoice.selectors.byId(state, id)?.status);
  if (status && status !== 'draft') return <Navigate to={recordPath('invoice', id)} replace />;
  return <ResourceForm name="invoice" Summary={InvoiceSums} />;
}
