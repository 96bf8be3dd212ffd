/** A cache of list answers, each with the revision at which it was read: used only while that revision is current (listBody.ts). */
import { createHash } from 'node:crypto';
import { bytesCache } from '../../bytesCache';

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

/** An empty cache. */
export const listCache = (most = MOST): ListCache => {
  const asked = new Map<string, readonly string[]>();
  const known = bytesCache<Answered>(most, ({ body }) => body.length);
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
      return found?.revision === revision ? found.body : undefined;
    },
    set: known.set,
  };
};
