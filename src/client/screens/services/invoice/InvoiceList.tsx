/** The list of invoices: each leads to its page. Rules: INV-2, INV-10. */
import { useWords } from '../../../kit/useWords';
import { useCan } from '../../../store/access';
import { modules } from '../../../store/modules';
import { ResourceList } from '../../resource/ResourceList';
import { SavedFilters, type SavedFilter } from '../../resource/SavedFilters';
import { invoicePath } from './invoicePaths';

export function InvoiceList() {
  const { own, fields } = useWords(modules.invoice.resource);
  const writes = useCan('invoice', 'add');
  const drafts: readonly SavedFilter[] = writes ? [['?status=draft', own['drafts']!]] : [];
  const saved: readonly SavedFilter[] = [
    ['?status=issued,partially_paid&sort=due_date', own['unpaid']!],
    ['?overdue=true&sort=due_date', fields.overdue],
    ...drafts,
  ];
  return <ResourceList name="invoice" open={invoicePath} more={<SavedFilters filters={saved} />} />;
}
