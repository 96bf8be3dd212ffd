/** By what a person may sort: by what a relation's records are called only where they may get all of those. */
import type { Actor } from '#shared/access';
import { resources } from '#shared/areas/resources';
import { sortsFor } from '#shared/sorts';

const holding = (...permissions: string[]): Actor => ({ id: 'sari', roles: ['staf'], permissions, entityId: null });

test.each([
  ['items, seeing categories', resources.item, holding('view items', 'view categories'), [...resources.item.sort]],
  ['items, not seeing categories', resources.item, holding('view items'), ['name', 'status', 'date', 'created_at']],
  ['people, not seeing roles', resources.user, holding('view users'), ['name', 'email', 'status', 'last_seen_at', 'created_at']],
  ['categories, which no relation sorts', resources.category, holding(), [...resources.category.sort]],
] as const)('%s', (_, resource, actor, sorts) => expect(sortsFor(resource, actor)).toEqual(sorts));
