/** Shows nothing: sees to it that records of a kind are here by their names. */
import { useFetched } from '#client/kit/useFetched';
import type { Kind } from './kinds';

export function RecordNames({ kind, ids }: { kind: Kind; ids: readonly string[] }) {
  useFetched(kind.module, ids);
  return null;
}
