/** A management list as a person sees it: its rows in their order, its footer, its buttons; and waiting for what shall be seen. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { signIn, url, type Language } from './person';
import { waitForValue } from './waitForValue';
import { filled, words } from './words';

/** @param page where the list is, or will be */
export function listPage(page: Page, language: Language) {
  const { grid } = words[language];
  const rows = page.locator('[role=row][data-id]');
  const names = () => page.locator('[role=row][data-id] [data-field=name]').allTextContents();
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const menuButton = (name: string): Locator => button(filled(grid.actionsOf, { name }));
  const query = () => decodeURIComponent(new URL(page.url()).search.slice(1));
  const active = page.getByRole('list', { name: grid.activeFilters }).getByRole('listitem');
  return {
    rows,
    names,
    button,
    /** The address's query string, readable. */
    query,
    /** What the list is filtered by, as its chips say; after them stands the button that clears all. */
    filteredBy: (...chips: string[]) => waitForValue(() => active.allTextContents(), chips.length ? [...chips, grid.clearFilters] : []),
    chip: (label: string, value: string) => button(filled(grid.removeFilter, { label, value })),
    row: (name: string) => rows.filter({ has: page.getByRole('gridcell', { name, exact: true }) }),
    /** Opens the menu of a row, and presses an item of it. */
    act: async (name: string, item: string) => {
      await menuButton(name).click();
      await page.getByRole('menuitem', { name: item, exact: true }).click();
    },
    menuButton,
    /** What the menu of a row offers; it is closed again. */
    offers: async (name: string) => {
      await menuButton(name).click();
      // Its script comes after the list.
      await page.getByRole('menu').waitFor();
      const offered = await page.getByRole('menuitem').allTextContents();
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'detached' });
      return offered;
    },
    header: (name: string) => page.getByRole('columnheader', { name }).first(),
    /** A toast, or any other words on the page. */
    told: (message: string) => page.getByText(message).first().waitFor(),
    /** Signs in and opens the list at this address. */
    open: async (address: string, email?: string) => {
      await signIn(page, email);
      await page.goto(url(address));
    },
    /** These rows, in this order. */
    shows: (expected: readonly string[]) => waitForValue(names, [...expected]),
    /** Rows from … to … of all, as the footer says. */
    counts: (from: number, to: number, total: number) =>
      waitForValue(
        async () => (await page.locator('p[role=status]').textContent())?.split(' · ')[0],
        filled(grid.shown, { from, to, total }),
      ),
    /** The file that the export button saves: its name, its first character, and its lines. */
    exported: async () => {
      const [file] = await Promise.all([page.waitForEvent('download'), button(grid.export).click()]);
      const text = await readFile(await file.path(), 'utf8');
      return { name: file.suggestedFilename(), bom: text.charCodeAt(0), lines: text.slice(1).trimEnd().split('\r\n') };
    },
    asks: (expected: string) => waitForValue(() => Promise.resolve(query()), expected),
  };
}
