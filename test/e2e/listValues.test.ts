/** Lists narrowed by a range of prices and by a region: typed as people write them, said in chips, and kept in the address. Rules: LST-2, LST-3, VAL-8, VAL-10. */
import { resources } from '#shared/areas/resources';
import { recordsAs } from './form/records';
import { listPage } from './listPage';
import { flaws, newPerson, type Language } from './person';
import { expect, test } from './test';
import { words } from './words';

const { entity, package: pack } = resources;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const records = await recordsAs();
  const cycles = ['monthly'];
  for (const [code, base_price] of [
    ['HARGA-A', 100_000],
    ['HARGA-B', 1_387_500],
    ['HARGA-C', 2_500_000],
  ] as const)
    await records.add(pack, { code, package_name: code, target: 'clinic', base_price, cycles, trial_days: 0, seats: 1, status: 'active' });
  for (const [name, region] of [
    ['Klinik Gambir', '317101'],
    ['Klinik Menteng', '317106'],
    ['Klinik Dago', '327302'],
  ] as const)
    await records.add(entity, { name, kind: 'clinic', region, status: 'active' });
});

type Corner = { language: Language; scheme: 'light' | 'dark'; width: number; region: string; between: string; least: string };

const corners: readonly Corner[] = [
  {
    language: 'id',
    scheme: 'light',
    width: 1280,
    region: 'Kota Administrasi Jakarta Pusat, DKI Jakarta',
    between: 'Rp\u00a01.000.000 – Rp\u00a02.000.000',
    least: 'paling sedikit Rp\u00a01.000.000',
  },
  {
    language: 'en',
    scheme: 'dark',
    width: 390,
    region: 'Kota Administrasi Jakarta Pusat, DKI Jakarta',
    between: 'IDR\u00a01,000,000 – IDR\u00a02,000,000',
    least: 'at least IDR\u00a01,000,000',
  },
];

for (const { language, scheme, width, region, between, least } of corners) {
  const { grid, usman } = words[language];
  const price = usman.package.fields.base_price;

  test(`a range of prices: ${language}, ${scheme}, ${width}`, async ({ browser }) => {
    const person = await newPerson(browser, { language, scheme, width });
    const list = listPage(person.page, language);
    await list.open('/usman/package-management?q=HARGA-');
    const shown = (code: string) => person.page.getByText(code, { exact: true }).first();
    await shown('HARGA-A').waitFor();
    await person.page.getByRole('button', { name: new RegExp(`^${grid.filters}`) }).click();
    const group = person.page.getByRole('dialog', { name: grid.filterTitle }).getByRole('group', { name: price });
    const [from, to] = [group.getByRole('textbox', { name: grid.from }), group.getByRole('textbox', { name: grid.to })];
    await from.fill('murah');
    await from.press('Enter');
    await group.locator('.Mui-error').first().waitFor();
    expect(await flaws(person.page, `filter-price-wrong-${language}-${width}`)).toEqual([]);
    await from.fill(language === 'id' ? 'Rp 1.000.000' : '1,000,000');
    await from.press('Enter');
    await shown('HARGA-A').waitFor({ state: 'detached' });
    await person.page.keyboard.press('Escape');
    await list.filteredBy(`${price}: ${least}`);
    await person.page.getByRole('button', { name: new RegExp(`^${grid.filters}`) }).click();
    await to.fill('2000000');
    await to.press('Enter');
    await shown('HARGA-C').waitFor({ state: 'detached' });
    expect(await flaws(person.page, `filter-price-${language}-${width}`)).toEqual([]);
    await person.page.getByRole('button', { name: grid.done, exact: true }).click();
    await list.filteredBy(`${price}: ${between}`);
    await list.asks('q=HARGA-&base_price=1000000..2000000');
    await person.page.reload();
    await shown('HARGA-B').waitFor();
    await list.filteredBy(`${price}: ${between}`);
    expect(await flaws(person.page, `filter-price-chip-${language}-${width}`)).toEqual([]);
    expect(person.troubles).toEqual([]);
    await person.close();
  });

  test(`a region and what lies in it: ${language}, ${scheme}, ${width}`, async ({ browser }) => {
    const person = await newPerson(browser, { language, scheme, width });
    const list = listPage(person.page, language);
    const label = usman.entity.fields.region;
    await list.open('/entity/entity-management');
    const shown = (name: string) => person.page.getByText(name, { exact: true }).first();
    await shown('Klinik Dago').waitFor();
    await person.page.getByRole('button', { name: new RegExp(`^${grid.filters}`) }).click();
    const box = person.page.getByRole('dialog', { name: grid.filterTitle }).getByRole('combobox', { name: label });
    await box.fill('jakarta pusat');
    await person.page.getByRole('option', { name: region, exact: true }).waitFor();
    expect(await flaws(person.page, `filter-region-open-${language}-${width}`)).toEqual([]);
    await person.page.getByRole('option', { name: region, exact: true }).click();
    await shown('Klinik Dago').waitFor({ state: 'detached' });
    await person.page.getByRole('button', { name: grid.done, exact: true }).click();
    for (const name of ['Klinik Gambir', 'Klinik Menteng']) await shown(name).waitFor();
    await list.filteredBy(`${label}: ${region}`);
    await list.asks('region=3171');
    expect(await flaws(person.page, `filter-region-${language}-${width}`)).toEqual([]);
    await list.chip(label, region).press('Backspace');
    await shown('Klinik Dago').waitFor();
    expect(person.troubles).toEqual([]);
    await person.close();
  });
}
