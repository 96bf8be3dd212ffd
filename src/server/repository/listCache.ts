/** A cache of list answers, each with the revision at which it was read: used only while that revision is current (listBody.ts). */
import { createHash } from 'node:crypto';

type Answered = { readonly revision: string; readonly body: Buffer };

/** Bytes of bodies that are remembered. */
const MOST = 32 * 2 ** 20;
/** Addresses that were requested once; an answer is cached from the second request on. */
const MOST_ASKED = 10_000;

export type ListCache = {
  /**
   * Names of the resources whose changes may change the answer of this address. Undefined for an address that was not asked
   * before: most are asked once, and remembering those would be in vain.
   */
  booksOf(url: string): readonly string[] | undefined;
  noteAsked(url: string, books: readonly string[]): void;
  get(key: string, revision: string): Buffer | undefined;
  set(key: string, answered: Answered): void;
};

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** An empty cache; the entry that was unused the longest is removed first. */
export const listCache = (most = MOST): ListCache => {
  const asked = new Map<string, readonly string[]>();
  const known = new Map<string, Answered>();
  let bytes = 0;
  const forget = (key: string): void => {
    bytes -= known.get(key)?.body.length ?? 0;
    known.delete(key);
  };
  const noteAsked = (hash: string, books: readonly string[]): void => {
    asked.delete(hash);
    asked.set(hash, books);
    if (asked.size > MOST_ASKED) asked.delete(asked.keys().next().value!);
  };
  return {
    booksOf(url) {
      const hash = hashOf(url);
      const books = asked.get(hash);
      if (books) noteAsked(hash, books);
      return books;
    },
    noteAsked: (url, books) => noteAsked(hashOf(url), books),
    get(key, revision) {
      const found = known.get(key);
      if (found?.revision !== revision) return undefined;
      known.delete(key);
      known.set(key, found);
      return found.body;
    },
    set(key, answered) {
      forget(key);
      known.set(key, answered);
      bytes += answered.body.length;
      while (bytes > most) forget(known.keys().next().value!);
    },
  };
};
