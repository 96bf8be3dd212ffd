/** What somebody did with a command, in one sentence without its subject: "Menerbitkan tagihan INV-2026-00012". Rule: CMD-8. */
import { wordsFor } from '#shared/kit/pageWords';

/** Translates keys of any words. */
type Translate = (...args: never[]) => unknown;

/** A name of several words is quoted, so that it stands apart from the sentence. */
const quoted = (name: string): string => (/\s/.test(name) ? `“${name}”` : name);

/** @param name as the sentence shall have it; empty for a record without one */
export const commandSentence = (t: Translate, resource: string, command: string, name: string): string => {
  // A key that is put together can't be checked by the compiler.
  const say = t as unknown as (key: string, values: object) => string;
  return say(`${wordsFor(resource)}:commands.${command}.did`, { name, defaultValue: '' })
    .replace(/\s+/g, ' ')
    .trim();
};

/** The same about a record by its name. */
export const commandSentenceOf = (t: Translate, resource: string, command: string, name: string | null | undefined): string =>
  commandSentence(t, resource, command, quoted(name ?? ''));
