/** The two that are measured, and where each has on its screens what is pressed and looked at. */
import type { BrowserContextOptions } from '@playwright/test';
import words from '#client/locales/id/grid';
import { remembered } from '../../e2e/session';

export type Contestant = {
  readonly name: string;
  readonly url: string;
  /** A list of 25 items, another list, and the sign-in page. */
  readonly list: string;
  readonly login: string;
  /** What a stranger is shown first; the peer has only its sign-in page. */
  readonly home: string;
  readonly pricing: string;
  /** What the browser remembers of someone who is signed in. */
  readonly memory: Readonly<Record<string, string>>;
  /** CSS selectors. */
  readonly rows: string;
  readonly next: string;
  readonly search: string;
  readonly add: string;
  readonly otherList: string;
  /** A field that only the open form has, and one that only the sign-in page has. */
  readonly formField: string;
  readonly loginField: string;
  /** What a public page is there for. */
  readonly homeWords: string;
};

/** The memory as a fresh browser context takes it. */
export const rememberedBy = ({ url, memory }: Contestant): Exclude<BrowserContextOptions['storageState'], string | undefined> => ({
  cookies: [],
  origins: [{ origin: url, localStorage: Object.entries(memory).map(([name, value]) => ({ name, value })) }],
});

export const nadi = (url: string, token: string): Contestant => ({
  name: 'Nadi',
  url,
  list: '/usman/item-management?size=25',
  login: '/login',
  home: '/',
  pricing: '/pricing',
  memory: {
    [remembered(token).name]: remembered(token).value,
  },
  // First the plain rows, then those of the grid.
  rows: '[data-row], .MuiDataGrid-row',
  next: `button[aria-label="${words.nextPage}"]`,
  search: 'input[role=searchbox]',
  add: 'a[href="/usman/item-management/add-item"]',
  otherList: 'aside a[href="/usman/category-management"]',
  formField: 'form input[name=name]',
  loginField: 'input[name=password]',
  homeWords: 'h1',
});

export const reactAdmin = (name: string, url: string, token: string): Contestant => ({
  name,
  url,
  list: '/#/items',
  login: '/#/login',
  home: '/#/login',
  pricing: '/#/login',
  memory: { token },
  rows: 'tbody tr',
  next: 'button[aria-label="Go to next page"]',
  search: 'form input[name=q], input#q',
  add: 'a[href="#/items/create"]',
  otherList: 'a[href="#/categories"]',
  formField: 'form input[name=name]',
  loginField: 'input[name=password]',
  homeWords: 'input[name=password]',
});
