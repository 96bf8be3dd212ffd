/** A cache of list answers, each with the revision at which it was read: used only while that revision is current (listBody.ts). */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Dependencies } from './clientRevisions';

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
  dependenciesOf(url: string): Dependencies | undefined;
  noteAsked(url: string, dependencies: Dependencies): void;
  get(key: string, revision: string): Buffer | undefined;
  set(key: string, answered: Answered): void;
};

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** An empty cache; what was unused the longest is removed first. @param most bytes of bodies */
export const listCache = (most = MOST): ListCache => {
  const asked = new LRUCache<string, Dependencies>({ max: MOST_ASKED });
  const known = new LRUCache<string, Answered>({ maxSize: most, sizeCalculation: ({ body }) => body.length || 1 });
  return {
    dependenciesOf: (url) => asked.get(hashOf(url)),
    noteAsked: (url, dependencies) => void asked.set(hashOf(url), dependencies),
    get(key, revision) {
      const found = known.get(key);
      return found?.revision === revision ? found.body : undefined;
    },
    set: (key, answered) => void known.set(key, answered),
  };
};
