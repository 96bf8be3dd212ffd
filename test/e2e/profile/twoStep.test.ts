/** The second step with real codes: turned on from the profile, asked for at the door, renewed, turned off; and where a role demands it. */
import { readFileSync } from 'node:fs';
import { Secret, TOTP } from 'otpauth';
import { sentence } from '#shared/errors';
import { barriers, look, newPerson, PASSWORD, signIn, signInAndOpen, url, type Look } from '../person';
import type { Records } from '../form/records';
import { waitForValue } from '../waitForValue';
import { words } from '../words';
import { newcomer, recordsAs, strictRole, tryToSignIn } from './newcomer';
import { expect, test } from '../test';

let admin: Records;
test.beforeAll(async () => {
  admin = await recordsAs();
});

const appOf = (key: string) => new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });

/** A code that the app shows at no time near now. */
const wrongCode = (app: TOTP): string => {
  const near = [-2, -1, 0, 1, 2].map((step) => app.generate({ timestamp: Date.now() + step * 30_000 }));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code))!;
};

const looks = [
  { language: 'id', scheme: 'light', width: 1280 },
  { language: 'en', scheme: 'dark', width: 390 },
] as const satisfies readonly Look[];

for (const how of looks)
  test(`turned on, kept, renewed and turned off: ${how.language} ${how.scheme} ${how.width}`, async ({ browser }) => {
    const { language, scheme, width } = how;
    const {
      profile: { twoStep: said, sessions },
    } = words[language];
    const person = await newcomer(admin, 'Dr. Sari');
    const { page, context, troubles, close } = await newPerson(browser, how);
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url() });
    const found: string[] = [];
    const looked = async (state: string) => {
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      found.push(
        ...(beyond > 0 ? [`${state}: ${beyond} px too wide`] : []),
        ...(await barriers(page)).map((barrier) => `${state}: ${barrier}`),
      );
      await look(page, `profile-${state}-${language}-${scheme}-${width}`);
    };
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const card = page.getByRole('region', { name: said.title });

    await signIn(page, person.email);
    await page.goto(url('/usman/user-profile'));
    await button(said.turnedOff.start).click();
    await page.getByRole('dialog').getByLabel(said.proof, { exact: true }).fill(PASSWORD);
    await button(said.begin.confirm).click();
    await page.getByRole('img', { name: said.setup.qr }).waitFor();
    await page.getByRole('img', { name: said.setup.qr }).scrollIntoViewIfNeeded();
    await looked('setup');
    const app = appOf((await card.locator('code').textContent())!);
    await page.getByLabel(said.setup.code).fill(wrongCode(app));
    await button(said.setup.confirm).click();
    await page.getByText(sentence('two_step.invalid', language)).waitFor();
    await page.getByLabel(said.setup.code).fill(app.generate());
    await button(said.setup.confirm).click();

    const list = page.getByRole('list', { name: said.codes.list });
    await list.waitFor();
    const codes = await list.getByRole('listitem').allTextContents();
    expect(new Set(codes).size).toBe(10);
    await list.scrollIntoViewIfNeeded();
    await looked('codes');
    await button(said.codes.copy).click();
    await button(said.copied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
    const [file] = await Promise.all([page.waitForEvent('download'), button(said.codes.download).click()]);
    expect(file.suggestedFilename()).toBe(said.codes.file);
    expect(readFileSync(await file.path(), 'utf8')).toContain(codes.join('\n'));
    await button(said.codes.kept).click();
    await page.getByRole('heading', { name: said.turnedOn.title }).waitFor();
    await looked('on');
    // Anyone who set it up here stays signed in here.
    await page.getByRole('region', { name: sessions.title }).getByText(sessions.alone).waitFor();

    expect(await tryToSignIn(person.email, PASSWORD)).toMatchObject({ status: 401, code: 'two_step.required' });
    expect(await tryToSignIn(person.email, PASSWORD, codes[0])).toMatchObject({ status: 200 });
    expect(await tryToSignIn(person.email, PASSWORD, codes[0])).toMatchObject({ status: 401, code: 'two_step.invalid' });

    await button(said.turnedOn.renew).click();
    await page.getByRole('dialog').getByLabel(said.proof, { exact: true }).fill('bukan kata sandinya');
    await button(said.renew.confirm).click();
    await page.getByText(sentence('password.wrong', language)).waitFor();
    await looked('proof');
    await page.getByRole('dialog').getByLabel(said.proof, { exact: true }).fill(PASSWORD);
    await button(said.renew.confirm).click();
    await list.waitFor();
    const renewed = await list.getByRole('listitem').allTextContents();
    expect(renewed.filter((code) => codes.includes(code))).toEqual([]);
    await button(said.codes.kept).click();
    expect(await tryToSignIn(person.email, PASSWORD, codes[1])).toMatchObject({ status: 401 });

    await button(said.turnedOn.remove).click();
    await page.getByRole('alertdialog').getByLabel(said.proof, { exact: true }).fill(PASSWORD);
    await page.getByRole('alertdialog').getByRole('button', { name: said.remove.confirm }).click();
    await page.getByRole('heading', { name: said.turnedOff.title }).waitFor();
    expect(await tryToSignIn(person.email, PASSWORD)).toMatchObject({ status: 200 });
    await close();
    // A wrong code and a wrong password are answered as such, and the browser says so.
    expect([...found, ...troubles.filter((trouble) => !/40[19]|422/.test(trouble))]).toEqual([]);
  });

for (const how of looks)
  test(`a role that demands it opens nothing else before: ${how.language} ${how.scheme} ${how.width}`, async ({ browser }) => {
    const {
      profile: { held, twoStep: said },
      common,
    } = words[how.language];
    const person = await newcomer(admin, 'Dr. Budi', await strictRole(admin));
    const { page, close } = await newPerson(browser, how);
    await signInAndOpen(page, person.email);
    await page.getByText(held.two_step).waitFor();
    expect(await barriers(page)).toEqual([]);
    await look(page, `held-two-step-${how.language}-${how.scheme}-${how.width}`);
    await page.getByRole('link', { name: held.setUp }).click();
    await page.getByRole('heading', { level: 1, name: common.page.profile }).waitFor();
    await waitForValue(() => page.getByRole('heading', { level: 2 }).first().textContent(), said.title);
    await page.getByRole('button', { name: said.turnedOff.start }).click();
    await page.getByRole('dialog').getByLabel(said.proof, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: said.begin.confirm, exact: true }).click();
    await page.getByRole('img', { name: said.setup.qr }).waitFor();
    await page
      .getByLabel(said.setup.code)
      .fill(appOf((await page.getByRole('region', { name: said.title }).locator('code').textContent())!).generate());
    await page.getByRole('button', { name: said.setup.confirm, exact: true }).click();
    await page.getByRole('button', { name: said.codes.kept }).click();
    await page.getByText(said.turnedOn.demanded).waitFor();
    await expect(page.getByText(held.two_step)).toHaveCount(0);
    await expect(page.getByRole('button', { name: said.turnedOn.remove, exact: true })).toHaveCount(0);
    await close();
  });
