/** Reads the missing permission from a refusal. */
import type { Problem } from '#shared/errors';

/** The permission that a refusal names, if it does. */
export const permissionIn = ({ code, meta }: Problem): string | undefined => {
  const permission = meta?.['permission'];
  return code === 'access.denied' && typeof permission === 'string' ? permission : undefined;
};
