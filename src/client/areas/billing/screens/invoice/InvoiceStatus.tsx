/** The status of an invoice: one of which something is open after the due date says that instead of being issued. Rule: INV-2. */
import { invoice as declared, type Invoice } from '#shared/areas/billing/resources/invoice';
import { useWords } from '#client/kit/useWords';
import { StatusChip } from '#client/ui/StatusChip';
import { toneOfStatus } from '#client/ui/tones';

export function InvoiceStatus({ invoice: { status, overdue } }: { invoice: Pick<Invoice, 'status' | 'overdue'> }) {
  const { fields, choices } = useWords(declared);
  if (overdue) return <StatusChip tone={toneOfStatus('overdue')}>{fields.overdue}</StatusChip>;
  return status && <StatusChip tone={toneOfStatus(status)}>{choices.status[status]}</StatusChip>;
}
