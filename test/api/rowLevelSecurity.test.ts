/**
 * Row-level security alone keeps clients apart: every rule of who may see which rows is replaced by one that lets everyone see and do
 * everything, and still nothing of another client can be reached. Rule: PRV-3.
 */
import { fileLinkPath } from '#shared/endpoints/upload';
import type { ResourceObject } from '#shared/jsonapi';
import type * as Commands from '#shared/kit/commands';
import { commandPath, type Command } from '#shared/kit/commands';
import { isSearchPersonal } from '#shared/kit/masks';
import { SEARCH_TYPE, searchPath, type Ref, type Resource, type Verb } from '#shared/kit/resource';
import { resources, type ResourceName } from '#shared/areas/resources';
import { serverResources } from '#server/areas/resources';
import { permissionsSeen } from '../build/permissions';
import { isOfClinic } from '../build/clinicData';
import { build, changeOf, inputDocument, refTo } from '../build/records';
import { until } from '../build/until';
import { admin, as, clinicOn, type Clinic } from './clinicWithServices';
import { errorsIn, recordsIn, type Answered, type Caller } from './testApi';

let isOff = false;

// Who may give a command follows from permissions, and is asked by this function alone.
jest.mock('#shared/kit/commands', () => {
  const actual = jest.requireActual<typeof Commands>('#shared/kit/commands');
  const commandRule: typeof actual.commandRule = (...declared) => {
    const rule = actual.commandRule(...declared);
    return (actor) => (isOff ? {} : rule(actor));
  };
  return { ...actual, commandRule };
});

const walled = (Object.entries(resources) as [ResourceName, Resource][]).filter(([name]) => serverResources[name].tenant);
const cases = walled.map(([name, resource]): [ResourceName, Resource] => [name, resource]);

const kept = new Map<Resource, object>();
/** An empty filter lets all rows through and leaves the scope of the transaction to the person's client. */
const switchOff = () => {
  isOff = true;
  for (const [, resource] of walled) {
    kept.set(resource, { ...resource.access });
    for (const verb of Object.keys(resource.access)) Object.assign(resource.access, { [verb]: () => ({}) });
  }
};
const switchOn = () => {
  isOff = false;
  for (const [resource, access] of kept) Object.assign(resource.access, access);
};

/** Records of an invoice that was issued, lowered by a credit note, and paid with more than was owed. */
const moneyOf = async (entity: Ref): Promise<[ResourceName, ResourceObject][]> => {
  const lines = [{ kind: 'package', description_id: 'Paket', description_en: 'Package', qty: '1', unit_price: 475_000 }];
  const { id } = await build(admin(), 'invoice', { entity, lines });
  const invoice = { type: 'invoices', id };
  const order = (type: string, of: string, command: string, attributes: object = {}) =>
    admin()('POST', `/${type}/${of}/${command}`, { data: { type, id: of, attributes } });
  await order('invoices', id, 'issue');
  const charge = await build(admin(), 'charge', { invoice });
  await order('invoices', id, 'credit', { amount: 1_000, reason: 'Sehari tidak terpakai' });
  const payment = await build(admin(), 'payment', { invoice, amount: 900_000, withheld: null, withholding_no: null });
  await order('payments', payment.id, 'verify');
  const newest = async (path: string) => recordsIn(await admin()('GET', `${path}?filter[entity]=${entity.id}`))[0]!;
  return [
    ['charge', charge],
    ['payment', payment],
    ['creditNote', await newest('/credit-notes')],
    ['clientCredit', await newest('/client-credits')],
    ['creditPayout', await build(admin(), 'creditPayout', { entity: refTo(entity) })],
  ];
};

let here: Clinic;
const there = new Map<ResourceName, ResourceObject>();
/** What each command is told: made while the rules still hold. */
const documents = new Map<string, Awaited<ReturnType<typeof inputDocument>>>();
/** Somebody of the other client, with every right there and here. */
let stranger: Caller;

beforeAll(async () => {
  here = await clinicOn();
  const other = await clinicOn();
  const entity = refTo(other.entity);
  const one = async (name: ResourceName, query = '') => {
    const by = isOfClinic(resources[name]) || name === 'supportGrant' ? other.owner : admin();
    return recordsIn(await by('GET', `${resources[name].path}?filter[entity]=${entity.id}${query}`))[0]!;
  };
  there.set('entity', other.entity);
  there.set('clientsubsheader', await one('clientsubsheader'));
  there.set('membership', await one('membership'));
  there.set('service', await one('service'));
  // What else is a clinic's own, without a row of its own here.
  for (const [name, resource] of Object.entries(resources) as [ResourceName, Resource][])
    if (isOfClinic(resource) && resource.access.add && !there.has(name)) there.set(name, await build(other.owner, name, { entity }));
  await other.owner('GET', `/patients/${there.get('patient')!.id}`);
  await until(async () => recordsIn(await other.owner('GET', '/readings')).length > 0);
  there.set('reading', recordsIn(await other.owner('GET', '/readings'))[0]!);
  there.set('clientAudit', recordsIn(await other.owner('GET', '/client-audit'))[0]!);
  const [detail] = (await admin()('GET', `/clientsubsheader/${other.header}?include=clientsubsdetail`)).document.included!;
  there.set('clientsubsdetail', detail!);
  there.set('role', await build(admin(), 'role', { scope: 'entity', entity }));
  there.set('invoice', await build(admin(), 'invoice', { entity }));
  const ticket = await build(admin(), 'ticket', { entity });
  const answer = { data: { type: 'tickets', id: ticket.id, attributes: { message: 'Kami periksa.' } } };
  expect((await admin()('POST', `/tickets/${ticket.id}/ask`, answer)).status).toBe(200);
  there.set('ticket', ticket);
  there.set('ticketEntry', recordsIn(await admin()('GET', `/ticket-entries?filter[ticket]=${ticket.id}`))[0]!);
  for (const [name, record] of await moneyOf(entity)) there.set(name, record);
  there.set('supportGrant', await build(other.owner, 'supportGrant', { entity }));
  const everything = (await permissionsSeen(admin())).map(refTo);
  const role = await build(admin(), 'role', { permissions: everything });
  const person = await build(admin(), 'user', { entity: refTo(here.entity), roles: [refTo(role)] });
  stranger = as(person.id);
  await stranger('GET', '/me');
  for (const [type, resource] of walled)
    for (const command of Object.keys(resource.commands)) {
      const by = isOfClinic(resource) ? other.owner : admin();
      documents.set(`${type}/${command}`, await inputDocument(by, type, command, entity));
    }
  switchOff();
});
afterAll(switchOn);

const said = (answer: Answered) => [answer.status, ...errorsIn(answer)];
const MISSING = [404, 'resource.missing'];

test('every resource of a client is looked at', () => expect([...there.keys()].sort()).toEqual(walled.map(([name]) => name).sort()));

describe.each(cases)('given a %s of another client', (name, resource) => {
  const path = () => `${resource.path}/${there.get(name)!.id}`;
  const has = (verb: Verb) => verb in resource.access;

  test('then it is not read, by no way', async () => {
    if (has('get')) expect(said(await stranger('GET', path()))).toEqual(MISSING);
    for (const relation of Object.keys(resource.relations))
      for (const at of [`${path()}/${relation}`, `${path()}/relationships/${relation}`])
        expect([at, (await stranger('GET', at)).status]).toEqual([at, 404]);
    for (const [attribute, { kind }] of Object.entries(resource.attributes))
      if (kind === 'file') {
        const at = fileLinkPath(resource.type, attribute).replace('{id}', there.get(name)!.id);
        expect((await stranger('GET', at)).status).toBe(404);
      }
  });

  test('then it is in no list, search or export', async () => {
    if (!has('list')) return;
    const searched = 'filter[q]=e&page[size]=100';
    const find = (): Promise<Answered> =>
      isSearchPersonal(resource)
        ? stranger('POST', searchPath(resource), { data: { type: SEARCH_TYPE, attributes: { query: searched } } })
        : stranger('GET', `${resource.path}?${searched}`);
    for (const answer of [
      await stranger('GET', `${resource.path}?page[size]=100`),
      await stranger('GET', `${resource.path}?page[size]=100`, undefined, { 'x-purpose': 'export' }),
      ...(resource.search.length ? [await find()] : []),
    ]) {
      expect(answer.status).toBe(200);
      expect(answer.text).not.toContain(there.get(name)!.id);
    }
  });

  test('then it is neither changed nor deleted', async () => {
    const { id } = there.get(name)!;
    if (has('update')) expect(said(await stranger('PATCH', path(), changeOf(name, id, {})))).toEqual(MISSING);
    if (has('destroy')) {
      expect(said(await stranger('DELETE', path()))).toEqual(MISSING);
      const many = await stranger('POST', `${resource.path}/deletions`, { data: { type: 'deletions', attributes: { ids: [id] } } });
      expect(many.text).toContain('resource.missing');
    }
  });

  test('then no command, preview or bulk command reaches it', async () => {
    const { id } = there.get(name)!;
    for (const [command, { blind }] of Object.entries<Command>(resource.commands)) {
      const told = documents.get(`${name}/${command}`)!;
      const document = { data: { ...told.data, id } };
      const answers = [
        ['', MISSING],
        ['?preview=true', blind ? [400, 'query.invalid preview'] : MISSING],
      ] as const;
      for (const [query, answer] of answers)
        expect([command, ...said(await stranger('POST', `${path()}/${commandPath(command)}${query}`, document))]).toEqual([
          command,
          ...answer,
        ]);
      const bulk = { data: { ...told.data, type: resource.type }, meta: { records: [{ id, version: 1 }] } };
      const { document: answer } = await stranger('POST', `${resource.path}/bulk/${commandPath(command)}`, bulk);
      expect(answer.meta!['results']).toEqual([expect.objectContaining({ id, errors: [expect.objectContaining({ code: MISSING[1] })] })]);
    }
  });
});
