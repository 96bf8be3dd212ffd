/** The form of a vault's entry in the storage, and of what versions before it stored in clear. */
import type { Box } from './encryption';

/** `clear`: what redux-persist once kept unencrypted, and whose it was (null: not known). */
export type Stored = {
  readonly people: Readonly<Record<string, Box>>;
  readonly clear?: { readonly owner: string | null; readonly kept: Readonly<Record<string, unknown>> };
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isBox = (value: unknown): value is Box =>
  isObject(value) && typeof value['at'] === 'number' && typeof value['iv'] === 'string' && typeof value['data'] === 'string';

/** Version 1 was an object whose members are JSON again. */
const clearIn = ({ _persist: _, ...members }: Readonly<Record<string, unknown>>): Stored => {
  const kept = Object.fromEntries(Object.entries(members).map(([name, text]) => [name, JSON.parse(String(text)) as unknown]));
  return { people: {}, clear: { kept, owner: typeof kept['owner'] === 'string' ? kept['owner'] : null } };
};

/** Someone may have changed it by hand: what can't be read counts as nothing. */
export const readStored = (text: string | null): Stored => {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    if (!isObject(found)) return { people: {} };
    if ('_persist' in found) return clearIn(found);
    const people = isObject(found['people']) ? found['people'] : {};
    return { people: Object.fromEntries(Object.entries(people).filter((entry): entry is [string, Box] => isBox(entry[1]))) };
  } catch {
    return { people: {} };
  }
};
