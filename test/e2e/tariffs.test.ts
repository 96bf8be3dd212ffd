/** An owner sets a tariff, asks for a price, changes many, and imports a file. Rules: SVC-1, SVC-8, SVC-9. */
import { resources } from '#shared/areas/resources';
import { addDays, dayOf, defaultZone } from '#shared/domain/calendarDays';
import enTariff from '#client/areas/cashier/screens/tariff/words.en';
import idTariff from '#client/areas/cashier/screens/tariff/words.id';
import enWords from '#client/areas/cashier/words/en/tariffs';
import idWords from '#client/areas/cashier/words/id/tariffs';
import { flaws, newPerson, signIn, url, type Person } from './person';
import { queueClinic } from './queueClinic';
import { expect, test } from './test';
import { words } from './words';

const sides = [
  { language: 'id', scheme: 'light', width: 1280, height: 900, said: idWords, tariff: idTariff },
  { language: 'en', scheme: 'dark', width: 390, height: 844, said: enWords, tariff: enTariff },
] as const;

const money = (amount: number) => new RegExp(`(Rp|IDR)\\s*${String(amount).replace(/(\d{3})$/, '[.,]$1')}`);

for (const { language, scheme, width, height, said, tariff } of sides)
  test.describe(language, () => {
    test.describe.configure({ mode: 'serial' });
    const today = dayOf(new Date().toISOString(), defaultZone);
    const typed = (day: string) => day.split('-').reverse().join('/');
    let owner: Person;
    let page: Person['page'];
    let showPage: string;
    const flawless = async (what: string) => expect(await flaws(page, `${what}-${language}-${width}`)).toEqual([]);
    const choose = async (label: string, name: string) => {
      await page.getByRole('combobox', { name: label }).first().fill(name);
      await page.getByRole('option', { name }).first().click();
    };

    test.beforeAll(async ({ browser }) => {
      const clinic = await queueClinic(`Klinik Tarif ${language}`);
      const service = await clinic.owner.add(resources.service, {
        entity: clinic.entity,
        code: 'KON-01',
        name: 'Konsultasi umum',
      });
      const [payer] = await clinic.owner.find(resources.payer, 'umum');
      await clinic.owner.add(resources.tariff, {
        entity: clinic.entity,
        service: { type: 'services', id: service.id },
        payer: { type: 'payers', id: payer!.id },
        price: 75_000,
        facility: 75_000,
        valid_from: addDays(today, -30),
      });
      showPage = `/bisnisku/services/services/detail/${service.id}`;
      owner = await newPerson(browser, { language, scheme, width, height });
      page = owner.page;
      await signIn(page, clinic.emails.owner);
    });
    test.afterAll(() => owner.close());

    test('a new tariff from a day ends the one before it, which the owner confirms', async () => {
      await page.goto(url(showPage));
      await expect(page.getByRole('region', { name: said.today }).getByText(money(75_000)).first()).toBeVisible();
      await flawless('service');
      await page.getByRole('link', { name: said.newTariff }).click();
      // The page that is left has a payer to choose, too.
      await expect(page.getByRole('combobox', { name: tariff.fields.service })).toBeVisible();
      await choose(tariff.fields.payer, 'Umum');
      await page.getByRole('textbox', { name: tariff.fields.price }).fill('90000');
      await expect(page.getByRole('textbox', { name: tariff.fields.facility })).toHaveValue(/90[.,]?000/);
      await flawless('tariff-form');
      await page.getByRole('button', { name: words[language].form.save }).click();
      await page.getByRole('alertdialog').getByRole('button').last().click();
      await expect(page.getByRole('region', { name: said.today }).getByText(money(90_000)).first()).toBeVisible();
    });

    test('the price of a day says why it is that price', async () => {
      const card = page.getByRole('region', { name: said.check });
      await choose(tariff.fields.payer, 'BPJS');
      await card.getByRole('button', { name: said.checkButton }).click();
      await expect(card.getByRole('status')).toContainText(money(90_000));
      await expect(card.getByRole('status')).toContainText('Umum');
    });

    test('many tariffs are changed by exactly what was previewed', async () => {
      await page.goto(url('/bisnisku/services/tariff/change'));
      await choose(said.fields.payer, 'Umum');
      await page.getByRole('textbox', { name: said.fields.percent }).fill('10');
      await page
        .getByRole('group', { name: said.fields.from })
        .or(page.getByRole('textbox', { name: said.fields.from }))
        .first()
        .click();
      await page.keyboard.press('Control+A');
      await page.keyboard.type(typed(addDays(today, 7)).replaceAll('/', ''));
      await page.getByRole('button', { name: said.preview }).click();
      await expect(page.getByRole('region', { name: said.previewTitle }).first()).toContainText(money(99_000));
      await flawless('change');
      await page.getByRole('button', { name: /^(Terapkan|Apply) 1/ }).click();
      await expect(page.getByRole('region', { name: said.appliedTitle }).first()).toBeVisible();
    });

    test('a pasted table is tried, and its good rows are imported', async () => {
      await page.goto(url('/bisnisku/services/tariff/import'));
      const rows = ['code\tpayer\tprice\tvalid_from', `KON-01\tBPJS\t45.000\t${today}`, `TIDAK-ADA\tBPJS\t1\t${today}`];
      await page.getByRole('textbox', { name: said.paste }).fill(rows.join('\n'));
      await page.getByRole('button', { name: said.pasteRead }).click();
      await expect(page.getByRole('region', { name: said.would })).toContainText(said.reason.service);
      await flawless('import');
      await page.getByRole('button', { name: /^(Impor|Import) 1/ }).click();
      await expect(page.getByRole('region', { name: said.done }).first()).toBeVisible();
      await page.goto(url(showPage));
      await expect(page.getByRole('region', { name: said.today }).getByText(money(45_000)).first()).toBeVisible();
    });
  });
