/** The list of invoices: each leads to its page. Rule: INV-10. */
import { ResourceList } from '../../resource/ResourceList';
import { invoicePath } from './invoicePaths';

export const InvoiceList = () => <ResourceList name="invoice" open={invoicePath} />;
