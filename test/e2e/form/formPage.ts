/** Page object of a form, in one language: opens pages, types, presses buttons, reads texts. */
import type { Browser, Locator } from '@playwright/test';
import { newPerson, signIn, url, type Language, type Person } from '../person';
import { words } from '../words';

export const pages = {
  category: {
    list: '/usman/category-management',
    add: '/usman/category-management/add-category',
    edit: (id: string) => `/usman/category-management/edit-category/${id}`,
  },
  tag: {
    list: '/usman/tag-management',
    add: '/usman/tag-management/add-tag',
    edit: (id: string) => `/usman/tag-management/edit-tag/${id}`,
  },
  item: {
    list: '/usman/item-management',
    add: '/usman/item-management/add-item',
    edit: (id: string) => `/usman/item-management/edit-item/${id}`,
  },
  entity: {
    list: '/entity/entity-management',
    add: '/entity/entity-management/add-entity',
    edit: (id: string) => `/entity/entity-management/edit-entity/${id}`,
  },
} as const;
type Name = keyof typeof pages;

export function formPage({ page }: Person, language: Language) {
  const { form, usman } = words[language];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const shown = (heading: string) => page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  return {
    button,
    shown,
    /** A line of text by its label; "opsional" may follow it. */
    text: (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) }),
    picker: (label: string) => page.getByRole('combobox', { name: label }),
    told: (message: string) => page.getByText(message).first().waitFor(),
    alert: (message: string) => page.getByRole('alert').filter({ hasText: message }),
    save: () => button(form.save).click(),
    openAdd: async (name: Name) => {
      await page.goto(url(pages[name].add));
      await shown(usman[name].form.add);
    },
    openEdit: async (name: Name, id: string) => {
      await page.goto(url(pages[name].edit(id)));
      await shown(usman[name].form.edit);
      await button(form.save).waitFor();
    },
    atList: (name: Name) => shown(usman[name].list.title),
    /** What is said of an input: its error, then its help. */
    said: (input: Locator) =>
      input.evaluate((element) =>
        (element.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      ),
    hasFocus: (input: Locator) => input.and(page.locator(':focus')).waitFor(),
    /** Types a day into the date field: `2026-11-21`. */
    day: async (iso: string) => {
      await page.getByRole('spinbutton', { name: form.date.dayName }).click();
      await page.keyboard.type(iso.split('-').reverse().join(''));
    },
  };
}

export type FormPage = ReturnType<typeof formPage>;

/** A person who has signed in, with their hand. */
export async function signedIn(browser: Browser, language: Language, email?: string) {
  const person = await newPerson(browser, { language });
  await signIn(person.page, email);
  return { person, page: person.page, hand: formPage(person, language), ...words[language] };
}

export type SignedIn = Awaited<ReturnType<typeof signedIn>>;

/** What went wrong beyond what was meant to: Chromium itself reports every refused or cut-off call. */
export const unseen = ({ person }: SignedIn) =>
  person.troubles.filter((trouble) => !/^(console: Failed to load resource|failed: )/.test(trouble));
