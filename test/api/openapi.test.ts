/** The description says what there is: every route, and nothing but; every attribute that is really answered. */
import { errors } from '#shared/errors';
import { API_ROOT } from '#shared/jsonapi';
import { routesOf } from '../build/routes';
import { startTestApi, recordIn, type TestApi } from './testApi';

type Node = { [key: string]: unknown };
type Description = { openapi: string; paths: Record<string, Record<string, Node>>; components: { schemas: Record<string, Node> } };

let world: TestApi;
let description: Description;
beforeAll(async () => {
  world = await startTestApi();
  description = (await world.app.inject(`${API_ROOT}/openapi.json`)).json<Description>();
});
afterAll(() => world.close());

const registered = (): string[] =>
  routesOf(world.app)
    .map(({ method, path }) => `${method} ${path}`)
    .sort();

const operations = (): [string, Node][] =>
  Object.entries(description.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]): [string, Node][] =>
      method === 'parameters' ? [] : [[`${method.toUpperCase()} ${path}`, operation]],
    ),
  );

const refsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(refsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [inner as string] : refsIn(inner)));
};

test('every route is described, and every description is a route', () => {
  expect(registered().length).toBeGreaterThan(50);
  expect(
    operations()
      .map(([name]) => name)
      .sort(),
  ).toEqual(registered());
});

test('each of its references leads to something that exists, and no part is unused', () => {
  const refs = new Set(refsIn(description));
  expect([...refs].sort()).toEqual(
    Object.keys(description.components.schemas)
      .map((name) => `#/components/schemas/${name}`)
      .sort(),
  );
});

test('each operation has a summary, an answer that is none of the refusals, and statuses of the catalogue', () => {
  const known = new Set(Object.values(errors).map(({ status }) => String(status)));
  for (const [name, { summary, responses }] of operations()) {
    const statuses = Object.keys(responses as Node);
    expect([name, typeof summary, statuses.filter((status) => Number(status) < 300).length]).toEqual([name, 'string', 1]);
    expect(statuses.filter((status) => Number(status) >= 400 && !known.has(status))).toEqual([]);
  }
});

test('what is in a path is a parameter of it', () => {
  for (const [path, item] of Object.entries(description.paths)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const said = ((item['parameters'] as Node[] | undefined) ?? []).filter((one) => one['in'] === 'path').map(({ name }) => name);
    expect([path, said]).toEqual([path, named]);
  }
});

test.each([
  ['a category', '/categories', 'Category', { name: 'Supplies' }],
  ['a tag', '/tags', 'Tag', { name: 'Sterile', color: '#0a7d6f' }],
])('%s has just the attributes that are described', async (_, path, title, attributes) => {
  const made = await world.as('admin')('POST', path, { data: { type: path.slice(1), attributes } });
  const schema = description.components.schemas[title] as { properties: { attributes: { properties: Node } } };
  expect(Object.keys(recordIn(made).attributes!).sort()).toEqual(Object.keys(schema.properties.attributes.properties).sort());
});

test('rules are the declaration’s own', () => {
  type Family = { required: string[]; properties: Record<string, Node> };
  const draft = description.components.schemas['ItemDraft'] as {
    required: string[];
    properties: { attributes: Family; relationships: Family };
  };
  const { required, properties } = draft.properties.attributes;
  expect([draft.required, required, draft.properties.relationships.required]).toEqual([
    ['type', 'attributes', 'relationships'],
    ['name', 'date'],
    ['category'],
  ]);
  expect(properties['name']).toEqual({ type: 'string', minLength: 1, maxLength: 120 });
  expect(properties['status']).toEqual({ type: 'string', enum: ['draft', 'published', 'archived'], default: 'draft' });
  expect(properties['description']).toMatchObject({ anyOf: [{ type: 'string', maxLength: 50_000 }, { type: 'null' }] });
  expect(properties).not.toHaveProperty('created_at');
  const { attributes } = (description.components.schemas['User'] as { properties: { attributes: { properties: Node } } }).properties;
  expect(attributes.properties).not.toHaveProperty('password');
});

test('the page needs nobody else, and runs no script without its nonce', async () => {
  const { body, headers } = await world.app.inject({ url: `${API_ROOT}/docs`, headers: { accept: 'text/html' } });
  const policy = String(headers['content-security-policy']);
  const [nonce] = /(?<=script-src 'self' 'nonce-)[^']+/.exec(policy)!;
  expect(policy).not.toMatch(/unsafe|https?:/);
  expect(body.match(/<script(?! src)[^>]*>/g)).toEqual([`<script nonce="${nonce}">`]);
  const addresses = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!);
  expect(addresses.every((address) => address.startsWith('/'))).toBe(true);
  for (const address of addresses.filter((one) => one.includes('assets'))) {
    expect((await world.app.inject(address)).statusCode).toBe(200);
  }
});
