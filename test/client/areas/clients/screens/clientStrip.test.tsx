/** What is asked for first of a client, in the reader's language. Rules: CAT-13, SUB-20. */
import { screen } from '@testing-library/react';
import { recordPath } from '#client/kit/resource/paths';
import { locale } from '#client/store/flows/locale';
import { clinicId } from '../../../app/clinicOwner';
import { openScreen } from '../../../screens/usman';
import { resourceObject } from '../../../stubServer';

const header = resourceObject('clientsubsheader', {
  id: clinicId,
  number: 'SUB-1',
  status: 'active',
  cycle: 'monthly',
  extra_seats: 0,
  adjustment: 0,
  pending_change: null,
  period_start: '2026-10-31T17:00:00.000Z',
  period_end: '2026-11-30T17:00:00.000Z',
  billed_until: '2026-12-31T17:00:00.000Z',
  next_invoice_at: null,
  cancel_at_period_end: false,
  created_at: '2026-11-01T00:00:00.000Z',
  entity: { type: 'entity', id: clinicId },
  package: { type: 'packages', id: clinicId },
});

const client = resourceObject('entity', {
  id: clinicId,
  code: 'CL-1',
  name: 'Klinik Melati',
  kind: 'clinic',
  subscription_status: 'active',
  mrr: 475_000,
  unpaid_balance: 0,
  next_invoice_at: null,
  time_zone: 'Asia/Jakarta',
  clientsubsheader: [{ type: 'clientsubsheader', id: clinicId }],
});

test('the plan is called as the reader calls it; once the next period is billed, it says until when', async () => {
  const app = await openScreen(recordPath('entity', clinicId), { width: 1280 });
  await app.during(() => void app.store.dispatch(locale.actions.chosen('en')));
  await app.answer('GET', `/entity/${clinicId}`, 200, { data: client, included: [header] });
  await app.answer('GET', `/packages/${clinicId}`, 200, {
    data: resourceObject('packages', { id: clinicId, package_name: 'Klinik', package_name_en: 'Clinic', status: 'active' }),
  });
  const plans = await screen.findAllByRole('link', { name: 'Clinic' });
  expect(plans.map((link) => link.getAttribute('href'))).toContain(recordPath('clientsubsheader', clinicId));
  expect(screen.queryByRole('link', { name: 'Klinik' })).toBeNull();
  expect(screen.getByText('Billed until').parentElement).toHaveTextContent('31 Dec 2026');
});
