/** An internal note reaches no customer: every route of the API is called by people of the clinic, and none of them answers with a word of it. Rule: TKT-6. */
import { sql } from 'kysely';
import { transaction } from '#server/db/database';
import { FOR_EXPORT, PURPOSE_HEADER, type ResourceObject } from '#shared/jsonapi';
import type { Resource } from '#shared/kit/resource';
import { resources } from '#shared/areas/resources';
import { build, refTo } from '../build/records';
import { routesOf, type Route } from '../build/routes';
import { recordIn, recordsIn, startTestApi, type Caller, type TestApi } from './testApi';

const WORD = 'Ngarsopuro';

let api: TestApi;
let entity: ResourceObject;
let ticket: ResourceObject;
let note: ResourceObject;
/** The owner, who sees all tickets of the clinic, and the nurse who asked. */
let people: Map<string, Caller>;

const order = (by: Caller, command: string, attributes: object) =>
  by('POST', `/tickets/${ticket.id}/${command}`, { data: { type: 'tickets', id: ticket.id, attributes } });

beforeAll(async () => {
  api = await startTestApi();
  const admin = api.as('admin');
  entity = await build(admin, 'entity');
  const owner = await build(admin, 'user', { entity: refTo(entity) });
  const nurse = await build(admin, 'user', { entity: refTo(entity) });
  people = new Map([
    ['owner', await api.asUser(owner.id)],
    ['nurse', await api.asUser(nurse.id)],
  ]);
  ticket = recordIn(
    await people.get('nurse')!('POST', '/tickets', {
      data: { type: 'tickets', attributes: { subject: 'Tarif tidak tersimpan', message: 'Tombol tidak bereaksi.' } },
    }),
  );
  await order(admin, 'reply', { message: 'Kami periksa.' });
  const document = {
    type: 'ticket-notes',
    attributes: { message: `Pelanggan ${WORD} sulit.` },
    relationships: { ticket: { data: refTo(ticket) } },
  };
  note = recordIn(await admin('POST', '/ticket-notes', { data: document }));
  await order(admin, 'ask', { message: 'Peramban apa?' });
  await order(people.get('nurse')!, 'reply', { message: 'Chrome.' });
});
afterAll(() => api.close());

const resourceAt = (path: string): Resource | undefined =>
  Object.values<Resource>(resources).find((one) => path === one.path || path.startsWith(`${one.path}/`));

/** The addresses of a route: with the ids of what a note belongs to, and for a list also as a search, an export and a count. */
const addressesOf = ({ path }: Route): [string, Record<string, string> | undefined][] => {
  const ids = [note.id, ticket.id, entity.id];
  const filled = path.includes('{') ? ids.map((id) => path.replaceAll(/\{[^}]+\}/g, id)) : [path];
  const resource = resourceAt(path);
  const isList = resource?.path === path && resource.access.list !== undefined;
  const search = isList && resource.search.length > 0 ? [`${path}?filter[q]=${WORD}`] : [];
  const all = isList ? [`${path}?page[size]=100`, ...search] : filled;
  return all.flatMap((one): [string, Record<string, string> | undefined][] =>
    isList
      ? [
          [one, undefined],
          [one, { [PURPOSE_HEADER]: FOR_EXPORT }],
        ]
      : [[one, undefined]],
  );
};

test('given a note with a word that is nowhere else, then staff find it', async () => {
  expect((await api.as('admin')('GET', `/ticket-notes?filter[ticket]=${ticket.id}`)).text).toContain(WORD);
});

test.each(['owner', 'nurse'])(
  'given the %s of the clinic, when every address of the API is read, then no answer has the note',
  async (who) => {
    const call = people.get(who)!;
    const routes = routesOf(api.app).filter(({ method, path }) => method === 'GET' && path !== '/docs');
    expect(routes.length).toBeGreaterThan(50);
    const seen = new Set<number>();
    for (const route of routes)
      for (const [address, headers] of addressesOf(route)) {
        const { status, text } = await call('GET', address, undefined, headers);
        seen.add(status);
        // The links of an answer repeat what was asked: a search, or an id in the path.
        const tells = text.replaceAll(`=${WORD}`, '').includes(WORD) || (!address.includes(note.id) && text.includes(note.id));
        expect([address, tells]).toEqual([address, false]);
      }
    expect([...seen]).toEqual(expect.arrayContaining([200, 403, 404]));
  },
);

test.each(['owner', 'nurse'])(
  'given the %s of the clinic, when every command of a ticket is given, previewed or given to many, then no answer has the note',
  async (who) => {
    const call = people.get(who)!;
    const body = { data: { type: 'tickets', id: ticket.id, attributes: { message: 'Halo.', satisfaction: 5 } } };
    const paths = routesOf(api.app).flatMap(({ method, path }) => (method === 'POST' && path.startsWith('/tickets/') ? [path] : []));
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths)
      for (const address of [`${path}?preview=true`, path]) {
        const { text } = await call('POST', address.replace('{id}', ticket.id), body);
        expect([address, text.includes(WORD) || text.includes(note.id)]).toEqual([address, false]);
      }
  },
);

test('given a note, then neither the version nor the time of the ticket tells of it', async () => {
  const before = await people.get('owner')!('GET', `/tickets/${ticket.id}`);
  const document = { type: 'ticket-notes', attributes: { message: WORD }, relationships: { ticket: { data: refTo(ticket) } } };
  expect((await api.as('admin')('POST', '/ticket-notes', { data: document })).status).toBe(201);
  const after = await people.get('owner')!('GET', `/tickets/${ticket.id}`);
  expect(after.text).toBe(before.text);
});

test('given a note, then no mail has it', async () => {
  await api.app.jobs.runDue();
  for (const { id } of recordsIn(await api.as('admin')('GET', '/mails?page[size]=100')))
    expect((await api.as('admin')('GET', `/mails/${id}`)).text).not.toContain(WORD);
});

test('given a transaction of the clinic, then the database itself shows no note, whatever is asked', async () => {
  const count = (scope: 'all' | { entityId: string }) =>
    transaction(api.database, async (trx) => (await sql`select 1 from ticket_notes`.execute(trx)).rows.length, { scope, readOnly: true });
  expect(await count('all')).toBeGreaterThan(0);
  expect(await count({ entityId: entity.id })).toBe(0);
});
