/** A nurse writes a ticket, staff answer it and leave an internal note, and the nurse reads the answer and never the note. Rules: TKT-6, TKT-7, TKT-8, TKT-9, LST-11. */
import { resources } from '#shared/areas/resources';
import { recordsAs } from './form/records';
import { flaws, newPerson, PASSWORD, signIn, url, type Person } from './person';
import { streamOf } from './stream';
import { expect, test } from './test';
import { written } from './waitForStored';

test.describe.configure({ mode: 'serial' });

const email = 'ani@kenanga.test';
const dewi = 'dewi@nadi.test';
let nurse: Person;
let staff: Person;

test.beforeAll(async ({ browser }) => {
  const admin = await recordsAs();
  const clinic = await admin.add(resources.entity, { name: 'Klinik Kenanga', kind: 'clinic' });
  const entity = { type: 'entity', id: clinic.id };
  await admin.add(resources.user, { name: 'Suster Ani', email, password: PASSWORD, status: 'active', entity });
  const [role] = (await admin.find(resources.role, 'admin')).filter(({ name }) => name === 'admin');
  const roles = [{ type: 'roles', id: role!.id }];
  await admin.add(resources.user, { name: 'Dewi Lestari', email: dewi, password: PASSWORD, status: 'active', roles });
  nurse = await newPerson(browser, { language: 'id' });
  await signIn(nurse.page, email);
  staff = await newPerson(browser, { language: 'en' });
  await signIn(staff.page);
});
test.afterAll(async () => {
  await nurse.close();
  await staff.close();
});

test('the nurse writes a ticket, and a known answer is offered while she types', async () => {
  const { page } = nurse;
  await page.goto(url('/tiket'));
  await page.getByRole('link', { name: 'Buat tiket' }).first().click();
  await page.getByRole('textbox', { name: /^Judul/ }).fill('Apakah data lama bisa diimpor?');
  await page.getByRole('textbox', { name: /^Pesan/ }).fill('Kami punya berkas CSV.');
  const known = page.getByRole('complementary', { name: 'Mungkin ini menjawab pertanyaan Anda' });
  await expect(known.getByText('Bisakah data lama diimpor?')).toBeVisible();
  expect(await page.getByRole('combobox', { name: /^Klien/ }).count()).toBe(0);
  expect(await flaws(page, 'ticket-add-id')).toEqual([]);
  await page.getByRole('button', { name: 'Kirim', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Apakah data lama bisa diimpor?' }).waitFor();
  await expect(page.getByText('Kami punya berkas CSV.')).toBeVisible();
  await expect(page.getByText('Jawaban pertama')).toBeVisible();
  expect(await flaws(page, 'ticket-detail-id')).toEqual([]);
});

test('staff tag the ticket, insert a canned answer with its fields filled in, and split another question off', async () => {
  const admin = await recordsAs();
  const tag = await admin.add(resources.tag, { name: 'Impor data', color: '#2e7d6b' });
  await admin.add(resources.cannedAnswer, { name: 'Minta berkas', message: 'Halo {name}, kirimkan berkasnya. Salam, {agent}' });
  const { page } = staff;
  await page.goto(url('/tiket'));
  await page.getByRole('link', { name: 'Apakah data lama bisa diimpor?' }).click();
  await page.getByRole('button', { name: 'Tag', exact: true }).click();
  const tagging = page.getByRole('dialog', { name: 'Tag' });
  await tagging.getByRole('combobox', { name: /^Add/ }).click();
  await page.getByRole('option', { name: String(tag['name']) }).click();
  await page.keyboard.press('Escape');
  await tagging.getByRole('button', { name: 'Tag', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Details' }).getByText('Impor data')).toBeVisible();
  await page.getByRole('combobox', { name: 'Insert a canned answer' }).click();
  await page.getByRole('option', { name: 'Minta berkas' }).click();
  const reply = page.getByRole('textbox', { name: 'Write a reply' });
  await expect(reply).toHaveValue('Halo Suster Ani, kirimkan berkasnya. Salam, Admin Nadi');
  await expect(reply).toBeFocused();
  await reply.fill('');
  await page.getByRole('button', { name: 'Make a new ticket of it' }).first().click();
  const split = page.getByRole('dialog', { name: 'Split' });
  await expect(split.getByRole('textbox', { name: /^Message/ })).toHaveValue('Kami punya berkas CSV.');
  await split.getByRole('textbox', { name: /^Subject/ }).fill('Format berkas CSV');
  await split.getByRole('button', { name: 'Split', exact: true }).click();
  await page.getByText(/Split off as ticket TKT-/).waitFor();
  expect(await flaws(page, 'ticket-tools-en')).toEqual([]);
  await nurse.page.goto(url('/tiket'));
  await nurse.page.getByRole('link', { name: 'Format berkas CSV' }).waitFor();
  expect(staff.troubles).toEqual([]);
});

test('the nurse asks for help from a page with the keyboard, and the ticket knows which page it was', async () => {
  const { page } = nurse;
  await page.goto(url('/dashboard?q=Siti'));
  await page.getByRole('button', { name: /^Akun/ }).press('Enter');
  expect(await flaws(page, 'ticket-ask-menu-id')).toEqual([]);
  await page.getByRole('menuitem', { name: 'Minta bantuan' }).press('Enter');
  await expect(page.getByRole('textbox', { name: /^Alamat halaman/ })).toHaveValue('/dashboard');
  expect(await flaws(page, 'ticket-ask-id')).toEqual([]);
  await page.goto(url('/tiket/add-tiket?page=//evil.test'));
  await expect(page.getByRole('textbox', { name: /^Alamat halaman/ })).toHaveValue('');
  await page.goto(url('/tiket'));
  await page.getByRole('link', { name: 'Apakah data lama bisa diimpor?' }).click();
  await page.getByRole('heading', { level: 1, name: 'Apakah data lama bisa diimpor?' }).waitFor();
});

test('staff find it in the queue, note something, and answer with the keyboard', async () => {
  const { page } = staff;
  await page.goto(url('/tiket'));
  await expect(page).toHaveURL(/sort=next_due_at/);
  await page.getByRole('link', { name: 'Unassigned' }).click();
  expect(await flaws(page, 'ticket-queue-en')).toEqual([]);
  await page.getByRole('link', { name: 'Apakah data lama bisa diimpor?' }).click();
  await page.getByRole('tab', { name: 'Internal note' }).click();
  await page.getByRole('textbox', { name: 'Write a note' }).fill('Pelanggan ini sabar.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Pelanggan ini sabar.' })).toContainText('Only the support team sees this.');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Write a reply' })).toHaveValue('');
  // What is typed outlives a reload.
  await written(page, 'nadi.drafts', () => page.getByRole('textbox', { name: 'Write a reply' }).fill('Bisa, lewat menu impor.'));
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Write a reply' })).toHaveValue('Bisa, lewat menu impor.');
  await page.getByRole('textbox', { name: 'Write a reply' }).press('Control+Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Bisa, lewat menu impor.' })).toContainText('Support team');
  await expect(page.getByText('Status: In progress')).toBeVisible();
  expect(await flaws(page, 'ticket-staff-en')).toEqual([]);
});

test('a colleague sees that somebody writes, and the answer and the note when they are there, without asking for them', async ({
  browser,
}) => {
  const colleague = await newPerson(browser, { language: 'id' });
  await signIn(colleague.page, dewi);
  const stream = streamOf(colleague.page);
  await colleague.page.goto(staff.page.url());
  await stream;
  const { page } = staff;
  await page.getByRole('textbox', { name: 'Write a reply' }).fill('Impor memakan waktu semalam.');
  await colleague.page.getByText(/ sedang menulis di sini\.$/).waitFor();
  await page.getByText('Dewi Lestari is reading this, too.').waitFor();
  expect(await flaws(page, 'ticket-presence-en')).toEqual([]);
  expect(await flaws(colleague.page, 'ticket-presence-id')).toEqual([]);
  await page.getByRole('textbox', { name: 'Write a reply' }).press('Control+Enter');
  await colleague.page.getByRole('listitem').filter({ hasText: 'Impor memakan waktu semalam.' }).waitFor();
  await page.getByRole('tab', { name: 'Internal note' }).click();
  await page.getByRole('textbox', { name: 'Write a note' }).fill('Sudah dicoba di sandbox.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await colleague.page.getByRole('listitem').filter({ hasText: 'Sudah dicoba di sandbox.' }).waitFor();
  await colleague.page.goto(url('/dashboard'));
  await page.getByText('Dewi Lestari').waitFor({ state: 'detached' });
  expect(colleague.troubles).toEqual([]);
  await colleague.close();
});

test('staff see what a data incident still needs, and that its notice is recorded', async () => {
  const [ani, admin] = [await recordsAs(email), await recordsAs()];
  const ticket = await ani.add(resources.ticket, {
    subject: 'Berkas terkirim ke klinik lain',
    category: 'data_incident',
    message: 'Kemarin.',
  });
  const { page } = staff;
  const stream = streamOf(page);
  await page.goto(url(`/tiket/detail?id=${ticket.id}`));
  const step = page.getByRole('listitem').filter({ hasText: 'The notice is recorded' });
  await expect(step).toContainText('Missing');
  await expect(page.getByText('This ticket cannot be closed before the notice is recorded.')).toBeVisible();
  await expect(page.getByText('in 71 hours')).toBeVisible();
  expect(await flaws(page, 'ticket-incident-en')).toEqual([]);
  await stream;
  await admin.run(resources.ticket, ticket, 'give-notice', {
    notice_text: 'Satu berkas terkirim ke penerima yang salah.',
    notice_recipients: 'Pasien yang bersangkutan, Komdigi',
    notice_at: new Date().toISOString(),
  });
  await expect(step).toContainText('Done');
  await expect(page.getByText('Pasien yang bersangkutan, Komdigi')).toBeVisible();
  expect(await flaws(page, 'ticket-incident-done-en')).toEqual([]);
});

test('the nurse reads the answer and not the note, on a telephone too', async () => {
  const { page } = nurse;
  await page.reload();
  await expect(page.getByText('Bisa, lewat menu impor.')).toBeVisible();
  expect(await page.getByText('sabar').count()).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await flaws(page, 'ticket-detail-390')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await flaws(page, 'ticket-detail-390-dark')).toEqual([]);
  expect(nurse.troubles).toEqual([]);
  expect(staff.troubles).toEqual([]);
});
