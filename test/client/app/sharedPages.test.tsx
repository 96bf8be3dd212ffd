/** Pages that a client's people and people of ours share: their rows are asked for only by those who may read them. Rules: INV-10, ROL-4. */
import { waitFor } from '@testing-library/react';
import { openApp, profileOf } from './openApp';

test.each([
  ['a member who belongs to no clinic', 'member', ['view items'], 0],
  ['a creator who may not read invoices', 'creator', ['view items', 'view entity'], 0],
  ['an admin', 'admin', undefined, 1],
] as const)('%s opens the list of invoices', async (_, role, permissions, asked) => {
  const app = await openApp('/services/invoice', { token: 'pass' });
  const invoices = () => app.calls.filter(({ path }) => path.startsWith('/invoices'));
  await waitFor(() => expect(app.calls.some(({ path }) => path.startsWith('/me'))).toBe(true));
  expect(invoices()).toHaveLength(0);
  await app.during(() => app.to('GET', '/me').answer(200, profileOf(role, permissions)));
  await waitFor(() => expect(invoices()).toHaveLength(asked));
  // What comes late would be refused, and the browser would say so.
  await app.during(() => undefined);
  expect(invoices()).toHaveLength(asked);
});
