/** What a declaration promises: the types that come from it, and that its own words agree with one another. */
import type { Verdict } from '#shared/access';
import { isPersonal } from '#shared/kit/masks';
import { initialValues, writable, type Resource, type ValuesOf } from '#shared/kit/resource';
import { resourceOfType, resources } from '#shared/areas/resources';
import type { Item } from '#shared/areas/catalogue/resources/item';
import type { User } from '#shared/areas/identity/resources/user';

const typed = (gauze: Item, sari: User, draft: ValuesOf<typeof resources.item>) => {
  gauze.name satisfies string;
  gauze.description satisfies string | null;
  gauze.category satisfies { id: string };
  gauze.tags satisfies readonly { id: string }[];
  gauze.version satisfies number;
  gauze.created_at satisfies string;
  draft.on_home satisfies boolean;
  // @ts-expect-error an item has no price
  void gauze.price;
  // @ts-expect-error a password is never read back
  void sari.password;
  // @ts-expect-error the owner is not the form's to write
  void draft.owner;
  // @ts-expect-error a status outside the list
  draft.status = 'sold';
};

/** What anyone may read, and which rows of it. */
const forGuests: Readonly<Record<string, Verdict>> = {
  package: { status: 'active' },
  module: { status: 'active' },
  taxrule: true,
  bankAccount: { status: 'active' },
};

const all: [string, Resource][] = Object.entries(resources);

/** The declared attribute or relation at the end of a dotted path. */
const reaches = (resource: Resource, path: string): boolean => {
  const [head, ...rest] = path.split('.') as [string, ...string[]];
  if (!rest.length) return head in resource.attributes || head in resource.relations;
  const next = resource.relations[head] && resourceOfType(resource.relations[head].type);
  return Boolean(next && reaches(next, rest.join('.')));
};

test('the types of a record, a form and a secret follow the declaration', () => expect(typed).toBeInstanceOf(Function));

describe.each(all)('%s', (_, resource) => {
  test('each name it searches, sorts, filters and includes by exists', () => {
    const paths = [...resource.search, ...resource.sort, ...resource.filter, ...resource.include, resource.label];
    expect(paths.filter((path) => !reaches(resource, path))).toEqual([]);
  });

  test('nothing personal is searched but by a table of words, whose searches are sent in a body (LST-19)', () => {
    const byLike = resource.searchKinds ? [] : resource.search;
    expect(byLike.filter((name) => resource.attributes[name] && isPersonal(resource.attributes[name]))).toEqual([]);
  });

  test('no name is one that JSON:API keeps for itself, and none stands for two things', () => {
    const names = [...Object.keys(resource.attributes), ...Object.keys(resource.relations)];
    expect(names.filter((name) => ['id', 'type', 'links', 'meta', 'relationships'].includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  test('what a command did has a name of its own, or the store would take the intent for its event', () => {
    const commands = Object.entries(resource.commands);
    const names = [...commands.map(([name]) => name), ...commands.map(([, { did }]) => did)];
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  test('each relation leads to a declared resource', () => {
    expect(Object.values(resource.relations).filter(({ type }) => !resourceOfType(type))).toEqual([]);
  });

  test('a new form has a value for each thing that may be written', () => {
    const names = [
      ...writable(resource),
      ...Object.entries(resource.relations).flatMap(([name, { mode }]) => (mode === 'r' ? [] : [name])),
    ];
    expect(Object.keys(initialValues(resource)).sort()).toEqual(names.sort());
  });

  test('without a person every verb is closed, but for reading what the price page shows', () => {
    const open = Object.entries(resource.access).flatMap(([verb, rule]) => (rule(null) === false ? [] : [[verb, rule(null)]]));
    const shown = forGuests[resource.name];
    expect(open).toEqual(
      shown === undefined
        ? []
        : [
            ['list', shown],
            ['get', shown],
          ],
    );
  });
});
