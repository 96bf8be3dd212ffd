/** The landing page: the way in, and in which packages each module is. Rules: SIT-2, SIT-6. */
import { screen, within } from '@testing-library/react';
import { Home } from '#client/site/screens/Home';
import type { Language } from '#shared/locale';
import { bare, catalogue, visit, withPlans, type Told } from './site';

const entrance = (told: Told, name: string) => {
  visit(Home, 'id', told);
  return screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
};

test.each<[string, Told, string, string]>([
  ['a trial is named by its days', {}, 'Coba 14 hari', '/register'],
  [
    'the longest trial counts',
    { catalogue: { ...catalogue, packages: catalogue.packages.map((plan, index) => ({ ...plan, trial_days: index * 10 })) } },
    'Coba 20 hari',
    '/register',
  ],
  ['without a trial one just registers', { catalogue: withPlans({ trial_days: 0 }) }, 'Daftar sekarang', '/register'],
  ['unread prices promise no trial', { catalogue: null }, 'Daftar sekarang', '/register'],
  [
    'registration may be elsewhere',
    { settings: { ...bare, member_url: 'https://anggota.nadi.test' } },
    'Coba 14 hari',
    'https://anggota.nadi.test',
  ],
])('%s', (_, told, name, href) => expect(entrance(told, name)).toEqual([href, href]));

test.each<[string, Told, boolean]>([
  ['with a trial', {}, true],
  ['without one', { catalogue: withPlans({ trial_days: 0 }) }, false],
])('%s, that it needs no card is said: %s', (_, told, expected) => {
  visit(Home, 'id', told);
  expect(screen.queryByText(/tanpa kartu/) !== null).toBe(expected);
});

describe('a module says in which packages it is', () => {
  const rows: [string, Language, string, Told, string[]][] = [
    ['everywhere', 'id', 'Tim & Pasien', {}, ['Termasuk di semua paket']],
    [
      'in some, and beside in another',
      'id',
      'Farmasi',
      {},
      ['Termasuk di paket Klinik dan Rumah Sakit', 'Tambahan di paket Dokter Pribadi'],
    ],
    ['in English', 'en', 'Beds', {}, ['Included in Rumah Sakit', 'An add-on in Klinik']],
    ['not at all while prices are away', 'id', 'Farmasi', { catalogue: null }, []],
  ];
  test.each(rows)('%s (%s)', (_, language, name, told, sentences) => {
    visit(Home, language, told);
    const card = within(screen.getByRole('heading', { level: 3, name: new RegExp(`^${name}`) }).closest('li')!);
    expect(card.queryAllByText(/paket|Included|add-on/).map(({ textContent }) => textContent)).toEqual(sentences);
  });
});

test('what is not there yet is said', () => {
  visit(Home, 'id');
  expect(screen.getByText(/Belum tersedia/)).toHaveTextContent('Integrasi SATUSEHAT dan BPJS');
});
