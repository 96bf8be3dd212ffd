/** One's own account in a real browser: name, photo and address; password and devices; by keyboard alone; in both languages. Rule: SGN-12. */
import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { sentence } from '#shared/errors';
import { API_ROOT, MEDIA_TYPE } from '#shared/jsonapi';
import { resources } from '#shared/areas/resources';
import { barriers, look, newPerson, PASSWORD, signIn, signInAndOpen, url, type Look } from '../person';
import type { Records } from '../form/records';
import { waitForValue } from '../waitForValue';
import { filled, words } from '../words';
import { openLink, post, tokenMailedTo } from './mails';
import { newcomer, recordsAs, tryToSignIn } from './newcomer';
import { expect, test } from '../test';

let admin: Records;
test.beforeAll(async () => {
  admin = await recordsAs();
});

const looks = [
  { language: 'id', scheme: 'light', width: 390 },
  { language: 'en', scheme: 'dark', width: 1280 },
] as const satisfies readonly Look[];

const NEW_PASSWORD = 'perban-lembut-2027';
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

for (const how of looks)
  test(`name, photo and address: ${how.language} ${how.scheme} ${how.width}`, async ({ browser }) => {
    const { common, form, profile: said } = words[how.language];
    const person = await newcomer(admin, 'Dr. Sari');
    const { page, troubles, close } = await newPerson(browser, how);
    await signInAndOpen(page, person.email);
    await page.getByRole('button', { name: new RegExp(person.name) }).click();
    await page.getByRole('menuitem', { name: common.chrome.myProfile }).click();
    await page.getByRole('heading', { level: 1, name: common.page.profile }).waitFor();

    await page.getByLabel(said.edit.name, { exact: true }).fill('Dr. Sari Wulandari');
    await page.goBack();
    await button(page, form.stay).click();
    await button(page, said.edit.save).click();
    await page.getByText(said.edit.saved).waitFor();
    await page.getByText(said.activity.own).waitFor();
    expect(await admin.get(resources.user, person.id)).toMatchObject({ name: 'Dr. Sari Wulandari' });

    const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#0f766e' } })
      .png()
      .toBuffer();
    await page.route('**/api/v1/uploads/**', (route) => route.abort('connectionreset'), { times: 1 });
    await page.getByTestId('profile-photo').setInputFiles({ name: 'sari.png', mimeType: 'image/png', buffer: picture });
    await button(page, common.action.retry).click();
    await page.getByText(said.photo.saved).waitFor();
    expect(await admin.get(resources.user, person.id)).toMatchObject({ profile_image: expect.any(String) });
    await button(page, said.photo.remove).click();
    await page.getByText(said.photo.removed).waitFor();

    const address = `baru-${person.email}`;
    await page.getByLabel(said.edit.email, { exact: true }).fill('bukan alamat');
    await button(page, said.edit.save).click();
    await page.getByText(sentence('invalid_email', how.language)).waitFor();
    await page.getByLabel(said.edit.email, { exact: true }).fill(address);
    await page.getByLabel(said.twoStep.proof, { exact: true }).fill('bukan kata sandinya');
    await button(page, said.edit.save).click();
    await page.getByText(sentence('password.wrong', how.language)).waitFor();
    expect(await barriers(page)).toEqual([]);
    await look(page, `profile-address-${how.language}-${how.scheme}-${how.width}`);
    await page.getByLabel(said.twoStep.proof, { exact: true }).fill(PASSWORD);
    await button(page, said.edit.save).click();
    await page.getByText(filled(said.pending.title, { email: address })).waitFor();
    expect(await barriers(page)).toEqual([]);
    await look(page, `profile-pending-${how.language}-${how.scheme}-${how.width}`);
    expect(await openLink(await tokenMailedTo(admin, address))).toBe(204);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await waitForValue(() => page.getByLabel(said.edit.email, { exact: true }).inputValue(), address);
    await page.getByText(filled(said.pending.title, { email: address })).waitFor({ state: 'detached' });
    await close();
    expect(troubles.filter((trouble) => !/uploads|ERR_CONNECTION_RESET|422/.test(trouble))).toEqual([]);
  });

for (const how of looks)
  test(`anyone who has not proved their address is told so, until its link is opened: ${how.language} ${how.scheme} ${how.width}`, async ({
    browser,
  }) => {
    const {
      profile: { held },
    } = words[how.language];
    const email = `${randomBytes(6).toString('hex')}@klinik.test`;
    const said = { name: 'Dr. Budi', email, password: PASSWORD, password_confirmation: PASSWORD, score: 4, agree: true };
    expect(await post('/register', 'token', said)).toBe(201);
    const { page, close } = await newPerson(browser, how);
    await signInAndOpen(page, email);
    const banner = page.getByText(filled(held.unverified, { email }));
    await banner.waitFor();
    expect(await barriers(page)).toEqual([]);
    await look(page, `held-unverified-${how.language}-${how.scheme}-${how.width}`);
    expect(await openLink(await tokenMailedTo(admin, email))).toBe(204);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await banner.waitFor({ state: 'detached' });
    await close();
  });

for (const how of looks)
  test(`password and devices: ${how.language} ${how.scheme} ${how.width}`, async ({ browser }) => {
    const { password: said, sessions } = words[how.language].profile;
    const person = await newcomer(admin, 'Dr. Sari');
    const { page, close } = await newPerson(browser, how);
    await signIn(page, person.email);
    const { token } = await tryToSignIn(person.email, PASSWORD);
    const asked = (bearer: string) =>
      fetch(url(`${API_ROOT}/me`), { headers: { accept: MEDIA_TYPE, authorization: `Bearer ${bearer}` } }).then(({ status }) => status);
    await page.goto(url('/usman/user-profile'));
    const card = page.getByRole('region', { name: sessions.title });
    await card.getByRole('listitem').nth(1).waitFor();
    await waitForValue(() => card.getByRole('listitem').count(), 2);
    expect(await barriers(page)).toEqual([]);
    await card.scrollIntoViewIfNeeded();
    await look(page, `profile-sessions-${how.language}-${how.scheme}-${how.width}`);
    await card.getByRole('listitem').filter({ hasNotText: sessions.current }).getByRole('button').click();
    await card.getByText(sessions.alone).waitFor();
    expect(await asked(token!)).toBe(401);

    const second = await tryToSignIn(person.email, PASSWORD);
    await page.reload();
    await button(page, sessions.endOthers).click();
    expect(await barriers(page)).toEqual([]);
    await button(page, sessions.othersConfirm).click();
    await card.getByText(sessions.alone).waitFor();
    expect(await asked(second.token!)).toBe(401);

    const third = await tryToSignIn(person.email, PASSWORD);
    await page.getByLabel(said.current, { exact: true }).fill('bukan kata sandinya');
    await page.getByLabel(said.next, { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel(said.confirmation, { exact: true }).fill(NEW_PASSWORD);
    await button(page, said.save).click();
    await page.getByText(sentence('password.wrong', how.language)).waitFor();
    await page.getByLabel(said.current, { exact: true }).fill(PASSWORD);
    await button(page, said.save).click();
    await page.getByText(said.changed).waitFor();
    expect(await asked(third.token!)).toBe(401);
    expect(await tryToSignIn(person.email, PASSWORD)).toMatchObject({ status: 401 });
    expect(await tryToSignIn(person.email, NEW_PASSWORD)).toMatchObject({ status: 200 });
    await close();
  });

/** Presses Tab until the place has the focus. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${place.toString()}.`);
}

test('by keyboard alone: the language, a password that is refused and one that is taken (id)', async ({ browser }) => {
  const language = 'id';
  const { profile: said, common } = words[language];
  const person = await newcomer(admin, 'Dr. Sari');
  const { page, close } = await newPerson(browser, { language });
  await signIn(page, person.email);
  await page.goto(url('/usman/user-profile'));
  await tabTo(page, page.getByLabel(said.password.current, { exact: true }));
  await page.keyboard.type(PASSWORD);
  await tabTo(page, page.getByLabel(said.password.next, { exact: true }));
  await page.keyboard.type('12345678901');
  await page.getByText(filled(common.strength.label, { word: common.strength.weak })).waitFor();
  await tabTo(page, page.getByLabel(said.password.confirmation, { exact: true }));
  await page.keyboard.type('12345678901');
  await page.keyboard.press('Enter');
  const next = page.getByLabel(said.password.next, { exact: true });
  await waitForValue(
    () => next.evaluate((element) => [element === document.activeElement, element.getAttribute('aria-invalid')]),
    [true, 'true'],
  );
  await next.press('ControlOrMeta+A');
  await page.keyboard.type(NEW_PASSWORD);
  await tabTo(page, page.getByLabel(said.password.confirmation, { exact: true }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(NEW_PASSWORD);
  await tabTo(page, button(page, said.password.save));
  await page.keyboard.press('Space');
  await page.getByText(said.password.changed).waitFor();
  expect(await tryToSignIn(person.email, NEW_PASSWORD)).toMatchObject({ status: 200 });
  await close();
});
