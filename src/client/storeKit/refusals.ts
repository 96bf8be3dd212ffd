/** What a refusal says beyond its sentence. */
import type { ErrorCode, Problem } from '#shared/errors';

/** The permission that a refusal names, if it does. */
export const permissionIn = ({ code, meta }: Problem): string | undefined => {
  const permission = meta?.['permission'];
  return code === 'access.denied' && typeof permission === 'string' ? permission : undefined;
};

const alreadyAdded: ReadonlySet<ErrorCode> = new Set(['idempotency.mismatch', 'id.taken']);

/** Whether an earlier attempt to add the record has arrived and its answer was lost: what has been typed since is a change of it. */
export const isAlreadyAdded = (errors: readonly Problem[]): boolean => errors.some(({ code }) => alreadyAdded.has(code));

/** A record's version as it was added. */
export const FIRST_VERSION = 1;
