/** What a client's subscription allows, through the API: the table of SUB-11 on the clinic's list of services, and features that were given up. Rules: SUB-11, SUB-19. */
import { sql } from 'kysely';
import type { OwnSubscription } from '#shared/areas/clients/domain/ownSubscription';
import { FOR_EXPORT, PURPOSE_HEADER } from '#shared/jsonapi';
import { transaction } from '#server/db/database';
import { build, changeOf, draftOf, issuedInvoice, refTo } from '../build/records';
import { admin, api, as, clinicOn, clock, command, first, packageFor, told, type Clinic } from './clinicWithServices';
import type { Caller } from './testApi';

const day = 86_400_000;
const later = (days: number) => {
  clock.now = new Date(clock.now.getTime() + days * day);
};

/** Grace needs an invoice that is late, and there are none yet: this state is written. */
const inState =
  (status: 'grace' | 'suspended') =>
  ({ header }: Clinic) =>
    transaction(
      api.database,
      (trx) =>
        sql`update clientsubsheaders set status = ${status}, status_since = ${clock.now.toISOString()} where id = ${header}`.execute(trx),
      { scope: 'all' },
    );

const ways = ['read', 'export', 'create', 'edit', 'delete'] as const;

const use = async ({ entity, service }: Clinic, who: Caller): Promise<string[]> => {
  const draft = await draftOf(who, 'service', { entity: refTo(entity) });
  const spare = service;
  return [
    told(await who('GET', '/services')),
    told(await who('GET', '/services', undefined, { [PURPOSE_HEADER]: FOR_EXPORT })),
    told(await who('POST', '/services', draft)),
    told(await who('PATCH', `/services/${spare}`, changeOf('service', spare, { name: 'Konsultasi' }))),
    told(await who('POST', '/services/deletions', { data: { type: 'deletions', attributes: { ids: [] } } })),
  ];
};

const all = (said: string) => ways.map(() => said);
const readOnly = (code: string) => ['yes', 'yes', ...[1, 2, 3].map(() => `402 feature.${code}`)];
const closed = (code: string, forExport: string) => [`402 feature.${code}`, forExport, ...[1, 2, 3].map(() => `402 feature.${code}`)];

type Row = [state: string, reach: (clinic: Clinic) => Promise<unknown>, owner: string[], cashier: string[]];
const rows: Row[] = [
  ['active', async () => undefined, all('yes'), all('yes')],
  ['grace', inState('grace'), all('yes'), all('yes')],
  ['paused', ({ header }) => command(header, 'pause'), readOnly('paused'), readOnly('paused')],
  ['resumed', async ({ header }) => [await command(header, 'pause'), await command(header, 'resume')], all('yes'), all('yes')],
  ['suspended', inState('suspended'), readOnly('suspended'), readOnly('suspended')],
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

test.each(rows)('%s: to print an invoice, and to export all data, as only the owner may', async (_, reach) => {
  const clinic = await clinicOn();
  const { id } = await issuedInvoice(admin(), { entity: refTo(clinic.entity) });
  await reach(clinic);
  const asks = (who: Caller) => who('POST', `/entity/${clinic.entity.id}/export-data`, { data: { type: 'entity', id: clinic.entity.id } });
  expect([
    told(await clinic.owner('GET', `/invoices/${id}/paper`)),
    told(await asks(clinic.owner)),
    told(await asks(clinic.cashier)),
  ]).toEqual(['yes', 'yes', '403 access.denied']);
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

test('given a package without the feature, then the refusal names it, in the language of the person who asks', async () => {
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
