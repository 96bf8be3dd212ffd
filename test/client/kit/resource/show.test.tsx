/** The page of one record: what it shows of a client, where it leads, and what stays when the record is deleted meanwhile. Rules: SUB-12, LIV-1. */
import { screen, within } from '@testing-library/react';
import type { Resource } from '#shared/kit/resource';
import { resources } from '#shared/areas/resources';
import type { AnyModule } from '#client/kit/anyModule';
import { relationTo } from '#client/kit/resource/show/RelatedList';
import { modules } from '../../modules';
import { id, openScreen, page } from '../../screens/usman';
import { resourceObject } from '../../stubServer';

const client = id(31);
const at = `/entity/entity-management/detail/${client}`;
const clinic = {
  ...resourceObject('entity', {
    id: client,
    name: 'Klinik Melati',
    code: 'CL-00031',
    kind: 'clinic',
    status: 'active',
    city: 'Bandung',
    phone: '+6281234567678',
    sandbox: false,
    time_zone: 'Asia/Jakarta',
    modules: [],
    created_at: '2026-11-20T03:00:00.000Z',
    updated_at: '2026-11-20T03:00:00.000Z',
  }),
  meta: { version: 1 },
};
const told = { from: null, to: null, fields: [], amount: null, text: null, people: null };

const opened = async () => {
  const app = await openScreen(at, { width: 1280 });
  await app.answer('GET', `/entity/${client}`, 200, { data: clinic });
  return app;
};

test('given a client, then its page carries its name, says what is known of it, and leads to its form', async () => {
  await opened();
  expect(await screen.findByRole('heading', { level: 1, name: 'Klinik Melati' })).toBeVisible();
  expect(document.title).toBe('Klinik Melati · Nadi');
  expect(screen.getByRole('navigation', { name: 'Posisi halaman' })).toHaveTextContent('Klinik Melati');
  const facts = screen.getByRole('region', { name: 'Data' });
  expect(within(facts).getByText('Bandung')).toBeVisible();
  expect(within(facts).queryByText('NPWP')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ubah klien' })).toHaveAttribute('href', `/entity/entity-management/edit-entity/${client}`);
});

test('given what a client brings in and owes, then its page begins with that and its seats', async () => {
  const figures = { mrr: 475_000, unpaid_balance: 1_054_500, seats_used: 2, seats_total: 15, next_invoice_at: null };
  const app = await openScreen(at, { width: 1280 });
  await app.answer('GET', `/entity/${client}`, 200, { data: { ...clinic, attributes: { ...clinic.attributes, ...figures } } });
  const role = resourceObject('roles', { id: id(51), name: 'owner', system: true });
  const member = (last: number, name: string, of: string) =>
    resourceObject('memberships', { id: id(last), name, email: `${last}@klinik.test`, status: 'active', role: { type: 'roles', id: of } });
  const people = { ...page([member(61, 'Dewi', id(51)), member(62, 'Budi', id(52))]), included: [role] };
  await app.answer('GET', '/memberships?', 200, people);
  const strip = await screen.findByLabelText('Ringkasan klien');
  const facts = () =>
    within(strip)
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling!.textContent}`);
  expect(facts()).toEqual(expect.arrayContaining(['MRR: Rp\u00a0475.000', 'Belum dibayar: Rp\u00a01.054.500', 'Kursi: 2 / 15']));
  expect(facts().join()).not.toContain('Budi');
});

test('given its invoices, then each leads to its page, and a new one begins with the client filled in', async () => {
  const app = await opened();
  const invoice = resourceObject('invoices', { id: id(41), number: 'INV/2026/11/0001', status: 'issued', total: 527_250 });
  await app.answer('GET', '/invoices?', 200, page([invoice]));
  const [list] = await screen.findAllByRole('region', { name: 'Daftar tagihan' });
  expect(within(list!).getByRole('link', { name: 'INV/2026/11/0001' })).toHaveAttribute('href', `/services/invoice/detail/${id(41)}`);
  expect(within(list!).getByRole('link', { name: 'Tambah tagihan' })).toHaveAttribute(
    'href',
    `/services/invoice/add-invoice?entity=${client}`,
  );
});

test('given its history, then it is told in words, with who did it and which fields they changed', async () => {
  const app = await opened();
  await app.answer('GET', `/entity/${client}/history`, 200, {
    data: null,
    meta: {
      history: [
        { ...told, id: '2', at: '2026-11-21T03:00:00.000Z', event: 'update', fields: ['city', 'phone'], by: 'provider', name: null },
        { ...told, id: '1', at: '2026-11-20T03:00:00.000Z', event: 'add', by: 'provider', name: 'Admin Nadi' },
      ],
    },
  });
  const [newest, oldest] = within(await screen.findByRole('list', { name: 'Riwayat klien' })).getAllByRole('listitem');
  expect(newest).toHaveTextContent(/Diubah.*Tim kami.*Kota dan Telepon/);
  expect(oldest).toHaveTextContent(/Dibuat.*Admin Nadi/);
});

test('given a record that is deleted meanwhile, then its page stays as it was, says so and edits nothing', async () => {
  const app = await opened();
  await screen.findByRole('link', { name: 'Ubah klien' });
  await app.during(() => void app.store.dispatch(modules.entity.actions.destroy({ id: client, version: 1, deletion: id(99) })));
  expect(await screen.findByText(/baru saja dihapus/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Klinik Melati' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ubah klien' })).toBeNull();
});

test('every list that a declaration names has a relation by which it is filtered', () => {
  for (const { type, pages } of Object.values<Resource>(resources))
    for (const name of pages?.show?.lists ?? [])
      expect(relationTo({ resource: resources[name as keyof typeof resources] } as unknown as AnyModule, type)).toEqual(expect.any(String));
});
