/** The bell: how many are unread, what they say, that one is read and then all are, and that it asks again. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { i18n } from '#client/app/i18n';
import { openApp, profileOf } from '../openApp';
import { resourceObject } from '../../stubServer';
import { id, page } from '../../screens/usman';

const one = (number: number, kind: string, values: object = {}) =>
  resourceObject('notifications', {
    id: id(number),
    kind,
    data: {},
    link: '/usman/user-profile',
    read: false,
    read_at: null,
    created_at: '2026-11-20T03:00:00.000Z',
    updated_at: '2026-11-20T03:00:00.000Z',
    user: { type: 'users', id: id(1) },
    ...values,
  });

const unreadPath = '/notifications?page[number]=1&page[size]=1&filter[read]=false';
const pagePath = (number: number) => `/notifications?page[number]=${number}&page[size]=30`;

/** A member's dashboard, where so many are unread. */
async function openBell(unread: number) {
  const app = await openApp('/dashboard', { token: 'pass' });
  await app.during(() => app.to('GET', '/me').answer(200, profileOf('member', ['view items'])));
  const asked = () => app.calls.filter(({ path }) => path === unreadPath).length;
  const count = async (total: number) => {
    await waitFor(() => expect(app.to('GET', unreadPath)).toBeDefined());
    await app.during(() => app.to('GET', unreadPath).answer(200, page([], total)));
  };
  await count(unread);
  const open = async () => app.during(async () => fireEvent.click(await screen.findByRole('button', { name: /^Notifikasi/ })));
  const list = async (rows: readonly object[], total = rows.length, number = 1) => {
    await waitFor(() => expect(app.to('GET', pagePath(number))).toBeDefined());
    await app.during(() => app.to('GET', pagePath(number)).answer(200, page(rows, total)));
  };
  return { ...app, asked, count, open, list };
}

test.each([
  [0, 'Notifikasi', ''],
  [3, 'Notifikasi, 3 belum dibaca', '3'],
  [9, 'Notifikasi, 9 belum dibaca', '9'],
  [12, 'Notifikasi, 12 belum dibaca', '9+'],
])('given %i unread, then the bell is called %j and shows %j', async (unread, name, badge) => {
  await openBell(unread);
  expect(await screen.findByRole('button', { name })).toHaveTextContent(badge);
});

test('each says what happened in the reader’s language, and the unread ones say that they are new', async () => {
  const app = await openBell(1);
  await app.open();
  await app.list([
    one(11, 'signed_in_new_device', { data: { user_agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0', ip: '10.0.0.7' } }),
    one(12, 'role_changed', { data: { roles: ['creator', 'member'] }, read: true, read_at: '2026-11-20T04:00:00.000Z' }),
    one(13, 'something_to_come', { read: true, read_at: '2026-11-20T04:00:00.000Z' }),
    one(14, 'person_entered', {
      data: { name: 'Ani', client: 'Klinik Melati', role: 'admin_klinik' },
      read: true,
      read_at: '2026-11-20T04:00:00.000Z',
    }),
  ]);
  const rows = within(await screen.findByRole('dialog', { name: 'Notifikasi' })).getAllByRole('link');
  expect(rows.map((row) => within(row).queryByText('Baru') !== null)).toEqual([true, false, false, false]);
  expect(rows[0]).toHaveTextContent('Chrome di Windows, 10.0.0.7');
  expect(rows[1]).toHaveTextContent('Kreator, Anggota');
  expect(rows[2]).toHaveTextContent('Ada kabar baru');
  expect(rows[3]).toHaveTextContent('Ani kini bekerja di Klinik Melati sebagai Admin klinik.');
});

test('a package is called by its name in the reader’s language, and by its only name where it has no other', async () => {
  const app = await openBell(2);
  await app.open();
  const changed = { client: 'Klinik Melati', date: '2026-12-01' };
  await app.list([
    one(11, 'plan_changed', { data: { ...changed, package: 'Rumah Sakit', package_en: 'Hospital' } }),
    one(12, 'plan_changed', { client: id(91), data: { ...changed, package: 'Apotek Plus' } }),
  ]);
  const said = () =>
    within(screen.getByRole('dialog'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(said()).toEqual([
    expect.stringContaining('memakai paket Rumah Sakit mulai'),
    expect.stringContaining('memakai paket Apotek Plus mulai'),
  ]);
  await app.during(() => i18n.changeLanguage('en'));
  expect(said()).toEqual([expect.stringContaining('is on Hospital from'), expect.stringContaining('is on Apotek Plus from')]);
});

test('a press reads it, leads to its page, and counts anew', async () => {
  const app = await openBell(1);
  await app.open();
  await app.list([one(11, 'password_changed')]);
  await app.during(async () => fireEvent.click(await screen.findByRole('link', { name: /Kata sandi Anda diganti/ })));
  const call = app.to('PATCH', '/notifications');
  expect(call.path).toBe(`/notifications/${id(11)}`);
  expect(call.body).toMatchObject({ data: { attributes: { read_at: expect.stringMatching(/^\d{4}-/) } } });
  const before = app.asked();
  await app.during(() =>
    call.answer(200, { data: one(11, 'password_changed', { version: 2, read: true, read_at: '2026-11-21T03:00:00.000Z' }) }),
  );
  await waitFor(() => expect(app.asked()).toBe(before + 1));
  await app.count(0);
  await waitFor(() => expect(app.at()).toBe('/usman/user-profile'));
  expect(await screen.findByRole('button', { name: 'Notifikasi' })).toBeVisible();
});

test('all are read by one call, and what is shown is asked for again', async () => {
  const app = await openBell(2);
  await app.open();
  await app.list([one(11, 'password_changed'), one(12, 'two_step_on')]);
  await app.during(async () => fireEvent.click(await screen.findByRole('button', { name: 'Tandai semua dibaca' })));
  const [counted, listed] = [app.asked(), app.calls.filter(({ path }) => path === pagePath(1)).length];
  await app.during(() => app.to('POST', '/notifications/read').answer(204));
  await waitFor(() =>
    expect([app.asked(), app.calls.filter(({ path }) => path === pagePath(1)).length]).toEqual([counted + 1, listed + 1]),
  );
});

test('older ones come by a press, each once', async () => {
  const app = await openBell(0);
  await app.open();
  const newest = Array.from({ length: 10 }, (_, index) =>
    one(20 + index, 'two_step_on', { read: true, read_at: '2026-11-20T04:00:00.000Z' }),
  );
  await app.list(newest, 12);
  await app.during(async () => fireEvent.click(await screen.findByRole('button', { name: 'Muat lebih banyak' })));
  await app.list(newest, 12);
  await app.list([newest[9]!, one(31, 'two_step_off'), one(32, 'password_reset')], 12, 2);
  await waitFor(() => expect(within(screen.getByRole('dialog', { name: 'Notifikasi' })).getAllByRole('link')).toHaveLength(12));
  expect(screen.queryByRole('button', { name: 'Muat lebih banyak' })).toBeNull();
});

test('given none, then it says what will be told here', async () => {
  const app = await openBell(0);
  await app.open();
  await app.list([]);
  expect(await screen.findByText('Belum ada notifikasi')).toBeVisible();
});

test('given a list that can’t be had, then it can be asked for again', async () => {
  const app = await openBell(1);
  await app.open();
  await waitFor(() => expect(app.to('GET', pagePath(1))).toBeDefined());
  await app.during(() => app.to('GET', pagePath(1)).lose());
  await app.during(async () => fireEvent.click(await screen.findByRole('button', { name: 'Coba lagi' })));
  await app.list([one(11, 'password_changed')]);
  expect(await screen.findByRole('link', { name: /Kata sandi Anda diganti/ })).toBeVisible();
});

test('opening it asks how many there are by now', async () => {
  const app = await openBell(0);
  const before = app.asked();
  await app.open();
  expect(app.asked()).toBe(before + 1);
  await app.count(2);
  expect(await screen.findByRole('button', { name: 'Notifikasi, 2 belum dibaca', hidden: true })).toBeInTheDocument();
});

test('a page that comes into view again asks at once', async () => {
  const app = await openBell(0);
  const before = app.asked();
  await app.during(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(app.asked()).toBe(before + 1);
});

const issued = (number: number, client: string, values: object = {}) =>
  one(number, 'invoice_issued', {
    client,
    link: `/services/invoice/detail/${id(number)}`,
    data: { number: `INV/${number}`, client: 'Klinik Melati', amount: 333_000, date: '2026-12-10' },
    ...values,
  });

test('given several unread ones of a kind, then they are one row that says how many and names them; what was read stands alone', async () => {
  const app = await openBell(4);
  await app.open();
  await app.list([
    issued(11, id(70)),
    one(12, 'password_changed'),
    issued(13, id(70)),
    issued(14, id(71)),
    issued(15, id(70), { read: true, read_at: '2026-11-20T04:00:00.000Z' }),
  ]);
  const rows = within(await screen.findByRole('dialog', { name: 'Notifikasi' })).getAllByRole('link');
  expect(rows.map((row) => row.querySelector('strong')!.textContent)).toEqual([
    '2 tagihan diterbitkan',
    'Kata sandi Anda diganti',
    'Tagihan INV/14 diterbitkan',
    'Tagihan INV/15 diterbitkan',
  ]);
  expect(rows[0]).toHaveTextContent('INV/11, INV/13');
  expect(rows[0]).toHaveAttribute('href', '/services/invoice');
  expect(rows[2]).toHaveAttribute('href', `/services/invoice/detail/${id(14)}`);
  expect(rows[2]).toHaveTextContent('Klinik Melati: Rp 333.000, jatuh tempo 10 Des 2026.');
  // Invoices are in rupiah, whatever language they are read in.
  await app.during(() => i18n.changeLanguage('en'));
  expect(rows[2]).toHaveTextContent('Klinik Melati: IDR 333,000');
});

test('given several records of which two are called the same, then what is not named is counted', async () => {
  const app = await openBell(5);
  await app.open();
  const subjects = ['Struk kosong', 'Struk kosong', 'Tarif', 'Faktur', 'Lambat'];
  const asked = (subject: string, at: number) =>
    one(11 + at, 'ticket_opened', { client: id(70), link: `/tiket/detail/${id(50 + at)}`, data: { number: `TKT-${at}`, subject } });
  await app.list(subjects.map(asked));
  const rows = within(await screen.findByRole('dialog', { name: 'Notifikasi' })).getAllByRole('link');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toHaveTextContent('Struk kosong, Tarif, Faktur, +2');
});

test('given several about one record, then the newest speaks for them, and the row leads to the record', async () => {
  const app = await openBell(3);
  await app.open();
  const data = { number: 'TKT-2026-00001', subject: 'Tarif tidak tersimpan', client: 'Klinik Melati' };
  const answered = (number: number) => one(number, 'ticket_answered', { client: id(70), link: `/tiket/detail/${id(50)}`, data });
  await app.list([answered(11), answered(12), answered(13)]);
  const rows = within(await screen.findByRole('dialog', { name: 'Notifikasi' })).getAllByRole('link');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toHaveTextContent('Tiket Anda dijawab');
  expect(rows[0]).toHaveTextContent('3 baru');
  expect(rows[0]).toHaveAttribute('href', `/tiket/detail/${id(50)}`);
  await app.during(async () => fireEvent.click(rows[0]!));
  expect(app.calls.filter(({ method }) => method === 'PATCH').map(({ path }) => path)).toEqual(
    [11, 12, 13].map((one) => `/notifications/${id(one)}`),
  );
});
