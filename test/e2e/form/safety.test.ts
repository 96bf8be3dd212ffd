/** What a person writes is only ever text: rich text keeps its form and loses what is dangerous, names never become markup, secrets are kept nowhere. */
import { listPage } from '../listPage';
import type { Row } from '#client/services/serviceResults';
import { resources } from '#shared/areas/resources';
import { written } from '../waitForStored';
import { newPerson, PASSWORD, signInByForm } from '../person';
import { waitForValue } from '../waitForValue';
import { filled } from '../words';
import { formPage, signedIn, unseen, type SignedIn } from './formPage';
import { recordsAs, type Records } from './records';
import { expect, test } from '../test';

test.describe.configure({ mode: 'default' });

const { category, item } = resources;
let records: Records;
let budi: SignedIn;
let shelf: Row;
test.beforeAll(async ({ browser }) => {
  records = await recordsAs();
  shelf = await records.add(category, { name: 'Described' });
  budi = await signedIn(browser, 'en');
});

const described = (name: string) =>
  records.add(item, { name, description: '', status: 'draft', date: '2026-11-21', category: { type: 'categories', id: shelf.id } });
/** Opens the item and puts the caret into its description. */
const write = async ({ id }: Row) => {
  await budi.hand.openEdit('item', id);
  const text = budi.hand.text(budi.usman.item.fields.description);
  await text.click();
  return text;
};
const saved = async ({ id, name }: Row) => {
  await budi.hand.save();
  await budi.hand.told(filled(budi.form.saved, { name: String(name) }));
  return (await records.get(item, id))['description'];
};
const link = (address: string, words: string) => `<a target="_blank" rel="noopener noreferrer nofollow" href="${address}">${words}</a>`;

test.describe('Budi writes a description', () => {
  test('bold, a list and a link by the toolbar', async () => {
    const { hand, page, form } = budi;
    const gauze = await described('Gauze');
    await write(gauze);
    await hand.button(form.bold).click();
    await page.keyboard.type('Sterile');
    await hand.button(form.bold).click();
    await page.keyboard.press('Enter');
    await hand.button(form.bulletList).click();
    await page.keyboard.type('WHO');
    await page.keyboard.press('Shift+Control+ArrowLeft');
    await hand.button(form.link).click();
    const address = page.getByRole('textbox', { name: form.linkAddress });
    await address.fill('javascript:alert(1)');
    await address.press('Enter');
    await hand.alert(form.linkInvalid).waitFor();
    await address.fill('https://who.int');
    await address.press('Enter');
    expect(await saved(gauze)).toBe(`<p><strong>Sterile</strong></p><ul><li><p>${link('https://who.int', 'WHO')}</p></li></ul>`);
  });

  test('bold and a list by keyboard', async () => {
    const { page } = budi;
    const tape = await described('Tape');
    await write(tape);
    await page.keyboard.press('Control+b');
    await page.keyboard.type('Soft');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- skin');
    await page.keyboard.press('Enter');
    await page.keyboard.type('hair');
    expect(await saved(tape)).toBe('<p><strong>Soft</strong></p><ul><li><p>skin</p></li><li><p>hair</p></li></ul>');
  });

  test('what is pasted keeps its words and its form, and nothing else runs or is saved', async () => {
    const { page } = budi;
    const swab = await described('Swab');
    const text = await write(swab);
    const hostile =
      '<p style="position:fixed" onclick="stolen=1"><b>Cotton</b></p><img src=x onerror="stolen=1"><script>stolen=1</script><style>*{display:none}</style>' +
      '<a href="javascript:stolen=1">here</a><iframe srcdoc="<script>parent.stolen=1</script>"></iframe><svg onload="stolen=1"></svg>';
    await text.evaluate((element, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, hostile);
    await text.getByText('Cotton').waitFor();
    const description = String(await saved(swab));
    expect(description).toContain('<strong>Cotton</strong>');
    expect(description).not.toMatch(/style|onclick|onerror|onload|script|img|iframe|svg/i);
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  });
});

test('a name that is markup is shown as it was typed: in the list, the question, the toast and the form', async () => {
  const { hand, page, grid, form, usman } = budi;
  const name = '<img src=x onerror="window.stolen=1">';
  await hand.openAdd('category');
  await hand.text(usman.category.fields.name).fill(name);
  await hand.save();
  await hand.told(filled(form.added, { name }));
  await page.getByRole('searchbox').fill('onerror');
  await page.getByRole('gridcell', { name, exact: true }).waitFor();
  await listPage(page, 'en').act(name, grid.edit);
  await hand.shown(usman.category.form.edit);
  await waitForValue(() => hand.text(usman.category.fields.name).inputValue(), name);
  await page.getByRole('link', { name: form.cancel, exact: true }).click();
  await listPage(page, 'en').act(name, grid.delete);
  await page.getByRole('alertdialog').getByText(filled(grid.deleteExplain, { name })).waitFor();
  await hand.button(grid.deleteYes).click();
  await hand.told(filled(grid.deleted, { name }));
  expect(await page.evaluate(() => ({ stolen: 'stolen' in window, images: document.querySelectorAll('img[src="x"]').length }))).toEqual({
    stolen: false,
    images: 0,
  });
});

test('DevTools see every action and no secret; the browser keeps the token under its one key', async ({ browser }) => {
  const person = await newPerson(browser, { language: 'en' });
  await person.page.addInitScript(() => {
    type Options = { actionSanitizer: (action: object) => object; stateSanitizer: (state: object) => object };
    type Store = { dispatch: (action: object) => unknown; getState: () => object };
    type Create = (...parts: unknown[]) => Store;
    const shown: string[] = ((window as unknown as Record<string, unknown>)['shown'] = []);
    // What the extension does, as far as it matters here: it hears the innermost dispatch, and shows what the sanitizers leave.
    const heard =
      ({ actionSanitizer, stateSanitizer }: Options, create: Create): Create =>
      (...parts) => {
        const store = create(...parts);
        const dispatch = (action: object) => {
          const done = store.dispatch(action);
          shown.push(JSON.stringify(actionSanitizer(action)), JSON.stringify(stateSanitizer(store.getState())));
          return done;
        };
        return { ...store, dispatch };
      };
    const compose =
      (options: Options) =>
      (...enhancers: ((create: Create) => Create)[]) =>
      (create: Create) =>
        enhancers.reduceRight((made, enhance) => enhance(made), heard(options, create));
    (window as unknown as Record<string, unknown>)['__REDUX_DEVTOOLS_EXTENSION_COMPOSE__'] = compose;
  });
  await signInByForm(person.page);
  const shown = () => person.page.evaluate(() => (window as unknown as { shown: string[] }).shown);
  await waitForValue(
    shown,
    expect.arrayContaining(['auth/login', 'auth/loggedIn', 'me/loaded'].map((action) => expect.stringContaining(`"type":"${action}"`))),
  );
  const everything = await shown();
  const hand = formPage(person, 'en');
  await hand.openAdd('category');
  await written(person.page, 'nadi.drafts', () => hand.text(budi.usman.category.fields.name).fill('Half typed'));
  const kept = await person.page.evaluate(() => Object.entries(localStorage));
  const token = /[\w-]{20,}/.exec(kept.find(([key]) => key === 'auth._token.local')![1])![0];
  expect(kept.filter(([key]) => !/^(auth\.|nadi\.)/.test(key))).toEqual([]);
  expect(kept.filter(([key, value]) => key !== 'auth._token.local' && (value.includes(token) || value.includes(PASSWORD)))).toEqual([]);
  expect(kept.filter(([, value]) => value.includes(PASSWORD) || value.includes('Half typed'))).toEqual([]);
  expect(everything.filter((words) => words.includes(token) || words.includes(PASSWORD))).toEqual([]);
  await person.close();
});

test('no page reported an error', () => expect(unseen(budi)).toEqual([]));
