/** What the public pages say of modules whose pages are not there yet, and that nobody can choose one. Rule: CAT-12. */
import { screen, within } from '@testing-library/react';
import { Home } from '#client/site/screens/Home';
import { Pricing } from '#client/site/screens/Pricing';
import type { Language } from '#shared/locale';
import { visit } from './site';

// Whatever is built when this runs: services are there, and nothing else.
jest.mock('#shared/areas/clients/domain/availableFeatures', () => ({ isAvailable: (feature: string) => feature === 'services' }));

const partOf = (level: number, name: RegExp, part: string) =>
  within(screen.getByRole('heading', { level, name }).closest<HTMLElement>(part)!);
const shown = (part: ReturnType<typeof partOf>, text: RegExp | string) =>
  part.queryAllByText(text).map((element: HTMLElement) => element.textContent);

describe.each<[Language, string, string, RegExp]>([
  ['id', 'Segera hadir', 'Nantinya akan seperti ini:', /^Layanan & Tarif/],
  ['en', 'Coming soon', 'This is how it will work:', /^Services & tariffs/],
])('the landing page (%s)', (language, soon, future, services) => {
  test('marks what is coming, in the future tense', () => {
    visit(Home, language);
    const bed = partOf(3, language === 'id' ? /^Tempat Tidur/ : /^Beds/, 'li');
    expect([shown(bed, soon), shown(bed, future)]).toEqual([[soon], [future]]);
  });

  test('marks nothing that is there', () => {
    visit(Home, language);
    const there = partOf(3, services, 'li');
    expect([shown(there, soon), shown(there, future)]).toEqual([[], []]);
  });

  test('names everything that is coming on its first screen', () => {
    visit(Home, language);
    const named = partOf(1, /./, 'section').getByText(new RegExp(`^${soon}: `)).textContent;
    expect(named).toContain(language === 'id' ? 'Radiologi' : 'Radiology');
    expect(named).not.toMatch(services);
  });
});

test.each<[string, string, string[], string[]]>([
  ['Dokter Pribadi', '3 dari 4 modulnya segera hadir.', ['Layanan & Tarif'], ['Tim & Pasien', 'Kode ICD', 'Tindakan']],
  [
    'Klinik',
    '6 dari 7 modulnya segera hadir.',
    ['Layanan & Tarif'],
    ['Tim & Pasien', 'Kode ICD', 'Tindakan', 'Inventaris', 'Farmasi', 'Laboratorium'],
  ],
])('the package %s says beside its price what is coming', (name, said, there, coming) => {
  visit(Pricing, 'id');
  const card = partOf(3, new RegExp(`^${name}$`), 'li');
  expect(card.getByText(said)).toBeInTheDocument();
  const lists = card.getAllByRole('list').map((list) =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  );
  expect(lists).toEqual([there, coming]);
});

test.each([
  ['Tempat Tidur', 1],
  ['Layanan & Tarif', 0],
])('the table of modules marks %s %i times', (name, times) => {
  visit(Pricing, 'id');
  const row = screen.getAllByRole('rowheader').find(({ textContent }) => textContent.startsWith(name))!;
  expect(within(row).queryAllByText('Segera hadir')).toHaveLength(times);
});

test('the estimate offers no add-on that is coming', () => {
  visit(Pricing, 'id');
  const boxes = partOf(2, /^Hitung perkiraan Anda$/, 'section').getAllByRole('checkbox');
  expect(boxes.map((box) => (box as HTMLInputElement).disabled)).toEqual([true, true, true]);
});
