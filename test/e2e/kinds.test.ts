/** Each kind of field in a real browser: what a person types is read in their language, and what is wrong is said under its field, all at once. */
import type { Locator } from '@playwright/test';
import { newPerson, signIn, url, type Person } from './person';
import { waitForValue } from './waitForValue';
import { expect, test } from './test';

test.describe.configure({ mode: 'default' });

let person: Person;
test.beforeAll(async ({ browser }) => {
  person = await newPerson(browser);
  await signIn(person.page);
});
test.afterEach(() => expect(person.troubles).toEqual([]));

/** An optional field says so in its label. */
const boxIn = (form: Locator, name: string) => form.getByRole('textbox', { name: new RegExp(`^${name}( opsional)?$`) });

/** Types a day into the sections of a date, as it is written: day, month, year. */
const typeDay = async (group: Locator, day: string) => {
  await group.getByRole('spinbutton').first().click();
  await group.page().keyboard.type(day);
};

test('wrong values of every kind are refused with a sentence under each, and what was typed stays', async () => {
  const { page } = person;
  await page.goto(url('/forms/validation'));
  const form = page.getByRole('form', { name: 'Formulir contoh' });
  const typed: readonly [name: string, text: string, said: string][] = [
    ['Jumlah', '12,5', 'Harus bilangan bulat.'],
    ['Takaran', '1,12345678901', 'Paling banyak 3 angka di belakang koma.'],
    ['Harga', '1.387,50', 'Tulis rupiah bulat tanpa sen'],
    ['Telepon', '555-0123', 'Bukan nomor telepon yang benar.'],
    ['NIK', '3171013002001234', 'Tanggal lahir dalam NIK'],
    ['NPWP', '01.312', 'NPWP terdiri atas 16 angka'],
  ];
  for (const [name, text] of typed) await boxIn(form, name).fill(text);
  const period = form.getByRole('group', { name: /^Masa berlaku/ });
  await typeDay(period.getByRole('group', { name: 'Hari pertama' }), '30112026');
  await typeDay(period.getByRole('group', { name: 'Hari terakhir' }), '01112026');
  await form.getByRole('button', { name: 'Periksa' }).click();
  for (const [name, text, said] of typed) {
    await waitForValue(() => boxIn(form, name).inputValue(), text);
    await form.getByRole('paragraph').filter({ hasText: said }).waitFor();
  }
  await form.getByRole('paragraph').filter({ hasText: 'Tanggal akhir tidak boleh sebelum tanggal awal.' }).waitFor();
});

test('right values are shown as the language writes them once their field is left', async () => {
  const { page } = person;
  await page.goto(url('/forms/validation'));
  const form = page.getByRole('form', { name: 'Formulir contoh' });
  const rows: readonly [name: string, text: string, shown: string][] = [
    ['Takaran', '012,50', '12,5'],
    ['Harga', 'Rp 1.387.500', '1.387.500'],
    ['Telepon', '+62 812 3456 7890', '0812-3456-7890'],
    ['NIK', '3171 0117 0845 0001', '3171011708450001'],
    ['NPWP', '013121660091000', '01.312.166.0-091.000'],
  ];
  for (const [name, text, shown] of rows) {
    await boxIn(form, name).fill(text);
    await boxIn(form, name).blur();
    await waitForValue(() => boxIn(form, name).inputValue(), shown);
  }
  await boxIn(form, 'NPWP').fill('013121670091000');
  await form.getByText('Angka pemeriksa NPWP ini tidak cocok.').waitFor();
});

test('a region is found by its name, and several choices by their boxes or by typing', async () => {
  const { page } = person;
  await page.goto(url('/forms/elements'));
  const region = page.getByRole('combobox', { name: 'Wilayah' }).first();
  await waitForValue(() => region.inputValue(), 'Kota Bandung, Jawa Barat');
  await region.fill('gambir jakarta pusat');
  await page.getByRole('option', { name: 'Gambir, Kota Administrasi Jakarta Pusat, DKI Jakarta', exact: true }).click();
  await waitForValue(() => region.inputValue(), 'Gambir, Kota Administrasi Jakarta Pusat, DKI Jakarta');
  const cycles = page.getByRole('group', { name: 'Siklus tagihan', exact: true }).first();
  await cycles.getByRole('checkbox', { name: 'Triwulanan' }).check();
  await waitForValue(() => cycles.getByRole('checkbox', { checked: true }).count(), 3);
  const codes = page.getByRole('combobox', { name: 'Kode diagnosis' }).first();
  await codes.fill('A199');
  await page.getByRole('option', { name: 'A199' }).click();
  await page.getByRole('button', { name: 'A199' }).first().waitFor();
});
