/** By what a person may sort: by what a relation's records are called only where they may get all of those. */
import type { Actor } from '#shared/access';
import { resources } from '#shared/areas/resources';
import { isSameInAll, sortsFor } from '#shared/sorts';

const holding = (...permissions: string[]): Actor => ({ id: 'sari', roles: ['staf'], permissions, entityId: null });

test.each([
  ['items, seeing categories', resources.item, holding('view items', 'view categories'), [...resources.item.sort]],
  ['items, not seeing categories', resources.item, holding('view items'), ['name', 'status', 'date', 'created_at']],
  ['people, not seeing roles', resources.user, holding('view users'), ['name', 'email', 'status', 'last_seen_at', 'created_at']],
  ['categories, which no relation sorts', resources.category, holding(), [...resources.category.sort]],
] as const)('%s', (_, resource, actor, sorts) => expect(sortsFor(resource, actor)).toEqual(sorts));

const owner: Actor = { ...holding(), entityId: 'melati', entityPermissions: ['view invoices', 'view tickets'] };

test.each([
  ['invoices of their own client, to an owner', resources.invoice, owner, ['entity']],
  ['invoices of all clients, to staff', resources.invoice, holding('view invoices'), []],
  ['invoices, to somebody who sees none', resources.invoice, holding(), []],
  ['tickets of their own, to somebody of a client', resources.ticket, { ...holding(), entityId: 'melati' }, ['entity', 'requester']],
] as const)('which relations lead to the same record in each row: %s', (_, resource, actor, same) => {
  expect(Object.keys(resource.relations).filter((name) => isSameInAll(resource, name, actor))).toEqual(same);
});
