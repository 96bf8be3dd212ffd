/**
 * What each person keeps in this browser, encrypted with a key that the server gives to their signed-in sessions only.
 * One entry of the storage for each part, with a box for each person: see docs/decisions/0018.
 */
import { importKey, seal, unseal, type Box } from './encryption';
import type { PersistStorage } from './storage';
import { readStored, type Stored } from './vaultEntry';

/** What is stored; the entry of the storage is `nadi.` and the name. */
export const keptParts = ['drafts', 'calendar', 'unsent'] as const;
export type KeptPart = (typeof keptParts)[number];

export type Vault = {
  /** Holds this person's key until `close`. Without a key, or where the browser has no encryption, the vault stays closed. */
  open(person: string, key: string | undefined): Promise<void>;
  /** Forgets the key, if it is this person's; nobody named: anyone who's it is. */
  close(person?: string): void;
  isOpen(person: string): boolean;
  /** What the person keeps; undefined when there is nothing, or it can't be read. */
  read(person: string, part: KeptPart): Promise<unknown>;
  /**
   * Replaces what the person keeps, in step with other tabs.
   * @param next makes the new from the stored value; undefined means nothing is stored any more
   * @returns false when it could not be written: the vault is closed, or the storage is full or blocked
   */
  change(person: string, part: KeptPart, next: (kept: unknown) => unknown): Promise<boolean>;
  /**
   * Encrypts a text with this person's key, for a caller that stores it elsewhere. @param label what it is
   * @returns undefined while the vault is closed
   */
  seal(person: string, label: string, text: string): Promise<Box | undefined>;
  /** Reads it again; undefined where the vault is closed, or the box is another person's or was changed. */
  unseal(person: string, label: string, box: Box): Promise<string | undefined>;
  /** Announces work that `settled` waits for. @returns what to call when it is done */
  announce(): () => void;
  /** Resolves when all announced work is done. */
  settled(): Promise<void>;
  /** The part that an entry of the storage belongs to. */
  partOf(entry: string): KeptPart | undefined;
};

/** Milliseconds after which a box that nobody has written or opened is removed: its account may not exist any more. */
export const boxLife = 365 * 24 * 3_600_000;

const PREFIX = 'nadi.';
const labelOf = (part: string, person: string) => `${part}:${person}`;

/** Runs one task at a time for each name, over all tabs where the browser can. */
const oneByOne =
  (locks: LockManager | undefined) =>
  async <T>(name: string, task: () => Promise<T>): Promise<T> => {
    if (!locks) return task();
    let result: T | undefined;
    await locks.request(name, async () => void (result = await task()));
    return result as T;
  };

type Parts = {
  readonly storage: PersistStorage;
  /** Undefined on a page that is neither https nor localhost. */
  readonly subtle: SubtleCrypto | undefined;
  readonly locks?: LockManager | undefined;
  readonly now?: () => number;
};

export const createVault = ({ storage, subtle, locks, now = Date.now }: Parts): Vault => {
  let held: { readonly person: string; readonly key: CryptoKey } | undefined;
  const inTurn = oneByOne(locks);
  const announced = new Set<Promise<void>>();

  const stored = async (part: KeptPart): Promise<Stored> => readStored(await storage.getItem(PREFIX + part));
  const write = async (part: KeptPart, people: Stored['people']): Promise<boolean> => {
    const text = JSON.stringify({ version: 2, people });
    await storage.setItem(PREFIX + part, text);
    return (await storage.getItem(PREFIX + part)) === text;
  };
  const keyOf = (person: string) => (held?.person === person ? held.key : undefined);

  const opened = async (person: string, part: KeptPart, box: Box | undefined): Promise<unknown> => {
    const key = keyOf(person);
    if (!key || !box) return undefined;
    try {
      return JSON.parse(await unseal(subtle!, key, labelOf(part, person), box)) as unknown;
    } catch {
      return undefined;
    }
  };

  const replaced = async (person: string, part: KeptPart, next: (kept: unknown) => unknown): Promise<boolean> => {
    const { people } = await stored(part);
    const { [person]: box, ...others } = people;
    const value = next(await opened(person, part, box));
    const key = keyOf(person);
    if (!key) return false;
    if (value === undefined) return write(part, others);
    return write(part, { ...others, [person]: await seal(subtle!, key, labelOf(part, person), JSON.stringify(value), now()) });
  };

  /** Boxes that nobody uses any more go; the own one counts as used; what an older version stored in clear is sealed or removed. */
  const tidy = async (person: string, part: KeptPart): Promise<void> => {
    const { people, clear } = await stored(part);
    const at = now();
    const used = Object.entries(people).filter(([whose, box]) => whose === person || box.at > at - boxLife);
    const isOld = (people[person]?.at ?? at) < at - boxLife / 12;
    if (clear || isOld || used.length < Object.keys(people).length)
      await write(part, Object.fromEntries(used.map(([whose, box]) => [whose, whose === person ? { ...box, at } : box])));
    const isOwn = clear && (clear.owner === null || clear.owner === person);
    if (isOwn) await replaced(person, part, (kept) => kept ?? clear.kept);
  };

  return {
    async open(person, key) {
      if (!subtle || !key || held?.person === person) return;
      held = undefined;
      try {
        held = { person, key: await importKey(subtle, key) };
      } catch {
        return;
      }
      for (const part of keptParts) await inTurn(PREFIX + part, () => tidy(person, part));
    },
    close(person) {
      if (person === undefined || held?.person === person) held = undefined;
    },
    isOpen: (person) => held?.person === person,
    read: async (person, part) => (keyOf(person) ? opened(person, part, (await stored(part)).people[person]) : undefined),
    change: async (person, part, next) => (keyOf(person) ? inTurn(PREFIX + part, () => replaced(person, part, next)) : false),
    async seal(person, label, text) {
      const key = keyOf(person);
      return key && seal(subtle!, key, labelOf(label, person), text, now());
    },
    async unseal(person, label, box) {
      const key = keyOf(person);
      return key && unseal(subtle!, key, labelOf(label, person), box).catch(() => undefined);
    },
    announce() {
      let done = () => {};
      const work = new Promise<void>((resolve) => (done = resolve));
      announced.add(work);
      return () => {
        announced.delete(work);
        done();
      };
    },
    async settled() {
      while (announced.size) await Promise.all(announced);
    },
    partOf: (entry) => keptParts.find((part) => entry === PREFIX + part),
  };
};

/** Whether this browser can keep something for one account alone: it has encryption on https and on localhost only. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;
