/** What the browser tests of the sign-in family share: someone at the pages, in the words of a language, who is looked at from all sides. */
import type { Browser } from '@playwright/test';
import { barriers, look, newPerson, type Look, type Person } from './person';
import { words } from './words';

/** One language in each look; the client's own tests see the rest. */
export const sides = [
  { language: 'id', scheme: 'light', width: 1280 },
  { language: 'en', scheme: 'dark', width: 390 },
] as const satisfies readonly Look[];

export type Side = (typeof sides)[number];

export const NEW_PASSWORD = 'gajah terbang biru';

/** The mail's link as its page's address: `/password/email?email=…&token=…`. */
export const linkIn = (body: string): string => {
  const found = /https?:\/\/[^\s/]+(\/[^\s]+)/.exec(body)?.[1];
  if (!found) throw new Error(`No link in:\n${body}`);
  return found;
};

/** A fresh person, with a hand that reads labels, and an eye that keeps pictures and barriers. */
export async function sitDown(browser: Browser, { language, scheme, width }: Side) {
  const person: Person = await newPerson(browser, { language, scheme, width, height: width > 400 ? 900 : 844 });
  const { page, troubles } = person;
  const found: string[] = [];
  return {
    ...person,
    ...words[language],
    language,
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    field: (name: string) => page.locator(`input[name=${name}]`),
    title: (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor(),
    told: (sentence: string) => page.getByText(sentence).first().waitFor(),
    /** Keeps a picture, and notes what is too wide or a barrier. */
    checkScreen: async (state: string) => {
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      found.push(
        ...(beyond > 0 ? [`${state}: ${beyond} px too wide`] : []),
        ...(await barriers(page)).map((barrier) => `${state}: ${barrier}`),
      );
      await look(page, `${state}-${language}-${scheme}-${width}`);
    },
    /** All that was wrong, beside the refusals that Chromium reports by itself. */
    wrong: () => [...found, ...troubles.filter((trouble) => !/^(console: Failed to load resource|failed: )/.test(trouble))],
  };
}

export type Sitting = Awaited<ReturnType<typeof sitDown>>;
