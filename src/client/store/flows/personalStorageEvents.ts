/** What a person keeps in this browser under their own key, as the store hears of it: found in the vault, or to be removed from it. */
import { createAction } from '@reduxjs/toolkit';
import { call, put, select } from 'typed-redux-saga';
import { keptParts, type KeptPart, type Vault } from '../../services/vault';

/** Screens ask it to say what stays in this browser. */
export { canSeal } from '../../services/vault';

/** `at`: when it was read, in milliseconds since 1970. A part that is not named stays as it is; null: nothing of it is stored. */
export type Found = { readonly person: string; readonly at: number } & { readonly [Part in KeptPart]?: unknown };

/** The vault was read: at signing in, or after another tab wrote. It comes from outside, so it names no request and a replay dispatches it as it stands. */
export const storedFound = createAction('kept/found', (found: Omit<Found, 'at'>) => ({ payload: { ...found, at: Date.now() } as Found }));

/** The person wants nothing of theirs left in this browser. */
export const storedRemoved = createAction('kept/forgotten');

type Root = { readonly drafts: { readonly owner: string | null } };

/** Brings back what this person kept; for a person whose things are in the store already there is nothing to do. */
export function* bringBack(vault: Vault, person: string) {
  if (!vault.isOpen(person) || (yield* select(({ drafts }: Root) => drafts.owner)) === person) return;
  const found: { [Part in KeptPart]?: unknown } = {};
  for (const part of keptParts) found[part] = yield* call(() => vault.read(person, part));
  if (keptParts.some((part) => found[part] !== undefined)) yield* put(storedFound({ person, ...found }));
}
