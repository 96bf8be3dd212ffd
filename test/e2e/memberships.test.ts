/** An owner invites a doctor who owns another clinic; the doctor accepts, and chooses in each tab for which clinic they work. Rule: SUB-13. */
import type { Row } from '#client/services/serviceResults';
import { resources } from '#shared/areas/resources';
import { tokenMailedTo } from './profile/mails';
import { addMember } from './clinicPeople';
import { recordsAs, type Records } from './form/records';
import { listPage } from './listPage';
import { flaws, newPerson, PASSWORD, signIn, tabTo, url, type Person } from './person';
import { waitForValue } from './waitForValue';
import { words } from './words';
import { expect, test } from './test';

test.describe.configure({ mode: 'serial' });

const people = { rini: 'rini@melati.test', budi: 'budi@anggrek.test', sinta: 'sinta@anggrek.test' } as const;
let admin: Records;
const clinics: Record<'melati' | 'anggrek', Row> = {} as never;

test.beforeAll(async () => {
  admin = await recordsAs();
  clinics.melati = await admin.add(resources.entity, { name: 'Klinik Melati', kind: 'clinic' });
  clinics.anggrek = await admin.add(resources.entity, { name: 'Klinik Anggrek', kind: 'clinic' });
  await addMember(admin, { name: 'Ibu Rini', email: people.rini }, clinics.melati);
  await addMember(admin, { name: 'dr. Budi', email: people.budi }, clinics.anggrek);
  await addMember(admin, { name: 'Sinta', email: people.sinta }, clinics.anggrek);
});

const workplace = ({ page }: Person, language: 'id' | 'en') =>
  page.getByRole('button', { name: new RegExp(`^${words[language].common.chrome.workplace}`) });

test('the owner finds the people of her clinic, and invites a doctor', async ({ browser }) => {
  const rini = await newPerson(browser, { language: 'id' });
  const { page } = rini;
  await signIn(page, people.rini);
  await page.goto(url('/dashboard'));
  // The dashboard leads there, too.
  await page.getByRole('navigation').getByRole('link', { name: 'Orang di klinik', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Orang di klinik' }).waitFor();
  await page.getByText(people.rini).first().waitFor();
  expect(await page.getByText(people.budi).count()).toBe(0);
  // Anyone who belongs to one clinic only has nothing to choose.
  expect(await workplace(rini, 'id').count()).toBe(0);
  expect(await flaws(page, 'people-id-1280')).toEqual([]);
  await page.getByRole('link', { name: 'Undang orang' }).first().click();
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(people.budi);
  await page.getByRole('combobox', { name: /^Peran/ }).fill('Dokter');
  await page.getByRole('option', { name: 'Dokter', exact: true }).click();
  expect(await page.getByRole('combobox', { name: /^Klien/ }).count()).toBe(0);
  expect(await flaws(page, 'invite-id-1280')).toEqual([]);
  await page.getByRole('button', { name: 'Kirim undangan', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Orang di klinik' }).waitFor();
  await page.getByText(people.budi).first().waitFor();
  // The name comes first, then the e-mail; anyone who is only invited is called by the address. Roles are words.
  const headings = await page.getByRole('columnheader').allTextContents();
  expect(headings.filter((one) => ['Nama', 'E-mail', 'Peran'].includes(one))).toEqual(['Nama', 'E-mail', 'Peran']);
  await page.getByRole('link', { name: 'Ibu Rini', exact: true }).waitFor();
  await page.getByRole('link', { name: people.budi, exact: true }).waitFor();
  await page.getByRole('gridcell', { name: 'Pemilik', exact: true }).waitFor();
  expect(rini.troubles).toEqual([]);
  await rini.close();
});

test('the doctor opens the link, signs in with the address that is filled in, comes back, and accepts', async ({ browser }) => {
  const budi = await newPerson(browser, { language: 'en', width: 390, height: 844 });
  const { page } = budi;
  const { auth } = words.en;
  await page.goto(url(`/invitation?token=${await tokenMailedTo(admin, people.budi)}`));
  await page.getByText('Ibu Rini invites you to work at Klinik Melati with the role Doctor.').waitFor();
  expect(page.url()).toBe(url('/invitation'));
  expect(await flaws(page, 'invitation-en-390')).toEqual([]);
  await page.getByRole('button', { name: auth.invitation.signIn }).click();
  await waitForValue(() => page.locator('input[name=email]').inputValue(), people.budi);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.getByRole('button', { name: auth.invitation.accept }).click();
  await page.waitForURL(url('/dashboard'));
  await workplace(budi, 'en').waitFor();
  await waitForValue(() => workplace(budi, 'en').textContent(), 'Workplace Klinik Melati');
  expect(await flaws(page, 'workplace-en-390')).toEqual([]);
  await budi.close();
});

test('each tab has its own workplace, chosen with the keyboard; it stays after a reload', async ({ browser }) => {
  const budi = await newPerson(browser, { language: 'id' });
  const { page, context } = budi;
  await signIn(page, people.budi);
  const own = (at: Person) => workplace(at, 'id').textContent();
  const open = async (at: Person) => {
    await at.page.goto(url('/services/people'));
    await workplace(at, 'id').waitFor();
  };
  await open(budi);
  expect(await own(budi)).toBe('Tempat kerja Klinik Anggrek');
  await page.getByText(people.budi).first().waitFor();
  await tabTo(page, workplace(budi, 'id'));
  await page.keyboard.press('Enter');
  await page.getByRole('menuitemradio', { name: /Klinik Melati/ }).waitFor();
  expect(await flaws(page, 'workplace-menu-id-1280')).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(url('/dashboard'));
  await waitForValue(() => own(budi), 'Tempat kerja Klinik Melati');
  await page.reload();
  await waitForValue(() => own(budi), 'Tempat kerja Klinik Melati');
  // A doctor does not manage the people of Melati; in another tab the owner of Anggrek does.
  expect(await page.getByRole('link', { name: 'Orang di klinik', exact: true }).count()).toBe(0);
  const other = { ...budi, page: await context.newPage() };
  await open(other);
  expect(await own(other)).toBe('Tempat kerja Klinik Anggrek');
  await waitForValue(() => own(budi), 'Tempat kerja Klinik Melati');
  expect(budi.troubles).toEqual([]);
  await budi.close();
});

test('the owner changes the role, and ends the access; the doctor’s next request is refused', async ({ browser }) => {
  const rini = await newPerson(browser, { language: 'id' });
  const { page } = rini;
  await signIn(page, people.rini);
  const row = (await admin.find(resources.membership, people.budi)).find(
    ({ entity }) => (entity as { id: string }).id === clinics.melati.id,
  )!;
  await page.goto(url(`/services/people/member/${row.id}`));
  await page.getByRole('button', { name: 'Ganti peran' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /^Peran/ }).fill('Perawat');
  await page.getByRole('option', { name: 'Perawat', exact: true }).click();
  expect(await flaws(page, 'member-change-role-id-1280')).toEqual([]);
  await dialog.getByRole('button', { name: 'Ganti peran' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Akhiri akses' }).click();
  await dialog.getByRole('button', { name: 'Akhiri akses' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect((await admin.get(resources.membership, row.id))['status']).toBe('ended');
  await rini.close();
});

test('the owner makes a role of her clinic in the matrix, which offers only what she may do there, and gives it to a nurse', async ({
  browser,
}) => {
  const rini = await newPerson(browser, { language: 'id' });
  const { page } = rini;
  await signIn(page, people.rini);
  await page.goto(url('/dashboard'));
  await page.getByRole('navigation').getByRole('link', { name: 'Peran', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Peran' }).waitFor();
  await page.getByText('Apoteker', { exact: true }).waitFor();
  await expect(listPage(page, 'id').menuButton('Dokter')).toHaveCount(0);
  expect(await flaws(page, 'clinic-roles-id-1280')).toEqual([]);
  await page.getByRole('link', { name: 'Tambah peran' }).first().click();
  const permission = (name: string) => page.getByRole('checkbox', { name, exact: true });
  await permission('Lihat keanggotaan').waitFor();
  expect(await permission('Lihat pengguna').count()).toBe(0);
  await page.getByRole('textbox', { name: /^Nama/ }).fill('Kepala ruang');
  await permission('Lihat keanggotaan').check();
  expect(await flaws(page, 'clinic-role-form-id-1280')).toEqual([]);
  await page.getByRole('button', { name: words.id.form.save, exact: true }).click();
  await page.getByRole('link', { name: 'Kepala ruang', exact: true }).waitFor();

  await page.goto(url('/services/people/invite'));
  await page.getByRole('textbox', { name: /^E-mail/ }).fill('wati@melati.test');
  await page.getByRole('combobox', { name: /^Peran/ }).fill('Kepala');
  await page.getByRole('option', { name: 'Kepala ruang', exact: true }).click();
  await page.getByRole('button', { name: 'Kirim undangan', exact: true }).click();
  await page.getByRole('gridcell', { name: 'Kepala ruang', exact: true }).waitFor();
  expect(rini.troubles).toEqual([]);
  await rini.close();
});

test('somebody leaves a clinic by themselves on their profile; its last owner is told why they cannot', async ({ browser }) => {
  const sinta = await newPerson(browser, { language: 'id' });
  const leave = (page: Person['page'], clinic: string) => page.getByRole('button', { name: `Tinggalkan ${clinic}` });
  await signIn(sinta.page, people.sinta);
  await sinta.page.goto(url('/usman/user-profile'));
  await sinta.page.getByText('Admin klinik').waitFor();
  await leave(sinta.page, 'Klinik Anggrek').click();
  expect(await flaws(sinta.page, 'leave-clinic-id-1280')).toEqual([]);
  await sinta.page.getByRole('button', { name: 'Ya, tinggalkan' }).click();
  await sinta.page.waitForURL(url('/dashboard'));
  await sinta.page.goto(url('/usman/user-profile'));
  await sinta.page.getByRole('heading', { name: words.id.profile.sessions.title }).waitFor();
  expect(await leave(sinta.page, 'Klinik Anggrek').count()).toBe(0);
  expect(sinta.troubles).toEqual([]);
  await sinta.close();

  const budi = await newPerson(browser, { language: 'id' });
  await signIn(budi.page, people.budi);
  await budi.page.goto(url('/usman/user-profile'));
  await leave(budi.page, 'Klinik Anggrek').click();
  await budi.page.getByRole('button', { name: 'Ya, tinggalkan' }).click();
  await budi.page.getByText('Klinik harus memiliki setidaknya satu pemilik.').waitFor();
  await leave(budi.page, 'Klinik Anggrek').waitFor();
  await budi.close();
});
