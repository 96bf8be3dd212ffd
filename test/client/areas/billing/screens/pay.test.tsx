/** The page to pay: the form, or what waits for verification instead; and which invoice is offered first. Rules: INV-6, INV-22. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clinicId, invoiceOf, listOf, ownerProfile, proofOf } from '../../../app/clinicOwner';
import { openApp } from '../../../app/openApp';
import { resourceObject } from '../../../stubServer';

const account = resourceObject('bank-accounts', {
  id: clinicId,
  bank: 'BCA',
  number: '5270123456',
  holder: 'PT Nadi',
  position: 1,
  status: 'active',
});
const [first, second, third] = [
  invoiceOf(51, '2026-01-05', 111_000),
  invoiceOf(52, '2026-02-05', 222_000),
  invoiceOf(53, '2026-03-05', 333_000),
];

const open = async (search: string) => {
  const app = await openApp(`/services/payment/add-payment${search}`, { token: 'pass' });
  const answer = async (path: string, document: unknown) => {
    await waitFor(() => expect(app.to('GET', path)).toBeDefined());
    await app.during(() => app.to('GET', path).answer(200, document));
  };
  await answer('/me', ownerProfile());
  await answer('/bank-accounts', listOf(account));
  return { ...app, answer };
};

const openInvoice = async (...proofs: unknown[]) => {
  const app = await open(`?invoice=${first.id}`);
  await app.answer(`/invoices/${first.id}`, { data: first });
  await app.answer('/payments', listOf(...proofs));
  return app;
};

const send = () => screen.queryByRole('button', { name: 'Kirim bukti' });
const another = () => screen.queryByRole('button', { name: 'Kirim bukti lain' });
const toPayments = () => screen.queryAllByRole('link', { name: 'Lihat pembayaran' }).map((link) => link.getAttribute('href'));

test.each([
  ['no proof', [], 0],
  ['a proof of a part', [proofOf(51, 100_000)], 1],
  ['a proof that was rejected', [proofOf(51, 111_000, { status: 'rejected', reason: 'Buram' })], 0],
])('given %s, the form is there at once, below what waits', async (_, proofs, waiting) => {
  await openInvoice(...proofs);
  await waitFor(() => expect(send()).toBeVisible());
  expect(another()).toBeNull();
  expect(toPayments()).toHaveLength(waiting);
});

test('while a proof covers what is open, it is shown instead of the form, which a button opens', async () => {
  const proof = proofOf(51, 111_000);
  const app = await openInvoice(proof);
  await waitFor(() => expect(another()).toBeVisible());
  expect(send()).toBeNull();
  expect(screen.getByText('Menunggu verifikasi')).toBeVisible();
  expect(toPayments()).toEqual([`/services/payment/detail/${proof.id}`]);
  await app.during(() => fireEvent.click(another()!));
  await waitFor(() => expect(send()).toBeVisible());
  expect(document.activeElement?.closest('form')).toBe(send()!.closest('form'));
  expect(toPayments()).toHaveLength(1);
});

test('among several invoices, one whose proof covers it comes last, and each with a proof that waits says so', async () => {
  const app = await open('');
  await app.answer('/invoices', listOf(third, first, second));
  await app.answer('/payments', listOf(proofOf(51, 111_000), proofOf(53, 100_000)));
  const choices = (await screen.findByRole('heading', { name: 'Pilih tagihan' })).closest('section')!;
  const shown = within(choices).getAllByRole('link');
  expect(shown.map((link) => link.getAttribute('href')!.slice(-2))).toEqual(['52', '53', '51']);
  expect(shown.map(({ textContent }) => textContent.includes('Menunggu verifikasi'))).toEqual([false, true, true]);
});
