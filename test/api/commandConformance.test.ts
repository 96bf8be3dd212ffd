/** Every resource with commands: state × command × person. What the API answers is what the declaration says. Rules: CMD-1, CMD-2, CMD-4, CMD-6, CMD-7. */
import { allows, type Actor } from '#shared/access';
import type { ErrorObject, ResourceObject } from '#shared/jsonapi';
import { commandPath, commandRule, legalIn, type Command } from '#shared/kit/commands';
import type { Ref, Resource } from '#shared/kit/resource';
import { resourceOfType, resources, type ResourceName } from '#shared/areas/resources';
import { transaction } from '#server/db/database';
import { tableOf } from '#server/db/schema';
import { sql } from 'kysely';
import { permissionsSeen } from '../build/permissions';
import { build, changeOf, inputDocument, refTo, someName } from '../build/records';
import { errorsIn, recordsIn, startTestApi, type Answered, type Caller, type Person, type TestApi } from './testApi';

/** Beside the first accounts: whose address isn't proven, who holds every command and sees nothing, and two people of clients. */
type Somebody = Person | 'unverified' | 'blind' | 'ownPerson' | 'otherPerson';

let api: TestApi;
let own: string;
/** The subscription that lets the client's people work. */
let running: string;
const calls = new Map<Somebody, Caller>();
const actors = new Map<Somebody, Actor | null>();

const meet = async (somebody: Somebody, call: Caller) => {
  calls.set(somebody, call);
  const { document } = await call('GET', '/me');
  actors.set(somebody, (document.meta?.['actor'] as Actor | undefined) ?? null);
};

const personWith = async (values: Record<string, unknown>) => api.asUser((await build(api.as('admin'), 'user', values)).id);

beforeAll(async () => {
  api = await startTestApi();
  const admin = api.as('admin');
  for (const person of ['anonymous', 'member', 'creator', 'admin'] as const) await meet(person, api.as(person));
  const all = await permissionsSeen(admin);
  const commanding = all.filter(({ attributes }) => !['view', 'create', 'edit', 'delete'].includes(String(attributes!['action'])));
  expect(commanding.length).toBeGreaterThan(0);
  const blind = await build(admin, 'role', { permissions: commanding.map(refTo) });
  await meet('blind', await personWith({ roles: [refTo(blind)] }));
  const adminRole = recordsIn(await admin('GET', '/roles?page[size]=100')).find(({ attributes }) => attributes!['name'] === 'admin')!;
  const doubtful = await build(admin, 'user', { roles: [refTo(adminRole)] });
  const call = await api.asUser(doubtful.id);
  await api.database.pool.query('update users set email_verified_at = null where id = $1', [doubtful.id]);
  await meet('unverified', call);
  const [mine, other] = [await build(admin, 'entity'), await build(admin, 'entity')];
  own = mine.id;
  // What the clinics' own records need is bought, with seats for everybody who is invited below.
  const [pack] = recordsIn(await admin('GET', '/packages?filter[target]=clinic&sort=created_at'));
  const subscribe = async (client: ResourceObject) => {
    const { id } = await build(admin, 'clientsubsheader', { entity: refTo(client), package: refTo(pack!), extra_seats: 1_000 });
    await admin('POST', `/clientsubsheader/${id}/activate`, { data: { type: 'clientsubsheader', id, attributes: { trial: false } } });
    return id;
  };
  running = await subscribe(mine);
  await subscribe(other);
  await meet('ownPerson', await personWith({ entity: refTo(mine) }));
  await meet('otherPerson', await personWith({ entity: refTo(other) }));
});
afterAll(() => api.close());

const people: readonly Somebody[] = ['anonymous', 'member', 'creator', 'admin', 'unverified', 'blind', 'ownPerson', 'otherPerson'];

const commanded = (Object.entries(resources) as [ResourceName, Resource][]).filter(([, { commands }]) => Object.keys(commands).length > 0);
const statesOf = ({ states, attributes }: Resource) => attributes[states!.field]!.values!;

const cases = commanded.flatMap(([name, resource]) =>
  Object.entries(resource.commands).flatMap(([command, declared]) =>
    statesOf(resource).map((state): [ResourceName, string, string, Resource, Command] => [name, command, state, resource, declared]),
  ),
);

/** A role that every client has. */
const nurses = async () => recordsIn(await api.as('admin')('GET', '/roles?filter[q]=perawat'))[0]!;

/** The newest subscription that has not ended decides: those whose own commands are tried here must not stop the clinic's work. */
const letWork = () =>
  transaction(
    api.database,
    (trx) =>
      sql`update clientsubsheaders set status = case when id = ${running} then 'active' else 'ended' end where entity_id = ${own}`.execute(
        trx,
      ),
    { scope: 'all' },
  );

let place: Promise<Record<string, Ref>> | undefined;
/** Where patients of the client wait: the same for all of them. */
const placeOf = (call: Caller, entity: Ref) => {
  place ??= (async () => ({
    doctor: refTo(await build(call, 'teamMember', { entity, profession: 'dokter' })),
    poly: refTo(await build(call, 'poly', { entity, code: 'A' })),
    payer: refTo(await build(call, 'payer', { entity })),
  }))();
  return place;
};

/** Writes a value into a record, whatever led to it. */
const setColumn = (name: ResourceName, id: string, column: string, value: unknown) =>
  transaction(
    api.database,
    (trx) => sql`update ${sql.table(tableOf(resources[name]))} set ${sql.ref(column)} = ${value} where id = ${id}`.execute(trx),
    { scope: 'all' },
  );

/** Who changes records by hand: an admin, or the owner of the client where only its people may. */
const changing = ({ access: { update } }: Resource): Caller =>
  calls.get(allows(update, actors.get('admin') ?? null) ? 'admin' : 'ownPerson')!;

/** A record of the client in a state, whatever led to it. */
const recordIn = async (name: ResourceName, state: string) => {
  // Of its subscriptions some run: they must have a seat for each person who is invited here.
  const roomy = name === 'clientsubsheader' && { package: refTo(await build(api.as('admin'), 'package', { seats: 1_000 })) };
  // What only people of a client may add is added by the owner of the client, who also is the only one to invite.
  const isTheirs = name === 'membership' || !allows(resources[name].access.add, actors.get('admin') ?? null);
  const nurse = name === 'membership' && { role: refTo(await nurses()) };
  const [call, entity] = [calls.get(isTheirs ? 'ownPerson' : 'admin')!, { type: 'entity', id: own }];
  if ((resources[name] as Resource).feature) await letWork();
  const where = name === 'visit' && (await placeOf(call, entity));
  // A clinic has its settings once.
  const [there] = name === 'clinicSetting' ? recordsIn(await call('GET', resources[name].path)) : [];
  const record = there ?? (await build(call, name, { entity, ...roomy, ...nurse, ...where }));
  await setColumn(name, record.id, (resources[name] as Resource).states!.field, state);
  return record.id;
};

const order = (name: ResourceName, command: string, id: string, call: Caller): Promise<Answered> =>
  call('POST', `${resources[name].path}/${id}/${commandPath(command)}`, { data: { type: resources[name].type, id, attributes: {} } });

const expected = (resource: Resource, declared: Command, state: string, person: Somebody): string => {
  const actor = actors.get(person) ?? null;
  if (person === 'anonymous') return '401 session.missing';
  const rule = commandRule(resource, declared);
  if (actor?.restriction === 'unverified') return '403 account.unverified';
  if (rule(actor) === false) return '403 access.denied';
  if (!allows(rule, actor, { entity: { id: own } })) return '404 resource.missing';
  return declared.from.includes(state) ? 'not refused for its state' : `409 state.illegal ${state}: ${legalIn(resource, state).join(', ')}`;
};

const said = ({ status, document }: Pick<Answered, 'status' | 'document'>): string => {
  const [error] = document.errors ?? [];
  // Who asked for it may give the command, and somebody else has to: that follows from the record, not from the role.
  if (error?.code === 'approval.own') return 'not refused for its state';
  if (status === 401 || status === 403 || status === 404) return `${status} ${error!.code}`;
  if (error?.code === 'state.illegal') return `409 state.illegal ${String(error.meta!['state'])}: ${String(error.meta!['legal'])}`;
  return 'not refused for its state';
};

test.each(cases)('%s: %s in the state %s', async (name, command, state, resource, declared) => {
  let id: string | undefined;
  for (const person of people) {
    id ??= await recordIn(name, state);
    const answer = await order(name, command, id, calls.get(person)!);
    expect(`${person}: ${said(answer)}`).toBe(`${person}: ${expected(resource, declared, state, person)}`);
    // What was refused has changed nothing: the next person finds the record as it was.
    if (answer.status < 400) id = undefined;
  }
});

/** A record in each of the states. The last that is made is in the first state: a cashier has one open shift. @returns their ids in the order of the states */
const recordsInEach = async (name: ResourceName, states: readonly string[]): Promise<string[]> => {
  const made = new Map<string, string>();
  for (const state of [...states].reverse()) made.set(state, await recordIn(name, state));
  return states.map((state) => made.get(state)!);
};

/** What the bulk route answers to a person, record by record; a refusal of the whole request counts for each. */
const saidOfEach = ({ status, document }: Answered, ids: readonly string[]): string[] => {
  if (status !== 200) return ids.map(() => said({ status, document }));
  const results = document.meta!['results'] as { id: string; errors?: ErrorObject[] }[];
  expect(results.map(({ id }) => id)).toEqual(ids);
  return results.map(({ errors: [error] = [] }) =>
    said({ status: Number(error?.status ?? 200), document: { errors: error ? [error] : [] } }),
  );
};

test.each(
  commanded.flatMap(([name, resource]) =>
    Object.entries(resource.commands).map(([command, declared]): [ResourceName, string, Resource, Command] => [
      name,
      command,
      resource,
      declared,
    ]),
  ),
)('%s: %s of records in every state at once answers for each what it answers for one', async (name, command, resource, declared) => {
  const states = statesOf(resource);
  const input = await inputDocument(api.as('admin'), name, command);
  let ids: string[] = [];
  for (const person of people) {
    if (!ids.length) ids = await recordsInEach(name, states);
    const seen = resource.demandsVersion && { version: 1 };
    const document = { ...input, meta: { records: ids.map((id) => ({ id, ...seen })) } };
    const answer = await calls.get(person)!('POST', `${resource.path}/bulk/${commandPath(command)}`, document);
    expect(saidOfEach(answer, ids).map((one, at) => `${person}, ${states[at]}: ${one}`)).toEqual(
      states.map((state) => `${person}, ${state}: ${expected(resource, declared, state, person)}`),
    );
    if (answer.status === 200) ids = [];
  }
});

/** Each command with a field that must hold something, or nothing, and that field. */
const fitted = commanded.flatMap(([name, resource]) =>
  Object.entries(resource.commands).flatMap(([command, declared]) =>
    (['needs', 'unless'] as const).flatMap((how): [ResourceName, string, 'needs' | 'unless', string, Command][] =>
      declared[how] === undefined ? [] : [[name, command, how, declared[how], declared]],
    ),
  ),
);

/** Has a field hold something, or nothing, whatever led to it. */
const setField = async (name: ResourceName, id: string, field: string, isHeld: boolean) => {
  const { attributes, relations }: Resource = resources[name];
  const kind = attributes[field]?.kind;
  const held: Partial<Record<string, unknown>> = { flag: true, dateTime: '2026-03-05T03:04:05.000Z', money: 1_000 };
  const other = relations[field] && resourceOfType(relations[field].type)!;
  const value = other
    ? async () => (await build(calls.get('ownPerson')!, other.name as ResourceName, { entity: { type: 'entity', id: own } })).id
    : async () => held[kind!];
  const empty = kind === 'flag' ? false : null;
  await setColumn(name, id, other ? `${field}_id` : field, isHeld ? await value() : empty);
};

test('there are commands that need what a record may lack', () => expect(fitted.length).toBeGreaterThan(5));

test.each(fitted)(
  '%s: %s %s %s, and is refused where that is not so',
  async (name, command, how, field, { from, unfit, clientOnly, ...declared }) => {
    const { states }: Resource = resources[name];
    // What a record holds may be fixed in its later states.
    const id = name === 'entity' && clientOnly ? own : await recordIn(name, states!.initial);
    // What else it asks for is there, so that only this can be missing.
    for (const other of ['needs', 'unless'] as const) if (declared[other]) await setField(name, id, declared[other], other === 'needs');
    await setField(name, id, field, how === 'unless');
    await setColumn(name, id, states!.field, from[0]);
    const call = calls.get(clientOnly ? 'ownPerson' : 'admin')!;
    const { data } = await inputDocument(call, name, command, { type: 'entity', id: own });
    const answer = await call('POST', `${resources[name].path}/${id}/${commandPath(command)}`, { data: { ...data, id } });
    expect([answer.status, ...errorsIn(answer)]).toEqual([409, unfit ?? 'command.unfit']);
  },
);

/** A change of what people edit: a document that changes nothing is served in every state (APP-24). */
const edits: Partial<Record<ResourceName, Readonly<Record<string, unknown>>>> = {
  invoice: { discount: 1 },
  membership: { email: 'lain@nadi.test' },
};

const changeable = commanded.filter(([, { access }]) => access.update && access.destroy);
test.each(
  changeable.flatMap(([name, resource]) => statesOf(resource).map((state): [ResourceName, string, Resource] => [name, state, resource])),
)('%s in the state %s is edited and deleted by hand only where the declaration says so', async (name, state, resource) => {
  const { states, path, attributes, label } = resource;
  const change = changing(resource);
  const id = await recordIn(name, state);
  const values = edits[name] ?? { [Object.hasOwn(attributes, 'note') ? 'note' : label]: someName() };
  const edited = await change('PATCH', `${path}/${id}`, changeOf(name, id, values));
  expect([edited.status, ...errorsIn(edited)]).toEqual(states!.edit.includes(state) ? [200] : [409, 'state.closed']);
  const deleted = await change('DELETE', `${path}/${id}`);
  expect([deleted.status, ...errorsIn(deleted)]).toEqual(states!.destroy.includes(state) ? [204] : [409, 'state.closed']);
});
