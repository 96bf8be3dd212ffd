/** What the subscription of a person's client does to menu and pages: locks, the page in place of a locked one, banners, what can still be done. Rules: SUB-11, SUB-19. */
import { screen, waitFor, within } from '@testing-library/react';
import { addFullDays } from '#shared/domain/calendarDays';
import type { OwnSubscription } from '#shared/areas/clients/domain/ownSubscription';
import { resourceObject } from '../stubServer';
import { openApp, profileOf } from './openApp';

const clinic = '0192f1c0-0000-7000-8000-000000000031';
const held = ['team', 'services', 'bed'];
const ago = (days: number) => addFullDays(new Date().toISOString(), -days);

const own = (values: Partial<OwnSubscription> = {}): OwnSubscription => ({
  id: '0192f1c0-0000-7000-8000-000000000021',
  status: 'active',
  status_since: ago(1),
  package: { id: '0192f1c0-0000-7000-8000-000000000041', name: 'Klinik' },
  features: held.map((feature) => ({
    feature,
    module: `0192f1c0-0000-7000-8000-00000000005${held.indexOf(feature)}`,
    name: feature,
    start: ago(90),
    end: null,
  })),
  owner: false,
  owners: ['Ibu Rini'],
  sandbox: false,
  clock_ahead: 0,
  terms: [],
  time_zone: 'Asia/Jakarta',
  support: null,
  seats: { included: 15, extra: 0, used: 2 },
  ...values,
});

const inClinic = ['view team-members', 'view services', 'create services', 'edit services', 'delete services'];

/** Somebody who works for a clinic opens a page. */
const opened = async (path: string, subscription: OwnSubscription) => {
  const app = await openApp(path, { token: 'pass' });
  const profile = profileOf('member');
  const actor = { ...profile.meta.actor, entityId: clinic, entityPermissions: inClinic };
  await app.during(() => app.to('GET', '/me').answer(200, { ...profile, meta: { ...profile.meta, actor, workplaces: [], subscription } }));
  return app;
};

const menu = () => screen.findByRole('navigation', { name: 'Menu utama' });
const lock = 'Belum dapat dipakai';
const services = '/bisnisku/services/services';

test('what is bought opens from the menu, what is not has a lock', async () => {
  await opened('/dashboard', own());
  const links = within(await menu());
  expect(links.getByRole('link', { name: 'Tim' })).toBeVisible();
  expect(links.getByRole('link', { name: 'Layanan & tarif' })).toBeVisible();
  for (const name of ['Radiologi', 'Laboratorium', 'Farmasi', 'Rawat inap', 'Produk'])
    expect(links.getByRole('link', { name: `${name} ${lock}` })).toBeVisible();
  expect(links.getByRole('link', { name: 'Langganan saya' })).toBeVisible();
});

test('somebody who works for no clinic sees no locks', async () => {
  const app = await openApp('/dashboard', { token: 'pass' });
  await app.during(() => app.to('GET', '/me').answer(200, profileOf('admin')));
  expect(within(await menu()).queryByRole('link', { name: new RegExp(lock) })).toBeNull();
});

type Row = [state: string, subscription: Partial<OwnSubscription>, list: 'open' | 'locked', mayAdd: boolean, banner: RegExp | null];
const rows: Row[] = [
  ['trial', { status: 'trial' }, 'open', true, null],
  ['active', {}, 'open', true, null],
  ['grace', { status: 'grace' }, 'open', true, /Pembayaran langganan belum kami terima.*Ibu Rini/],
  ['suspended', { status: 'suspended' }, 'open', false, /ditangguhkan.*Ibu Rini/],
  ['paused', { status: 'paused' }, 'open', false, /dijeda.*Ibu Rini/],
  ['ended', { status: 'ended' }, 'locked', false, /sudah berakhir.*Ibu Rini/],
  ['without the feature', { features: [] }, 'locked', false, null],
  ['no subscription', { id: null, status: null, features: [], package: null }, 'locked', false, null],
];

test.each(rows)('%s: the list of services, adding to it, and the banner', async (_, values, list, mayAdd, banner) => {
  const app = await opened(services, own(values));
  if (list === 'open') {
    const page = {
      data: [resourceObject('services', { id: clinic, name: 'Konsultasi umum', code: 'KON-01' })],
      meta: { page: { total: 1 } },
    };
    await waitFor(() => expect(app.to('GET', '/services')).toBeDefined());
    await app.during(() => app.to('GET', '/services').answer(200, page));
    expect((await screen.findAllByText('Konsultasi umum'))[0]).toBeVisible();
  } else {
    expect(await screen.findByText('Harga dan cara mendapatkannya')).toBeVisible();
    expect(app.calls.filter(({ path }) => path.startsWith('/services'))).toEqual([]);
  }
  expect(screen.queryByRole('link', { name: 'Tambah layanan' }) !== null).toBe(mayAdd);
  if (banner) expect(await screen.findByText(banner)).toBeVisible();
  else expect(screen.queryByText(/Langganan klinik (ditangguhkan|dijeda|sudah berakhir)/)).toBeNull();
});

test('given a pause, when the form for a new record is opened, then it says that data can only be read', async () => {
  await opened(`${services}/add-service`, own({ status: 'paused' }));
  expect(await screen.findByText('Untuk sementara hanya dapat dilihat')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ke daftar' })).toHaveAttribute('href', services);
});

test('given a module that is bought and whose page comes later, then the page says both', async () => {
  await opened('/bisnisku/bed', own());
  expect(await screen.findByText('Segera hadir')).toBeVisible();
  expect(screen.getByText(/sudah termasuk dalam langganan klinik/)).toBeVisible();
  expect(screen.getByText(/sedang kami siapkan/)).toBeVisible();
});

test('given a module whose page comes later and that the clinic lacks, then its owner reads that, and finds no way to add it', async () => {
  await opened('/bisnisku/radiology', own({ owner: true }));
  expect(await screen.findByText('Segera hadir')).toBeVisible();
  expect(screen.getByText(/sedang kami siapkan/)).toBeVisible();
  expect(screen.queryByText(/sudah termasuk dalam langganan klinik/)).toBeNull();
  expect(screen.queryByText('Harga dan cara mendapatkannya')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Tambahkan modul' })).toBeNull();
});

test('given an ended subscription, then its owner is told until when data can be exported, and may export; staff may not', async () => {
  const owner = await opened(services, own({ status: 'ended', owner: true }));
  expect(await screen.findByText(/mengekspor data sampai/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Ekspor Layanan & tarif' })).toBeVisible();
  owner.router.dispose();
});

test('given an ended subscription, then staff find no export', async () => {
  await opened(services, own({ status: 'ended' }));
  expect(await screen.findByText('Harga dan cara mendapatkannya')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Ekspor/ })).toBeNull();
});
