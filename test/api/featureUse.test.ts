/** What a client's subscription allows, through the API: the table of SUB-11 on the clinic's list of services, and features that were given up. Rules: SUB-11, SUB-19, SVC-6. */
import { sql } from 'kysely';
import type { OwnSubscription } from '#shared/domain/ownSubscription';
import { FOR_EXPORT, PURPOSE_HEADER, type ResourceObject } from '#shared/jsonapi';
import { transaction } from '#server/db/database';
import { build, changeOf, draftOf, refTo } from '../build/records';
import { errorsIn, recordIn, recordsIn, startTestApi, type Answered, type Caller, type TestApi } from './testApi';

const day = 86_400_000;
const first = new Date('2026-09-16T03:00:00.000Z');
let now = first;
let api: TestApi;
const roles = new Map<string, ResourceObject>();

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  for (const one of recordsIn(await api.as('admin')('GET', '/roles?page[size]=100'))) roles.set(String(one.attributes!['name']), one);
});
afterAll(() => api.close());
beforeEach(() => {
  now = first;
});

/** Signed in at this time: a session of months ago is over. */
const as =
  (id: string): Caller =>
  async (...asked) =>
    (await api.asUser(id))(...asked);
const admin = (): Caller => as(api.idOf('admin'));
const packageFor = async (target: string) => recordsIn(await admin()('GET', `/packages?filter[target]=${target}`))[0]!;

type Clinic = { entity: ResourceObject; owner: Caller; cashier: Caller; header: string; service: string };

const command = (header: string, name: string, attributes: object = {}) =>
  admin()('POST', `/clientsubsheader/${header}/${name}`, { data: { type: 'clientsubsheader', id: header, attributes } });

/** A clinic with an owner and a cashier, a subscription that runs, and one service in its price list. */
const clinicOn = async (target = 'clinic'): Promise<Clinic> => {
  const entity = await build(admin(), 'entity');
  const owner = await build(admin(), 'user', { entity: refTo(entity) });
  const cashier = await build(admin(), 'user', { entity: refTo(entity) });
  const [membership] = recordsIn(
    await admin()('GET', `/memberships?filter[entity]=${entity.id}&filter[q]=${String(cashier.attributes!['email'])}`),
  );
  await admin()('POST', `/memberships/${membership!.id}/change-role`, {
    data: { type: 'memberships', id: membership!.id, relationships: { role: { data: refTo(roles.get('kasir')!) } } },
  });
  const { id: header } = await build(admin(), 'clientsubsheader', { entity: refTo(entity), package: refTo(await packageFor(target)) });
  expect((await command(header, 'activate', { trial: false })).status).toBe(200);
  const { id: service } = await build(as(cashier.id), 'service', { entity: refTo(entity), name: 'Konsultasi umum' });
  return { entity, owner: as(owner.id), cashier: as(cashier.id), header, service };
};

const later = (days: number) => {
  now = new Date(now.getTime() + days * day);
};

/** Grace needs an invoice that is late, and there are none yet: this state is written. */
const inGrace = ({ header }: Clinic) =>
  transaction(
    api.database,
    (trx) => sql`update clientsubsheaders set status = 'grace', status_since = ${now.toISOString()} where id = ${header}`.execute(trx),
    { scope: 'all' },
  );

const ways = ['read', 'export', 'create', 'edit', 'delete'] as const;

/** What somebody is told: `yes`, or the status and the code of the refusal. */
const told = (answer: Answered) => (answer.status < 300 ? 'yes' : [answer.status, ...errorsIn(answer)].join(' '));

const use = async ({ entity, service }: Clinic, who: Caller): Promise<string[]> => {
  const draft = await draftOf(who, 'service', { entity: refTo(entity) });
  const spare = service;
  return [
    told(await who('GET', '/services')),
    told(await who('GET', '/services', undefined, { [PURPOSE_HEADER]: FOR_EXPORT })),
    told(await who('POST', '/services', draft)),
    told(await who('PATCH', `/services/${spare}`, changeOf('service', spare, { price: 75_000 }))),
    told(await who('POST', '/services/deletions', { data: { type: 'deletions', attributes: { ids: [] } } })),
  ];
};

const all = (said: string) => ways.map(() => said);
const readOnly = (code: string) => ['yes', 'yes', ...[1, 2, 3].map(() => `402 feature.${code}`)];
const closed = (code: string, forExport: string) => [`402 feature.${code}`, forExport, ...[1, 2, 3].map(() => `402 feature.${code}`)];

type Row = [state: string, reach: (clinic: Clinic) => Promise<unknown>, owner: string[], cashier: string[]];
const rows: Row[] = [
  ['active', async () => undefined, all('yes'), all('yes')],
  ['grace', inGrace, all('yes'), all('yes')],
  ['paused', ({ header }) => command(header, 'pause'), readOnly('paused'), readOnly('paused')],
  ['resumed', async ({ header }) => [await command(header, 'pause'), await command(header, 'resume')], all('yes'), all('yes')],
  [
    'suspended',
    async (clinic) => {
      await inGrace(clinic);
      later(8);
      await command(clinic.header, 'suspend');
    },
    readOnly('suspended'),
    readOnly('suspended'),
  ],
  ['ended', ({ header }) => command(header, 'cancel', { when: 'now' }), closed('ended', 'yes'), closed('ended', '403 feature.owner_only')],
  [
    'ended 91 days ago',
    async ({ header }) => {
      await command(header, 'cancel', { when: 'now' });
      later(91);
    },
    closed('ended', '402 feature.export_over'),
    closed('ended', '402 feature.export_over'),
  ],
];

test.each(rows)('%s: to read, export, add, change and delete services', async (_, reach, owner, cashier) => {
  const clinic = await clinicOn();
  await reach(clinic);
  expect(await use(clinic, clinic.owner)).toEqual(owner);
  expect(await use(clinic, clinic.cashier)).toEqual(cashier);
});

test('given a trial, then everything can be used; given no subscription, then nothing', async () => {
  const entity = await build(admin(), 'entity');
  const owner = as((await build(admin(), 'user', { entity: refTo(entity) })).id);
  expect(told(await owner('GET', '/services'))).toBe('402 feature.no_subscription');
  const { id } = await build(admin(), 'clientsubsheader', { entity: refTo(entity), package: refTo(await packageFor('clinic')) });
  expect(told(await owner('GET', '/services'))).toBe('402 feature.no_subscription');
  await command(id, 'activate', { trial: true });
  expect(told(await owner('POST', '/services', await draftOf(owner, 'service', { entity: refTo(entity) })))).toBe('yes');
});

test('given a package without the feature, then the refusal names it, in the language of whoever asks', async () => {
  const entity = await build(admin(), 'entity');
  const owner = as((await build(admin(), 'user', { entity: refTo(entity) })).id);
  const bare = await build(admin(), 'package');
  const { id } = await build(admin(), 'clientsubsheader', { entity: refTo(entity), package: refTo(bare) });
  await command(id, 'activate', { trial: false });
  const answer = await owner('GET', '/services', undefined, { 'accept-language': 'en' });
  expect([answer.status, answer.document.errors![0]]).toEqual([
    402,
    expect.objectContaining({
      code: 'feature.locked',
      title: expect.stringContaining('not part of the clinic’s subscription'),
      meta: { feature: 'services' },
    }),
  ]);
});

test('given a feature that was given up with a change of plan, then an owner may export for 90 days, and nobody does more', async () => {
  const clinic = await clinicOn();
  const bare = await build(admin(), 'package', { seats: 9 });
  const changed = await admin()('POST', `/clientsubsheader/${clinic.header}/change-plan`, {
    data: {
      type: 'clientsubsheader',
      id: clinic.header,
      attributes: { when: 'now' },
      relationships: { package: { data: refTo(bare) }, addons: { data: [] } },
    },
  });
  expect(told(changed)).toBe('yes');
  later(1);
  expect(await use(clinic, clinic.owner)).toEqual(closed('locked', 'yes'));
  expect(await use(clinic, clinic.cashier)).toEqual(closed('locked', '403 feature.owner_only'));
});

test('an export is reported only where it is allowed', async () => {
  const clinic = await clinicOn();
  await command(clinic.header, 'cancel', { when: 'now' });
  const report = { data: { type: 'exports', attributes: { resource: 'service', query: null, ids: null } } };
  expect(told(await clinic.owner('POST', '/me/exports', report))).toBe('yes');
  expect(told(await clinic.cashier('POST', '/me/exports', report))).toBe('403 feature.owner_only');
});

test('every other way to a record is closed as well', async () => {
  const clinic = await clinicOn();
  await command(clinic.header, 'cancel', { when: 'now' });
  const paths = [`/services/${clinic.service}`, `/services/${clinic.service}/entity`, `/services/${clinic.service}/relationships/entity`];
  for (const path of paths) expect(told(await clinic.owner('GET', path))).toBe('402 feature.ended');
  expect(told(await clinic.owner('DELETE', `/services/deletions/${clinic.service}`))).toBe('402 feature.ended');
});

test('what the client itself needs is open in every state: its subscription, its people, its own record', async () => {
  const clinic = await clinicOn();
  await command(clinic.header, 'cancel', { when: 'now' });
  for (const path of [`/clientsubsheader/${clinic.header}`, '/memberships', `/entity/${clinic.entity.id}`])
    expect(told(await clinic.owner('GET', path))).toBe('yes');
});

test('the profile says what the client has: status, features with their time, owners, seats', async () => {
  const clinic = await clinicOn();
  const own = (await clinic.cashier('GET', '/me')).document.meta!['subscription'] as OwnSubscription;
  expect(own).toMatchObject({ id: clinic.header, status: 'active', status_since: first.toISOString(), owner: false });
  expect(own.owners).toHaveLength(1);
  expect(own.seats).toEqual({ included: 15, extra: 0, used: 2 });
  expect(own.features.find(({ feature }) => feature === 'services')).toMatchObject({ start: first.toISOString(), end: null });
  expect(((await clinic.owner('GET', '/me')).document.meta!['subscription'] as OwnSubscription).owner).toBe(true);
  expect((await admin()('GET', '/me')).document.meta!['subscription']).toBeNull();
});

describe('the services of two clinics', () => {
  test('are kept apart: neither is seen, changed or added to by the other, also with the same code', async () => {
    const [melati, anggrek] = [await clinicOn(), await clinicOn()];
    const code = 'KON-01';
    await build(melati.cashier, 'service', { entity: refTo(melati.entity), code });
    const twin = await build(anggrek.cashier, 'service', { entity: refTo(anggrek.entity), code: 'kon-01' });
    expect(
      recordsIn(await anggrek.cashier('GET', '/services'))
        .map(({ id }) => id)
        .sort(),
    ).toEqual([anggrek.service, twin.id].sort());
    expect((await anggrek.cashier('GET', `/services/${melati.service}`)).status).toBe(404);
    expect((await anggrek.cashier('PATCH', `/services/${melati.service}`, changeOf('service', melati.service, { price: 1 }))).status).toBe(
      404,
    );
    const foreign = await anggrek.cashier('POST', '/services', await draftOf(admin(), 'service', { entity: refTo(melati.entity) }));
    expect(foreign.status).toBeGreaterThanOrEqual(400);
    const again = await anggrek.cashier('POST', '/services', await draftOf(admin(), 'service', { entity: refTo(anggrek.entity), code }));
    expect([again.status, errorsIn(again)]).toEqual([422, ['taken /data/attributes/code']]);
  });

  test('are kept apart by the database itself, where a statement forgets its filter', async () => {
    const [melati, anggrek] = [await clinicOn(), await clinicOn()];
    const seen = await transaction(api.database, async (trx) => (await sql<{ id: string }>`select id from services`.execute(trx)).rows, {
      scope: { entityId: melati.entity.id },
      readOnly: true,
    });
    expect(seen).toContainEqual({ id: melati.service });
    expect(seen).not.toContainEqual({ id: anggrek.service });
  });

  test('a doctor reads them and does not change them', async () => {
    const clinic = await clinicOn();
    const doctor = await build(admin(), 'user', { entity: refTo(clinic.entity) });
    const [membership] = recordsIn(
      await admin()('GET', `/memberships?filter[entity]=${clinic.entity.id}&filter[q]=${String(doctor.attributes!['email'])}`),
    );
    await admin()('POST', `/memberships/${membership!.id}/change-role`, {
      data: { type: 'memberships', id: membership!.id, relationships: { role: { data: refTo(roles.get('dokter')!) } } },
    });
    const call = as(doctor.id);
    expect(recordIn(await call('GET', `/services/${clinic.service}`)).attributes!['name']).toBe('Konsultasi umum');
    expect(told(await call('PATCH', `/services/${clinic.service}`, changeOf('service', clinic.service, { price: 1 })))).toBe(
      '403 access.denied',
    );
  });
});
