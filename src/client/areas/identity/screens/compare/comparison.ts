/** Two roles side by side: what only one of them holds, what both hold, resource by resource. */
import type { PermissionRecord } from '#shared/areas/identity/resources/permission';
import type { Role } from '#shared/areas/identity/resources/role';
import { actions } from '../matrix/matrix';

export type Held = { readonly permission: PermissionRecord; readonly left: boolean; readonly right: boolean };
export type Group = { readonly resource: string; readonly held: readonly Held[] };

const idsOf = ({ permissions }: Role): ReadonlySet<string> => new Set(permissions.map(({ id }) => id));

/** What either of them holds, in the permissions' order. */
export const compared = (permissions: readonly PermissionRecord[], left: Role, right: Role): Held[] => {
  const [mine, theirs] = [idsOf(left), idsOf(right)];
  return permissions
    .map((permission) => ({ permission, left: mine.has(permission.id), right: theirs.has(permission.id) }))
    .filter((one) => one.left || one.right);
};

/** The usual actions first, in the order of the matrix. */
const turn = ({ permission: { action } }: Held): number => {
  const place = (actions as readonly string[]).indexOf(action);
  return place < 0 ? actions.length : place;
};

export const differs = ({ left, right }: Held): boolean => left !== right;

export const countsOf = (held: readonly Held[]) => ({
  left: held.filter((one) => one.left && !one.right).length,
  right: held.filter((one) => one.right && !one.left).length,
  both: held.filter((one) => one.left && one.right).length,
});

/**
 * By resource, in the order of what the resources are called.
 * @param called what a resource is called
 */
export const grouped = (held: readonly Held[], called: (resource: string) => string): Group[] =>
  [...new Set(held.map(({ permission }) => permission.resource))]
    .sort((a, b) => called(a).localeCompare(called(b)))
    .map((resource) => ({
      resource,
      held: held.filter(({ permission }) => permission.resource === resource).sort((a, b) => turn(a) - turn(b)),
    }));
