/** The dashboard on the real store: cards and pictures from the numbers, the way into an empty catalogue, and numbers that are out of date. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Counted, Summary } from '#shared/areas/dashboard/summary';
import { attention } from '#client/areas/dashboard/screens/attention';
import { invoiceOf, listOf, ownerProfile, proofOf } from '../../../app/clinicOwner';
import { allPermissions, openApp, profileOf } from '../../../app/openApp';
import { problemDocument, resourceObject } from '../../../stubServer';

// jsdom knows no sizes and so observes none; a chart without a size draws nothing, which is all right here.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
afterEach(() => jest.restoreAllMocks());

const weekly = [0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4];
const part = (total: number, more: Partial<Counted> = {}): Counted => ({ total, recent: 10, before: 4, weekly, ...more });
const weeks = ['08-31', '09-07', '09-14', '09-21', '09-28', '10-05', '10-12', '10-19', '10-26', '11-02', '11-09', '11-16'].map(
  (day) => `2026-${day}`,
);

const full: Summary['parts'] = {
  item: part(1284, { by_status: { published: 1000, draft: 284 }, shares: { top: [{ id: 'a', name: 'Obat', count: 900 }], others: 384 } }),
  category: part(24),
  tag: part(20),
  user: part(12, { by_status: { active: 11, inactive: 1 }, shares: { top: [{ id: 'b', name: 'creator', count: 9 }], others: 0 } }),
};
const document = (parts: Summary['parts']) => ({
  meta: { summary: { zone: 'Asia/Jakarta', today: '2026-11-18', weeks, parts } satisfies Summary },
});

const catalogueOnly = ['view items', 'view categories', 'view tags'];
const creator = [...catalogueOnly, 'create items', 'create categories', 'create tags'];

const open = async (parts: Summary['parts'], role = 'admin', permissions: readonly string[] = allPermissions) => {
  const app = await openApp('/dashboard', { token: 'pass' });
  await app.during(() => app.to('GET', '/me').answer(200, profileOf(role, permissions)));
  await waitFor(() => expect(app.to('GET', '/summary')).toBeDefined());
  await app.during(() => app.to('GET', '/summary').answer(200, document(parts)));
  return app;
};

const card = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('section')!;
const asked = (app: Awaited<ReturnType<typeof open>>) => app.calls.filter(({ path }) => path.startsWith('/summary')).length;

test('an admin sees how much there is, what is new against before, and pictures with a sentence each', async () => {
  await open(full);
  await waitFor(() => expect(card('Item')).toHaveTextContent('1.284+10 dalam 30 hariNaik dari 4'));
  expect(within(card('Pengguna')).getByRole('link', { name: 'Lihat semua pengguna' })).toHaveAttribute('href', '/usman/user-management');
  expect(screen.getByRole('figure', { name: 'Item yang ditambahkan' })).toHaveAccessibleDescription(
    '10 dalam 12 minggu, 4 di antaranya minggu ini.',
  );
  expect(screen.getByRole('figure', { name: 'Status item' })).toHaveAccessibleDescription('1.000 dari 1.284 sudah terbit.');
  expect(screen.getByRole('figure', { name: 'Item per kategori' })).toHaveAccessibleDescription(
    'Terbanyak: Obat, 900 item. 384 item lainnya ada di luar enam kategori ini.',
  );
  expect(screen.getByRole('figure', { name: 'Pengguna per peran' })).toHaveAccessibleDescription('11 pengguna aktif, 1 nonaktif.');
});

test('whoever manages no items sees no catalogue, no users and nothing to add', async () => {
  await open({ ...full, user: part(1) }, 'member', catalogueOnly);
  await screen.findByRole('heading', { name: 'Aktivitas Anda' });
  expect(screen.queryByRole('heading', { level: 2, name: 'Item' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Item terbaru' })).toBeNull();
  expect(screen.queryByRole('figure')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Mulai cepat' })).toBeNull();
});

test('a person with every permission reads first what needs somebody now, each number a link to its list', async () => {
  const app = await open(full);
  const section = (await screen.findByRole('heading', { name: 'Perlu ditangani sekarang' })).closest('section')!;
  await app.during(() => app.to('GET', '/payments').answer(200, { data: [], meta: { page: { total: 3 } } }));
  const proofs = within(section).getByRole('link', { name: 'Bukti pembayaran menunggu verifikasi' });
  expect(proofs).toHaveAttribute('href', '/services/payment?status=pending');
  await waitFor(() => expect(proofs.closest('li')).toHaveTextContent('3'));
  expect(within(section).getAllByRole('link')).toHaveLength(attention.length);
});

/** The owner's dashboard with these invoices and proofs that wait. @returns a tile by its name, and the section of all */
const openAsOwner = async (invoices: readonly unknown[], proofs: readonly unknown[] = []) => {
  const app = await openApp('/dashboard', { token: 'pass' });
  await app.during(() => app.to('GET', '/me').answer(200, ownerProfile(catalogueOnly)));
  const section = (await screen.findByRole('heading', { name: 'Klinik Melati' })).closest('section')!;
  await app.during(() => app.to('GET', '/invoices').answer(200, listOf(...invoices)));
  await app.during(() => app.to('GET', '/payments').answer(200, listOf(...proofs)));
  return { app, section, tile: (name: string) => within(section).getByRole('link', { name }).closest('li')! };
};

test('an owner reads what is unpaid, until when the period runs, open tickets and people, and no catalogue', async () => {
  const { app, tile } = await openAsOwner([invoiceOf(51, '2026-01-05', 111_000), invoiceOf(52, '2999-02-05', 222_000)]);
  await waitFor(() => expect(tile('Belum dibayar')).toHaveTextContent(/Rp\s333\.000Rp\s111\.000 lewat jatuh tempo sejak 5 Jan 2026/));
  expect(tile('Orang di klinik')).toHaveTextContent('3 dari 1512 kursi masih kosong');
  expect(tile('Tiket terbuka')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 2, name: 'Item' })).toBeNull();
  expect(app.calls.filter(({ path }) => path.startsWith('/summary'))).toEqual([]);
});

const [late, later] = [invoiceOf(51, '2026-01-05', 111_000), invoiceOf(52, '2999-02-05', 222_000)];
test.each([
  ['no proof waits: the first one due', [], /Rp\s111\.000 lewat jatuh tempo sejak 5 Jan 2026/, late.id],
  ['a proof of a part waits: still the first', [proofOf(51, 100_000)], /Rp\s111\.000 lewat jatuh tempo sejak 5 Jan 2026/, late.id],
  ['a proof covers the first: the second', [proofOf(51, 111_000)], /Rp\s222\.000 jatuh tempo 5 Feb 2999/, later.id],
  [
    'proofs cover both: none',
    [proofOf(51, 111_000), proofOf(52, 222_000)],
    /lewat jatuh tempo sejak 5 Jan 2026Bukti sedang diperiksa/,
    null,
  ],
] as const)('the invoice that an owner is asked to pay where %s', async (_, proofs, note, paid) => {
  const { section, tile } = await openAsOwner([late, later], proofs);
  await waitFor(() => expect(tile('Belum dibayar')).toHaveTextContent(note));
  expect(tile('Belum dibayar')).toHaveTextContent(/Rp\s333\.000/);
  const pay = within(section).queryByRole('link', { name: 'Bayar sekarang' });
  expect(pay?.getAttribute('href') ?? null).toBe(paid && `/services/payment/add-payment?invoice=${paid}`);
});

test.each([
  ['that the person may not see', null, true, 'Mengubah item yang tidak boleh Anda lihat'],
  ['that only an id names', '0192f1c0-0000-7000-8000-000000000777', false, 'Mengubah item'],
])('what was done to a record %s is told without a name', async (_, record_label, withheld, told) => {
  const app = await open(full, 'member', [...catalogueOnly, 'view audit']);
  const line = { id: 'line-1', action: 'update', resource: 'item', record_label, withheld, actor_name: 'Dr. Sari' };
  const data = [resourceObject('audit', { ...line, created_at: '2026-11-18T03:00:00.000Z', actor: null })];
  await app.during(() => app.to('GET', '/audit').answer(200, { data, meta: { page: { total: 1 } } }));
  expect(await screen.findByText(told)).toBeInTheDocument();
});

test.each([
  [
    'nothing, an admin begins with a category',
    { category: 0, user: 1 },
    'admin',
    allPermissions,
    ['Buat kategori', 'Tambahkan item', 'Ajak rekan kerja'],
    'Tambah kategori',
  ],
  [
    'a category, an admin goes on with an item',
    { category: 1, user: 1 },
    'admin',
    allPermissions,
    ['Buat kategori', 'Tambahkan item', 'Ajak rekan kerja'],
    'Tambah item',
  ],
  [
    'nothing, a creator has two steps',
    { category: 0, user: 1 },
    'creator',
    creator,
    ['Buat kategori', 'Tambahkan item'],
    'Tambah kategori',
  ],
] as const)('given %s', async (_, { category, user }, role, permissions, steps, next) => {
  const none = { recent: 0, before: 0 };
  await open({ item: part(0, none), category: part(category, none), tag: part(0, none), user: part(user, none) }, role, permissions);
  const start = (await screen.findByRole('heading', { name: 'Mulai dari sini' })).closest('section')!;
  expect(
    within(start)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(steps);
  expect(
    within(start)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([next]);
  expect(screen.queryByRole('figure')).toBeNull();
});

test('whoever may edit items and add none is told of an empty catalogue that there is nothing yet, and is led nowhere', async () => {
  const app = await open({ item: part(0), category: part(0), tag: part(0) }, 'editor', [...catalogueOnly, 'edit items']);
  await app.during(() => app.to('GET', '/items').answer(200, { data: [], meta: { page: { total: 0 } } }));
  expect(await screen.findByText('Item yang ditambahkan tim Anda akan tampil di sini.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Mulai dari sini' })).toBeNull();
});

test('numbers that don’t come are told of with a way to ask again; once there, they stay when newer ones don’t come', async () => {
  const app = await openApp('/dashboard', { token: 'pass' });
  await app.during(() => app.to('GET', '/me').answer(200, profileOf('admin', allPermissions)));
  await waitFor(() => expect(app.to('GET', '/summary')).toBeDefined());
  await app.during(() => app.to('GET', '/summary').lose());
  await app.during(() =>
    fireEvent.click(
      within(screen.getByText('Tidak ada sambungan').closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Coba lagi' }),
    ),
  );
  await app.during(() => app.to('GET', '/summary').answer(200, document(full)));
  await waitFor(() => expect(card('Item')).toHaveTextContent('1.284'));

  const later = Date.now() + 3_600_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await app.during(() => window.document.dispatchEvent(new Event('visibilitychange')));
  await app.during(() => app.to('GET', '/summary').answer(503, problemDocument(503, 'unavailable')));
  expect(screen.getByText(/Angka terbaru belum dapat dimuat/)).toBeVisible();
  expect(card('Item')).toHaveTextContent('1.284');
});

test('who comes back to the tab after a minute is shown new numbers, and who comes back sooner asks for none', async () => {
  const app = await open(full);
  // From here on the clock stands still unless it is moved: however slow the machine is, it is the same moment.
  const start = Date.now() + 3_600_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
  const comeBack = () => app.during(() => window.document.dispatchEvent(new Event('visibilitychange')));
  await comeBack();
  const before = asked(app);
  clock.mockReturnValue(start + 59_999);
  await comeBack();
  expect(asked(app)).toBe(before);
  clock.mockReturnValue(start + 60_000);
  await comeBack();
  expect(asked(app)).toBe(before + 1);
  await app.during(() => app.to('GET', '/summary').answer(200, document({ ...full, item: part(1285) })));
  await waitFor(() => expect(card('Item')).toHaveTextContent('1.285'));
});
