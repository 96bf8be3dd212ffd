/** Notes in the session log what a person presses: the app's own words, and nothing that somebody wrote (PRV-20). */
import type { Resource } from 'i18next';
import type { Pressed } from '../store/savedSession';

/** What can be pressed. An option of a list is not: its name may be a record's. */
const pressable =
  'button, a[href], summary, label, input[type="checkbox"], input[type="radio"], [role="menuitem"], [role="tab"], [role="switch"]';

const roleOf = (one: Element): string => {
  const role = one.getAttribute('role');
  if (role) return role;
  if (one instanceof HTMLAnchorElement) return 'link';
  return one instanceof HTMLInputElement ? one.type : one.localName;
};

/** Its accessible name, as far as attributes and text tell it. */
const nameOf = (one: Element): string => {
  const labelledBy = one.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const label = one instanceof HTMLInputElement ? one.labels?.[0]?.textContent : undefined;
  const name = labelledBy.map((id) => document.getElementById(id)?.textContent ?? '').join(' ') || one.getAttribute('aria-label');
  return (name || label || one.textContent || '').replace(/\s+/g, ' ').trim();
};

/** A sentence with values: `Delete {{name}}`. */
const value = /\{\{\w[^{}]*\}\}/g;
const FEWEST_LETTERS = 3;

type Words = { readonly [name: string]: Words | string };

const textsIn = (words: Words | string): readonly string[] => (typeof words === 'string' ? [words] : Object.values(words).flatMap(textsIn));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether the sentence is this one, whatever its values are. A sentence that is hardly more than values could be anything. */
const says = (sentence: string, name: string): boolean => {
  const own = sentence.replace(value, '');
  if (own === sentence || own.replace(/\P{L}/gu, '').length < FEWEST_LETTERS) return sentence === name;
  return new RegExp(`^${sentence.split(value).map(escaped).join('.+')}$`, 'u').test(name);
};

/** @returns the app's own sentence that the name is, with the names of its values in their place; undefined for a name of other words */
export const ownWords = (name: string, words: Resource): string | undefined => {
  const sentences = textsIn(words as Words);
  return sentences.find((one) => one === name) ?? sentences.find((one) => says(one, name));
};

/** What a person does with a page before something happens. */
const touches = ['click', 'keydown', 'input', 'drop'] as const;

type Log = { readonly touch: () => void; readonly press: (pressed: Pressed) => void };

/** @param words all that the app can say, as far as it is loaded */
export const notePresses = (page: Document, words: () => Resource, { touch, press }: Log): void => {
  for (const name of touches) page.addEventListener(name, touch, { capture: true });
  page.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest(pressable) : null;
      if (!pressed) return;
      const name = ownWords(nameOf(pressed), words());
      press({ pressed: roleOf(pressed), ...(name && { words: name }) });
    },
    { capture: true },
  );
};
