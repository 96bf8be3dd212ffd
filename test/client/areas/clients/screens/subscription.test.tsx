/** The page of a subscription: its invoices have the status that their own list says. Rules: INV-2, SUB-12. */
import { screen, waitFor, within } from '@testing-library/react';
import { recordPath } from '#client/kit/resource/paths';
import { clinicId, invoiceOf, listOf } from '../../../app/clinicOwner';
import { openScreen } from '../../../screens/usman';
import { resourceObject } from '../../../stubServer';

const subscription = resourceObject('clientsubsheader', {
  id: clinicId,
  number: 'SUB-1',
  status: 'grace',
  cycle: 'monthly',
  extra_seats: 0,
  adjustment: 0,
  trial_end_at: null,
  period_start: '2026-01-01T00:00:00.000Z',
  period_end: '2026-02-01T00:00:00.000Z',
  next_invoice_at: null,
  cancel_at_period_end: false,
  entity: { type: 'entity', id: clinicId },
  package: { type: 'packages', id: clinicId },
});

test('an invoice that is overdue says so in the table of its subscription; one that is not says that it is issued', async () => {
  const app = await openScreen(recordPath('clientsubsheader', clinicId), { width: 1280 });
  await app.answer('GET', `/clientsubsheader/${clinicId}`, 200, { data: subscription });
  await app.answer(
    'GET',
    '/invoices',
    200,
    listOf(invoiceOf(51, '2026-01-05', 111_000, { overdue: true }), invoiceOf(52, '2999-01-05', 111_000)),
  );
  const row = (number: string) => screen.getByRole('link', { name: number }).closest('tr, li, [role=row]') as HTMLElement;
  await waitFor(() => expect(within(row('INV/2026/01/0051')).getByText('Lewat jatuh tempo')).toBeVisible());
  expect(within(row('INV/2026/01/0052')).getByText('Terbit')).toBeVisible();
});
