/** An owner is told of an invoice, chooses what to be told, and finds its due date in the calendar; staff take a ticket from the queue. Rules: NTF-2, NTF-3, NTF-5, NTF-7, TKT-9. */
import type { Row } from '#client/services/serviceResults';
import { resources } from '#shared/areas/resources';
import { recordsAs } from './form/records';
import { flaws, newPerson, PASSWORD, signIn, url, type Person } from './person';
import { expect, test } from './test';

test.describe.configure({ mode: 'serial' });

const email = 'rini@teratai.test';
let owner: Person;
let staff: Person;
let invoice: Row;

test.beforeAll(async ({ browser }) => {
  const admin = await recordsAs();
  const clinic = await admin.add(resources.entity, { name: 'Klinik Teratai', kind: 'clinic' });
  const entity = { type: 'entity', id: clinic.id };
  await admin.add(resources.user, { name: 'Ibu Rini', email, password: PASSWORD, status: 'active', entity });
  const lines = [{ kind: 'package', description_id: 'Paket', description_en: 'Package', qty: '1', unit_price: 475_000 }];
  invoice = await admin.run(resources.invoice, await admin.add(resources.invoice, { entity, lines }), 'issue');
  const asOwner = await recordsAs(email);
  for (const subject of ['Cetak kuitansi gagal', 'Tarif tidak tersimpan'])
    await asOwner.add(resources.ticket, { subject, category: 'technical', message: 'Mohon dibantu.', entity });
  owner = await newPerson(browser, { language: 'id' });
  await signIn(owner.page, email);
  staff = await newPerson(browser, { language: 'en' });
  await signIn(staff.page);
});
test.afterAll(async () => {
  await owner.close();
  await staff.close();
});

test('the bell tells the owner of the invoice, and a press leads to it', async () => {
  const { page } = owner;
  await page.goto(url('/dashboard'));
  const bell = page.getByRole('button', { name: /^Notifikasi, 1 belum dibaca/ });
  // How many there are stands on the bell, and not over what follows it.
  expect(
    await bell.evaluate(
      (button) => button.querySelector('span[aria-hidden]')!.getBoundingClientRect().right <= button.getBoundingClientRect().right,
    ),
  ).toBe(true);
  await bell.click();
  const told = page
    .getByRole('dialog', { name: 'Notifikasi' })
    .getByRole('link', { name: new RegExp(`Tagihan ${String(invoice['number'])} diterbitkan`) });
  await expect(told).toContainText('Klinik Teratai');
  expect(await flaws(page, 'bell-business-id')).toEqual([]);
  await told.click();
  await expect(page).toHaveURL(new RegExp(`/services/invoice/detail/${invoice.id}`));
  await page.getByRole('button', { name: 'Notifikasi', exact: true }).waitFor();
});

test('what the owner turns off stays off', async () => {
  const { page } = owner;
  await page.goto(url('/usman/user-profile'));
  const mail = page.getByRole('checkbox', { name: 'Tagihan baru: E-mail' });
  await expect(mail).toBeChecked();
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/me/notification-choices') && answer.request().method() === 'PATCH',
  );
  await mail.click();
  await saved;
  // What staff are told is not the owner's to choose.
  await expect(page.getByRole('checkbox', { name: /Pembayaran menunggu verifikasi/ })).toHaveCount(0);
  expect(await flaws(page, 'bell-choices-id')).toEqual([]);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Tagihan baru: E-mail' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Tagihan baru: Lonceng' })).toBeChecked();
});

test('the calendar shows when the invoice is due; a kind that is hidden stays hidden; a press opens the invoice', async () => {
  const { page } = owner;
  await page.goto(url(`/calendar?view=month&date=${String(invoice['due_date'])}`));
  const due = page.getByRole('button', { name: new RegExp(`Jatuh tempo: ${String(invoice['number'])}`) });
  await expect(due).toBeVisible();
  // The column is narrow: the number is read whole, in its one line.
  const drawn = due.getByText(String(invoice['number']).replace(/^INV\//, ''), { exact: true });
  expect(
    await drawn.evaluate((text) => text.getBoundingClientRect().right <= text.closest('.rbc-event')!.getBoundingClientRect().right),
  ).toBe(true);
  expect(await flaws(page, 'calendar-dates-id')).toEqual([]);
  await page.getByRole('button', { name: 'Jatuh tempo', exact: true }).click();
  await expect(due).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Jatuh tempo', exact: true })).toHaveAttribute('aria-pressed', 'false');
  await expect(due).toHaveCount(0);
  await page.getByRole('button', { name: 'Jatuh tempo', exact: true }).click();
  await due.click();
  await expect(page).toHaveURL(new RegExp(`/services/invoice/detail/${invoice.id}`));
  expect(owner.troubles).toEqual([]);
});

test('staff go through the queue by keys, take a ticket in one press, and see the client next to its thread', async () => {
  const { page } = staff;
  await page.goto(url('/tiket'));
  await page.getByRole('heading', { level: 1, name: 'Ticket queue' }).waitFor();
  const row = page.getByRole('link', { name: 'Cetak kuitansi gagal' });
  await row.waitFor();
  await page.keyboard.press('j');
  await expect(page.locator('[data-opens-row]').first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(page.locator('[data-opens-row]').nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(page.locator('[data-opens-row]').first()).toBeFocused();
  await page.getByRole('button', { name: 'Take: Cetak kuitansi gagal' }).click();
  // The news of it covers neither the page's own button nor the bell.
  await page.getByText('The ticket “Cetak kuitansi gagal” is yours now.').first().waitFor();
  for (const button of [page.getByRole('link', { name: 'New ticket' }).first(), page.getByRole('button', { name: /^Notifications/ })])
    await button.click({ trial: true });
  await page.getByText('The ticket “Cetak kuitansi gagal” is yours now.').first().waitFor();
  await expect(page.getByRole('button', { name: 'Take: Cetak kuitansi gagal' })).toHaveCount(0);
  expect(await flaws(page, 'ticket-queue-take-en')).toEqual([]);
  await row.click();
  const client = page.getByRole('region', { name: 'Client', exact: true });
  await expect(client.getByRole('link', { name: 'Klinik Teratai' })).toBeVisible();
  await expect(client.getByRole('link', { name: 'Tarif tidak tersimpan' })).toBeVisible();
  expect(await flaws(page, 'ticket-client-en')).toEqual([]);
  await client.getByRole('link', { name: 'Tarif tidak tersimpan' }).click();
  await page.getByRole('button', { name: 'Take', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Take', exact: true })).toHaveCount(0);
  expect(staff.troubles).toEqual([]);
});

for (const [opens, name] of [
  [/^Notifications/, 'the bell'],
  ['Open menu', 'the menu'],
] as const)
  test(`on a phone ${name} opens above the news of what was just done`, async () => {
    const { page } = staff;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(url('/usman/category-management/add-category'));
    await page.locator('input[name=name]').fill(`Kabar ${name}`);
    await page.getByRole('button', { name: /^Save/ }).click();
    const news = page.getByText(`“Kabar ${name}”`);
    await news.first().waitFor();
    const { y, height } = (await news.first().boundingBox())!;
    await page.getByRole('button', { name: opens }).click();
    await page.locator('.MuiModal-root').first().waitFor();
    // Both fill at least the left half of the screen.
    const isCovered = (top: number) => document.elementFromPoint(100, top)!.closest('.MuiModal-root') !== null;
    expect(await page.evaluate(isCovered, y + height / 2)).toBe(true);
    expect(staff.troubles).toEqual([]);
  });

test('an answer under the subject helps the owner, who leaves without a ticket', async () => {
  const { page } = owner;
  await page.goto(url('/tiket/add-tiket'));
  await page.getByRole('textbox', { name: /^Judul/ }).fill('Apakah data lama bisa diimpor?');
  const known = page.getByRole('complementary', { name: 'Mungkin ini menjawab pertanyaan Anda' });
  await known.getByText('Bisakah data lama diimpor?').click();
  await known.getByRole('button', { name: 'Ini menjawab pertanyaan saya' }).click();
  await expect(page).toHaveURL(/\/tiket(\?|$)/);
  await page.getByRole('heading', { level: 1, name: 'Tiket Saya' }).waitFor();
  expect(owner.troubles).toEqual([]);
});
