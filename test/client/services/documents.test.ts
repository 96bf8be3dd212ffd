/** @jest-environment node */
/** Documents and records, for every declared resource: what is written down is what was meant, and comes back the same. */
import { toDocument, toRecords } from '#client/services/documents';
import { newId } from '#client/storeKit/ids';
import type { Resource } from '#shared/kit/resource';
import { resources } from '#shared/areas/resources';
import { resourceObject } from '../stubServer';

const all: readonly Resource[] = Object.values(resources);
const written = all.flatMap((resource) =>
  Object.entries(resource.relations).flatMap(([name, relation]) =>
    relation.mode === 'r' ? [] : [[`${resource.name}.${name}`, resource, name, relation] as const],
  ),
);
const [id, consumablesId, sterileId] = [newId(), newId(), newId()] as [string, string, string];

test.each(written)('%s is written as a relationship, changed or emptied', (_, resource, name, { kind, type }) => {
  const chosen = kind === 'toOne' ? { type, id: consumablesId } : [{ type, id: consumablesId }];
  const none = kind === 'toOne' ? null : [];
  expect(toDocument(resource, { id, version: 1, [name]: chosen }).data).toEqual({
    type: resource.type,
    id,
    attributes: {},
    relationships: { [name]: { data: chosen } },
  });
  expect(toDocument(resource, { id, version: 1, [name]: none }).data).toMatchObject({ relationships: { [name]: { data: none } } });
});

test('only what is declared as written is written', () => {
  const change = { id, version: 3, name: 'Gauze', created_at: '2026-01-01', owner: { type: 'users', id }, nonsense: 1, excerpt: undefined };
  expect(toDocument(resources.item, change)).toEqual({ data: { type: 'items', id, attributes: { name: 'Gauze' } } });
});

test('records come flat, each once, with their version; a mere reference is no record', () => {
  const category = { type: 'categories', id: consumablesId };
  const gauze = { id, version: 4, name: 'Gauze', category, tags: [{ type: 'tags', id: sterileId }], owner: null };
  const bandage = { id: newId(), name: 'Bandage', category };
  const document = {
    data: [resourceObject('items', gauze), resourceObject('items', bandage)],
    included: [resourceObject('categories', { id: consumablesId, version: 2, name: 'Consumables' })],
  };
  expect(toRecords(document)).toEqual({
    items: [gauze, { ...bandage, version: 1 }],
    categories: [{ id: consumablesId, version: 2, name: 'Consumables' }],
  });
});

test('what a document leaves out of a record is left out, so that it overwrites nothing', () => {
  const bare = {
    type: 'roles',
    id,
    attributes: { name: 'admin' },
    relationships: { permissions: { links: { related: '/x' } } },
    meta: { version: 1 },
  };
  expect(toRecords({ data: bare })).toEqual({ roles: [{ id, version: 1, name: 'admin' }] });
});
