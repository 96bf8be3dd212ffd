/** An owner reads a built-in role, makes a role of her clinic from it, and invites somebody who then sees only what it says. Rules: ROL-12, ROL-19. */
import { resources } from '#shared/areas/resources';
import { tokenMailedTo } from './profile/mails';
import { addMember } from './clinicPeople';
import { recordsAs, type Records } from './form/records';
import { listPage } from './listPage';
import { flaws, newPerson, signIn, url } from './person';
import { filled, words } from './words';
import { expect, test } from './test';

test.describe.configure({ mode: 'serial' });

const rini = 'rini@kenanga.test';
const sari = 'sari@kenanga.test';
const save = words.id.form.save;
let admin: Records;

test.beforeAll(async () => {
  admin = await recordsAs();
  await addMember(admin, { name: 'Ibu Rini', email: rini }, await admin.add(resources.entity, { name: 'Klinik Kenanga', kind: 'clinic' }));
});

test('the owner reads what a built-in role may do, copies it for the reception, and invites with it', async ({ browser }) => {
  const owner = await newPerson(browser, { language: 'id' });
  const { page } = owner;
  await signIn(page, rini);
  await page.goto(url('/usman/role-management'));
  await page.getByRole('link', { name: 'Kasir', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Peran bawaan' }).waitFor();
  const permission = (name: string) => page.getByRole('checkbox', { name, exact: true });
  // What cannot be changed is only shown: a press on a tick changes nothing, and there is nothing to save.
  await permission('Lihat layanan').click({ force: true });
  await expect(permission('Lihat layanan')).toBeChecked();
  await permission('Lihat keanggotaan').click({ force: true });
  await expect(permission('Lihat keanggotaan')).not.toBeChecked();
  expect(await page.getByRole('button', { name: save, exact: true }).count()).toBe(0);
  // Only an admin looks at the application as another role.
  expect(await page.getByRole('button', { name: words.id.access.viewAs.start }).count()).toBe(0);
  expect(await flaws(page, 'built-in-role-id-1280')).toEqual([]);

  await page.getByRole('link', { name: 'Gandakan peran' }).click();
  await expect(page.getByRole('textbox', { name: /^Nama/ })).toHaveValue('Salinan dari Kasir');
  await page.getByRole('textbox', { name: /^Nama/ }).fill('Resepsionis');
  await permission('Semua izin untuk Layanan').uncheck();
  await permission('Lihat keanggotaan').check();
  await page.getByRole('button', { name: save, exact: true }).click();
  await page.getByRole('link', { name: 'Resepsionis', exact: true }).waitFor();

  await page.goto(url('/services/people/invite'));
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(sari);
  await page.getByRole('combobox', { name: /^Peran/ }).fill('Resep');
  await page.getByRole('option', { name: 'Resepsionis', exact: true }).click();
  await page.getByRole('button', { name: 'Kirim undangan' }).click();
  await page.getByRole('gridcell', { name: 'Resepsionis', exact: true }).waitFor();
  await page.goto(url('/usman/role-management'));
  await listPage(page, 'id').act('Resepsionis', 'Orang dengan peran ini');
  await page.getByText(sari).first().waitFor();
  await expect(page.getByText(rini)).toHaveCount(0);
  expect(owner.troubles).toEqual([]);
  await owner.close();
});

test('anyone who was invited with the role sees the people of the clinic, and can neither invite nor open its invoices', async ({
  browser,
}) => {
  await addMember(admin, { name: 'Sari', email: sari }, null);
  const person = await newPerson(browser, { language: 'id', width: 390, height: 844 });
  const { page } = person;
  await signIn(page, sari);
  await page.goto(url(`/invitation?token=${await tokenMailedTo(admin, sari)}`));
  await page.getByRole('button', { name: words.id.auth.invitation.accept }).click();
  await page.waitForURL(url('/dashboard'));
  await page.goto(url('/services/people'));
  await page.getByText(rini).first().waitFor();
  await expect(page.getByRole('link', { name: 'Undang orang' })).toHaveCount(0);
  await page.goto(url('/services/invoice'));
  await page.waitForURL(url('/dashboard'));
  await person.close();
});

test('a role that somebody holds is deleted once its people have another one', async ({ browser }) => {
  const owner = await newPerson(browser, { language: 'id' });
  const { page } = owner;
  await signIn(page, rini);
  await page.goto(url('/usman/role-management'));
  await listPage(page, 'id').act('Resepsionis', 'Hapus');
  const question = page.getByRole('alertdialog', { name: 'Hapus peran Resepsionis?' });
  await expect(question).toContainText('dipegang 1 orang');
  const yes = question.getByRole('button', { name: words.id.people.role.replaceYes });
  await expect(yes).toBeDisabled();
  const choice = question.getByRole('combobox', { name: words.id.people.role.instead });
  await expect(choice.getByRole('option', { name: 'Resepsionis' })).toHaveCount(0);
  await choice.selectOption({ label: 'Kasir' });
  expect(await flaws(page, 'role-replace-id-1280')).toEqual([]);
  await yes.click();
  await page.getByText(filled(words.id.people.role.replaced, { name: 'Resepsionis' })).waitFor();
  await expect(page.getByRole('link', { name: 'Resepsionis', exact: true })).toHaveCount(0);
  await page.goto(url('/services/people'));
  await expect(page.getByRole('row').filter({ hasText: 'Sari' }).getByRole('gridcell', { name: 'Kasir', exact: true })).toBeVisible();
  expect(owner.troubles).toEqual([]);
  await owner.close();
});
