/** The packages on the page of prices, as the catalogue sells them. Rule: SIT-3. */
import { screen, within } from '@testing-library/react';
import { Pricing } from '#client/site/screens/Pricing';
import type { Language } from '#shared/locale';
import { bare, catalogue, visit, withPlans, type Told } from './site';

// As once the pages of every module are there.
jest.mock('#shared/areas/clients/domain/availableFeatures', () => ({ isAvailable: () => true }));

const cardOf = (name: string) => within(screen.getByRole('heading', { level: 3, name }).closest('li')!);
const textOf = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li')!.textContent;

describe('a package', () => {
  const rows: [string, Language, string, string, Told][] = [
    ['costs a month', 'id', 'Klinik', 'Rp\u00a0475.000 per bulan', {}],
    ['costs ten months a year', 'id', 'Klinik', 'Rp\u00a04.750.000 per tahun', {}],
    ['says what a year saves', 'id', 'Klinik', 'Hemat Rp\u00a0950.000 setahun.', {}],
    ['stays in rupiah in English', 'en', 'Klinik', 'IDR\u00a0475,000 a month', {}],
    [
      'adds its own price to its modules',
      'id',
      'Dokter Pribadi',
      'Rp\u00a0139.000 per bulan',
      { catalogue: withPlans({ base_price: 10_000 }) },
    ],
    ['names its seats', 'id', 'Rumah Sakit', '100 pengguna', {}],
    ['invites to its trial', 'id', 'Klinik', 'Coba 14 hari', {}],
    ['without a trial just registers', 'id', 'Klinik', 'Daftar: Klinik', { catalogue: withPlans({ trial_days: 0 }) }],
    ['that is paid monthly says so', 'id', 'Klinik', 'Dibayar bulanan.', { catalogue: withPlans({ cycles: ['monthly'] }) }],
  ];
  test.each(rows)('%s (%s)', (_, language, name, text, told) => {
    visit(Pricing, language, told);
    expect(textOf(name)).toContain(text);
  });

  test('names what it includes, and nothing else', () => {
    visit(Pricing, 'en');
    expect(
      cardOf('Dokter Pribadi')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Team & patients', 'ICD codes', 'Services & tariffs', 'Treatments']);
  });

  test('is registered for where the operator says, and the link carries it', () => {
    visit(Pricing, 'id', { settings: { ...bare, member_url: 'https://anggota.nadi.test/daftar' } });
    expect(cardOf('Klinik').getByRole('link')).toHaveAttribute('href', 'https://anggota.nadi.test/daftar?package=KLINIK');
  });
});

describe('the table of modules', () => {
  test.each([
    ['Inventaris', ['Rp\u00a040.000', 'Termasuk', 'Termasuk']],
    ['Laboratorium', ['–Tidak dijual', 'Termasuk', 'Termasuk']],
    ['Rawat Inap', ['–Tidak dijual', 'Rp\u00a0150.000', 'Termasuk']],
    ['Harga paket per bulan', ['Rp\u00a0129.000', 'Rp\u00a0475.000', 'Rp\u00a02.675.000']],
    ['Tambahan satu pengguna', ['Rp\u00a015.000', 'Rp\u00a025.000', 'Rp\u00a025.000']],
  ])('%s', (name, cells) => {
    visit(Pricing, 'id');
    const row = screen
      .getAllByRole('rowheader')
      .find(({ textContent }) => textContent.startsWith(name))!
      .closest('tr')!;
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(cells);
  });

  test('names a module of the operator’s own as the catalogue does', () => {
    const own = { id: 'own', module_name: 'Gizi', feature_key: 'nutrition', price: 30_000, kind: 'addon' as const, package_id: 'KLINIK' };
    visit(Pricing, 'en', { catalogue: { ...catalogue, modules: [...catalogue.modules, own] } });
    expect(screen.getByRole('rowheader', { name: 'Gizi' })).toBeInTheDocument();
  });
});

test.each([
  ['a PKP', catalogue.tax, 'Harga belum termasuk PPN.'],
  ['no PKP', { ...catalogue.tax!, pkp: false }, 'Tidak dikenai PPN: penyedia bukan Pengusaha Kena Pajak.'],
  ['without a rule', null, 'Tidak dikenai PPN: penyedia bukan Pengusaha Kena Pajak.'],
])('an issuer that is %s says whether PPN is added', (_, tax, sentence) => {
  visit(Pricing, 'id', { catalogue: { ...catalogue, tax } });
  expect(screen.getByText(sentence)).toBeInTheDocument();
});

test('prices that cannot be read are said to be away, with a way to try again', () => {
  visit(Pricing, 'en', { catalogue: null });
  expect(screen.getByRole('heading', { name: 'Prices cannot be shown right now' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/pricing?lang=en');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('where nothing is sold the page says so', () => {
  visit(Pricing, 'id', { catalogue: { ...catalogue, packages: [], modules: [] } });
  expect(screen.getByText('Belum ada paket yang dijual saat ini.')).toBeInTheDocument();
});
