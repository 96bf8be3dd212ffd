/** Without a mail server an admin reads in the outbox what was mailed, and its link leads where it says. */
import { recordsAs, type Records } from './form/records';
import { flaws, newPerson, signIn, url, type Look } from './person';
import { post, tokenMailedTo } from './profile/mails';
import { newcomer } from './profile/newcomer';
import { words } from './words';
import { expect, test } from './test';

let admin: Records;
test.beforeAll(async () => {
  admin = await recordsAs();
});

const looks = [
  { language: 'id', scheme: 'light', width: 1280 },
  { language: 'en', scheme: 'dark', width: 390 },
] as const satisfies readonly Look[];

for (const how of looks)
  test(`a forgotten password: ${how.language} ${how.scheme} ${how.width}`, async ({ browser }) => {
    const { language, scheme, width } = how;
    const { audit } = words[language];
    const { email } = await newcomer(admin, 'Dr. Sari');
    await post('/password-forgot', 'password-forgot', { email });
    const token = await tokenMailedTo(admin, email);
    const { page, troubles, close } = await newPerson(browser, how);
    await signIn(page);
    await page.goto(url(`/usman/outbox?q=${email}`));
    await page.getByText(email, { exact: true }).first().waitFor();
    await page.getByText(audit.outbox.status.kept, { exact: true }).first().waitFor();
    const found = await flaws(page, `outbox-list-${language}-${scheme}-${width}`);
    // The only link of its row or card.
    await page.getByRole('link', { name: 'Atur ulang kata sandi Nadi' }).click();
    const link = page.getByRole('link', { name: /^https?:\/\// });
    expect(new URL((await link.getAttribute('href'))!).searchParams.get('token')).toBe(token);
    found.push(...(await flaws(page, `outbox-mail-${language}-${scheme}-${width}`)));
    await link.click();
    await page.waitForURL((at) => at.pathname === '/password/email');
    await close();
    expect([...found, ...troubles]).toEqual([]);
  });
