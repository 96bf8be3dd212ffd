/** Looks at pages from all sides: either language, light and dark, wide and narrow; nothing may be too wide, a barrier, or go wrong unseen. */
import type { Browser, Page } from 'playwright-core';
import { barriers, look, newPerson, signIn, url, type Look } from './person';

export const looks = (['id', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((scheme) => [1280, 390].map((width) => ({ language, scheme, width, height: width > 400 ? 900 : 844 }))),
);

/** A page's name in a picture's name, whichever record it shows. */
const named = (path: string) => path.slice(1).replace(/\?.*$/, '').replace(/\/[0-9a-f-]{36}$/, '').replaceAll('/', '_') || 'home';

/** Barriers of the whole page at once: in a window as high as the page, where no bar that sticks covers half a button. */
async function allBarriers(page: Page): Promise<string[]> {
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
  const found = await barriers(page);
  await page.setViewportSize({ width, height });
  return found;
}

/**
 * Opens the pages one after the other, and keeps a picture of each.
 * @param open pages that anyone may see, before signing in
 * @param signedIn pages that an admin sees
 * @returns all that is wrong, a line each
 */
export async function lookAt(browser: Browser, how: Required<Look>, { open = [], signedIn }: { open?: readonly string[]; signedIn: readonly string[] }) {
  const { page, troubles, close } = await newPerson(browser, how);
  const found: string[] = [];
  const see = async (path: string) => {
    await page.goto(url(path));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (beyond > 0) found.push(`${path}: ${beyond} px too wide`);
    found.push(...(await allBarriers(page)).map((barrier) => `${path}: ${barrier}`));
    await look(page, `${named(path)}-${how.language}-${how.scheme}-${how.width}`);
  };
  for (const path of open) await see(path);
  await signIn(page);
  for (const path of signedIn) await see(path);
  await close();
  // The address that is nowhere is answered 404, and the browser says so.
  return [...found, ...troubles.filter((trouble) => !trouble.includes('404'))];
}
