/** The form of invoices: their sums follow from the lines while they are typed. Rule: INV-1. */
import { ResourceForm } from '../../resource/ResourceForm';
import { InvoiceSums } from './InvoiceSums';

export const InvoiceForm = () => <ResourceForm name="invoice" Summary={InvoiceSums} />;
