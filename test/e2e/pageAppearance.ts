/**
 * Looks at a page in either language, light and dark, wide and narrow. It is opened in each language, in opposite corners (a wide light
 * window, a narrow dark one), then turned to the other as a person would turn a device and choose dark. The next page is opened where
 * this one was left, so no page is drawn again only to be closed. Each page of the app is reached in both ways: in Indonesian by its
 * address, as a new document, and in English from the page before, as by a link. When pictures are asked for (`npm run looks`), it is
 * turned to every combination.
 */
import type { Browser, Page } from '@playwright/test';
import { mainId } from '#client/ui/chrome/SkipLink';
import { barriers, look, newPerson, signInByForm, url, type Language, type Person } from './person';
import { isStream } from './stream';

type Side = { readonly width: number; readonly scheme: 'light' | 'dark' };

const [wide, narrow] = [1280, 390];
const height = { [wide]: 900, [narrow]: 844 };

const [wideLight, narrowDark]: readonly Side[] = [
  { width: wide, scheme: 'light' },
  { width: narrow, scheme: 'dark' },
];
const onlyPictured: readonly Side[] = process.env.LOOKS
  ? [
      { width: wide, scheme: 'dark' },
      { width: narrow, scheme: 'light' },
    ]
  : [];

const corners: Record<Language, readonly [Side, ...Side[]]> = {
  id: [wideLight!, narrowDark!, ...onlyPictured],
  en: [narrowDark!, wideLight!, ...onlyPictured],
};

/** A page's name in a picture's name, whichever record it shows. */
const named = (path: string) =>
  path
    .slice(1)
    .replace(/\?.*$/, '')
    .replace(/\/[0-9a-f-]{36}$/, '')
    .replaceAll('/', '_') || 'home';

/** All at once, so that the page is laid out once. */
const turn = (page: Page, { width, scheme }: Side) =>
  Promise.all([
    page.emulateMedia({ colorScheme: scheme }),
    page.evaluate((chosen) => document.documentElement.setAttribute('data-color-scheme', chosen), scheme),
    page.setViewportSize({ width, height: height[width]! }),
  ]);

/** Barriers of the whole page at once: in a window as high as the page, where no bar that sticks covers half a button. It stays so high until it is turned. */
async function allBarriers(page: Page): Promise<string[]> {
  const { width, height: before } = page.viewportSize()!;
  await page.setViewportSize({ width, height: Math.max(before, await page.evaluate(() => document.documentElement.scrollHeight)) });
  return barriers(page);
}

const frames = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

/** Tells when nothing is on its way any more: no request but the stream of live updates, no place held for what comes (but on the style guide's stages, where nothing ever does). */
function watchful(page: Page) {
  const asked = new Set<object>();
  page.on('request', (request) => isStream(request) || asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return async () => {
    for (let quiet = 0; quiet < 3;) {
      await frames(page);
      const waiting =
        asked.size > 0 || (await page.locator('.MuiSkeleton-root:not([data-stage] *), [role=progressbar][data-state]').count()) > 0;
      quiet = waiting ? 0 : quiet + 1;
    }
  };
}

/**
 * Goes to another page of the app without a new document. It has been drawn when the document has its title, or, where the title stays,
 * when the focus is in the content, where the app puts it.
 * @returns false, and does nothing, where the document is not the app's, or shows this page already
 */
async function goInside(page: Page, path: string): Promise<boolean> {
  const titleBefore = await page.evaluate((to) => {
    if (!document.querySelector('meta[name=next]') || new URL(to, location.href).pathname === location.pathname) return null;
    const { title } = document;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    return title;
  }, path);
  if (titleBefore === null) return false;
  // A page that is closed to everyone leads out of the app.
  await page.waitForFunction(
    ([main, before]) =>
      !document.querySelector('meta[name=next]') ||
      document.title !== before ||
      document.getElementById(main)?.contains(document.activeElement),
    [mainId, titleBefore] as const,
  );
  return true;
}

export type Viewer = { see(path: string): Promise<string[]>; close(): Promise<void> };

/** @param email of who signs in; nobody where it is null */
export async function viewerOf(browser: Browser, language: Language, email: string | null): Promise<Viewer> {
  let [first, ...others] = corners[language];
  const { width, scheme } = first;
  const { page, troubles, close }: Person = await newPerson(browser, { language, width, scheme, height: height[width]! });
  const settled = watchful(page);
  const isInside = email !== null && language === 'en';
  // A session of its own: the last page that is looked at, the lock, ends it.
  if (email !== null) await signInByForm(page, email);
  const glance = async (path: string, { width, scheme }: Side) => {
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await look(page, `${named(path)}-${language}-${scheme}-${width}`);
    return beyond > 0 ? [`${language} ${scheme} ${width}: ${beyond} px too wide`] : [];
  };
  /** Opens the page, and looks at it from the sides of its language. @returns all that is wrong, a line each */
  const see = async (path: string): Promise<string[]> => {
    troubles.length = 0;
    if (!isInside || !(await goInside(page, path))) await page.goto(url(path));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await settled();
    const [titles, title, lang] = await page.evaluate(
      () => [document.querySelectorAll('h1').length, document.title, document.documentElement.lang] as const,
    );
    const found = [
      ...(titles === 1 ? [] : [`${language}: ${titles} headings of the first level`]),
      ...(/\S.*Nadi|Nadi.*\S/.test(title) ? [] : [`${language}: called "${title}"`]),
      ...(lang === language ? [] : [`${language}: speaks ${lang}`]),
      ...(await glance(path, first)),
      ...(await allBarriers(page)).map((barrier) => `${language} ${first.scheme} ${first.width}: ${barrier}`),
    ];
    for (const side of others) {
      await turn(page, side);
      await settled();
      found.push(...(await glance(path, side)));
    }
    const left = others.at(-1)!;
    [first, others] = [left, [first, ...others.slice(0, -1)]];
    return [...found, ...troubles.map((trouble) => `${language}: ${trouble}`)];
  };
  return { see, close };
}
