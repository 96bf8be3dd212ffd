/** What a person typed is never lost: leaving, reloading, a lost network, a lost answer, an impatient hand, a session that ends. Rules: LST-11, SGN-9. */
import type { Page } from '@playwright/test';
import { resources } from '#shared/areas/resources';
import { written } from '../waitForStored';
import { PASSWORD, url } from '../person';
import { waitForValue } from '../waitForValue';
import { filled } from '../words';
import { pages, signedIn, unseen, type SignedIn } from './formPage';
import { newcomer } from '../profile/newcomer';
import { endSession, recordsAs, type Records } from './records';
import { expect, test } from '../test';

test.describe.configure({ mode: 'serial' });

const { category } = resources;
let records: Records;
let budi: SignedIn;
test.beforeAll(async ({ browser }) => {
  records = await recordsAs();
  // An account of his own, since his session is ended.
  budi = await signedIn(browser, 'en', (await newcomer(records, 'Budi Santoso', 'admin')).email);
});

const categories = '**/api/v1/categories**';
const isSaving = (method: string) => method === 'POST' || method === 'PATCH';

/** The next save reaches the server, but its answer doesn't reach the browser. */
const loseNextAnswer = async (page: Page) => {
  let lost = false;
  await page.route(categories, async (route) => {
    if (lost || !isSaving(route.request().method())) return route.fallback();
    lost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
};

const typed = async (name: string) => {
  const { hand, usman } = budi;
  await hand.openAdd('category');
  await hand.text(usman.category.fields.name).fill(name);
};
const nameNow = () => budi.hand.text(budi.usman.category.fields.name).inputValue();
const added = (name: string) => budi.hand.told(filled(budi.form.added, { name }));

test.describe('Budi is about to leave what he has typed', () => {
  test('by a link: he is asked, and stays with all of it', async () => {
    const { hand, page, form, common } = budi;
    await typed('Linen');
    await page.getByRole('link', { name: common.page.dashboard }).first().click();
    await page.getByRole('alertdialog', { name: form.leaveTitle }).waitFor();
    await hand.button(form.stay).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await nameNow()).toBe('Linen');
    expect(new URL(page.url()).pathname).toBe(pages.category.add);
  });

  test('by the back button: he is asked, and goes, and it is not there next time', async () => {
    const { hand, page, form, usman } = budi;
    await page.goto(url(pages.category.list));
    await page.getByRole('link', { name: usman.category.list.add }).first().click();
    await hand.shown(usman.category.form.add);
    await hand.text(usman.category.fields.name).fill('Linen');
    await page.goBack();
    await hand.button(form.stay).click();
    expect(await nameNow()).toBe('Linen');
    await page.goBack();
    await written(page, 'nadi.drafts', () => hand.button(form.leave).click());
    await hand.atList('category');
    await hand.openAdd('category');
    expect(await nameNow()).toBe('');
  });

  test('having typed nothing, he is not asked', async () => {
    const { hand, page, form } = budi;
    await hand.openAdd('category');
    await page.getByRole('link', { name: form.cancel, exact: true }).click();
    await hand.atList('category');
  });
});

test.describe('Budi reloads in the middle of typing', () => {
  test('everything is there again, and he is told so', async () => {
    const { hand, page } = budi;
    await written(page, 'nadi.drafts', () => typed('Kursi periksa'));
    await page.reload();
    await hand.alert('Unsaved input was restored').waitFor();
    expect(await nameNow()).toBe('Kursi periksa');
  });

  test('he discards it, and it stays gone', async () => {
    const { hand, page, form } = budi;
    await written(page, 'nadi.drafts', () => hand.button(form.draftDiscard).click());
    await waitForValue(() => nameNow(), '');
    await hand.alert('Unsaved input was restored').waitFor({ state: 'detached' });
    await page.reload();
    await hand.told(form.fillIn.replace('{{verb}}', 'save'));
    expect(await nameNow()).toBe('');
  });

  test('the record has changed meanwhile: he is warned with what he typed', async () => {
    const { hand, page, usman } = budi;
    const made = await records.add(category, { name: 'Meja' });
    await hand.openEdit('category', made.id);
    await written(page, 'nadi.drafts', () => hand.text(usman.category.fields.description).fill('Meja periksa, meja tindakan.'));
    await records.change(category, made, { name: 'Meja klinik' });
    await page.reload();
    await hand.alert('but the record has changed since').waitFor();
    expect(await nameNow()).toBe('Meja klinik');
    await hand.save();
    await hand.told(filled(budi.form.saved, { name: 'Meja klinik' }));
    expect(await records.get(category, made.id)).toMatchObject({ name: 'Meja klinik', description: 'Meja periksa, meja tindakan.' });
  });
});

test.describe('Budi saves over a poor network', () => {
  test('no network at all: he is told that nothing is lost, and Retry saves once', async () => {
    const { hand, form, person } = budi;
    await typed('Laboratorium');
    await person.context.setOffline(true);
    await hand.save();
    await hand.alert(form.offlineTitle).waitFor();
    expect(await nameNow()).toBe('Laboratorium');
    await person.context.setOffline(false);
    await hand.button(form.retry).click();
    await added('Laboratorium');
    expect(await records.find(category, 'Laboratorium')).toHaveLength(1);
  });

  test('saved, but the answer is lost: Retry makes no second one', async () => {
    const { hand, page, form } = budi;
    await typed('Radiologi');
    await loseNextAnswer(page);
    await hand.save();
    await hand.alert(form.offlineTitle).waitFor();
    expect(await records.find(category, 'Radiologi')).toHaveLength(1);
    await hand.button(form.retry).click();
    await added('Radiologi');
    await page.unroute(categories);
    expect(await records.find(category, 'Radiologi')).toHaveLength(1);
  });

  test('a change is saved, but the answer is lost: Retry does not tell him of someone else', async () => {
    const { hand, page, form, usman } = budi;
    const made = await records.add(category, { name: 'Farmasi' });
    await hand.openEdit('category', made.id);
    await hand.text(usman.category.fields.name).fill('Farmasi klinik');
    await loseNextAnswer(page);
    await hand.save();
    await hand.alert(form.offlineTitle).waitFor();
    await hand.button(form.retry).click();
    await hand.told(filled(form.saved, { name: 'Farmasi klinik' }));
    await hand.atList('category');
    await page.unroute(categories);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect(await records.get(category, made.id)).toMatchObject({ name: 'Farmasi klinik', version: made.version + 1 });
  });

  test('the answer is lost, and he improves the name before Retry: one record, with the better name', async () => {
    const { hand, page, form, usman } = budi;
    await typed('Gigi');
    await loseNextAnswer(page);
    await hand.save();
    await hand.alert(form.offlineTitle).waitFor();
    await hand.text(usman.category.fields.name).fill('Gigi dan mulut');
    await hand.button(form.retry).click();
    await hand.atList('category');
    await page.unroute(categories);
    expect((await records.find(category, 'Gigi')).map(({ name }) => name)).toEqual(['Gigi dan mulut']);
  });
});

test.describe('Budi is quick, or slow', () => {
  test('a double click on Save adds one record', async () => {
    const { hand, form } = budi;
    await typed('Rekam medis');
    await hand.button(form.save).dblclick();
    await added('Rekam medis');
    expect(await records.find(category, 'Rekam medis')).toHaveLength(1);
  });

  test('his session ends meanwhile: he signs in over the form, and the save goes on by itself', async () => {
    const { hand, page, auth } = budi;
    await typed('Ambulans');
    const token = await page.evaluate(
      () => JSON.parse((JSON.parse(localStorage.getItem('auth._token.local')!) as { token: string }).token) as string,
    );
    // It ends while the save is on its way. A page that learns of it earlier asks before he can press Save.
    await page.route('**/api/v1/categories', (route) => endSession(token).then(() => route.continue()), { times: 1 });
    await hand.save();
    const question = page.getByRole('dialog', { name: auth.again.title });
    await question.locator('input[name=password]').fill(PASSWORD);
    await question.getByRole('button', { name: auth.again.submit }).click();
    await added('Ambulans');
    await hand.atList('category');
    expect(await records.find(category, 'Ambulans')).toHaveLength(1);
  });
});

test('no page reported an error', () => expect(unseen(budi)).toEqual([]));
