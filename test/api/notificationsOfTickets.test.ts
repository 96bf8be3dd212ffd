/** Who is told of tickets, exports and mails, and how often. Rules: NTF-1, NTF-2, NTF-4, NTF-5. */
import type { ResourceObject } from '#shared/jsonapi';
import { readConfig } from '#server/config';
import { systemAct } from '#server/repository/actors';
import { TICKETS_DUE } from '#server/areas/support/jobs/ticketDueJob';
import { enqueue } from '#server/repository/jobQueue';
import { noteDelivery } from '#server/repository/outbox';
import { write } from '#server/repository/write';
import { storeOf } from '#server/storeOf';
import { build, refTo } from '../build/records';
import { admin, api, as, asked, clinic, clock, done, hoursLater, type Clinic } from './ticketClinic';
import { recordIn, recordsIn, type Caller } from './testApi';

const told = async (by: Caller, ticket: { id: string }) =>
  recordsIn(await by('GET', '/notifications?page[size]=100&sort=created_at'))
    .map(({ attributes }) => attributes!)
    .filter(({ link }) => link === `/tiket/detail/${ticket.id}`);
const kindsOf = async (by: Caller, ticket: { id: string }) => (await told(by, ticket)).map(({ kind }) => kind);
const assign = (ticket: ResourceObject, to: string) => done(admin, ticket, 'assign', {}, { assignee: { data: { type: 'users', id: to } } });

let agent: { id: string; call: Caller };
beforeAll(async () => {
  const [role] = recordsIn(await admin('GET', '/roles?filter[q]=admin&page[size]=100')).filter(
    ({ attributes }) => attributes!['name'] === 'admin',
  );
  const { id } = await build(admin, 'user', { name: 'Mas Agus', roles: [refTo(role!)] });
  agent = { id, call: as(id) };
});

test('given a new ticket, then all who answer tickets are told until one of them takes it, and nobody of a clinic is', async () => {
  const { nurse, owner, entity } = await clinic();
  const other = await clinic();
  const ticket = await asked(nurse);
  expect(await told(agent.call, ticket)).toMatchObject([
    { kind: 'ticket_opened', read: false, data: { number: ticket.attributes!['number'], client: entity.attributes!['name'] } },
  ]);
  expect(await kindsOf(admin, ticket)).toEqual(['ticket_opened']);
  for (const by of [nurse, owner, other.owner, other.nurse]) expect(await told(by, ticket)).toEqual([]);
  await assign(ticket, agent.id);
  expect(await told(agent.call, ticket)).toMatchObject([
    { kind: 'ticket_opened', read: true },
    { kind: 'ticket_assigned', read: false },
  ]);
  expect(await told(admin, ticket)).toMatchObject([{ kind: 'ticket_opened', read: true }]);
});

test('given answers, then the requester is told of each, and of a reply only the person who takes care of it', async () => {
  const { nurse, doctor } = await clinic();
  const ticket = await asked(nurse);
  await assign(ticket, agent.id);
  await done(agent.call, ticket, 'reply', { message: 'Kami periksa.' });
  hoursLater(1);
  await done(agent.call, ticket, 'ask', { message: 'Peramban apa?' });
  expect(await kindsOf(nurse, ticket)).toEqual(['ticket_answered', 'ticket_answered']);
  expect(await told(doctor, ticket)).toEqual([]);
  await done(nurse, ticket, 'reply', { message: 'Chrome.' });
  expect((await kindsOf(agent.call, ticket)).filter((kind) => kind === 'ticket_replied')).toHaveLength(1);
  expect(await kindsOf(admin, ticket)).not.toContain('ticket_replied');
});

test('given a requester who left the clinic, then they are told no more of what they may not open', async () => {
  const { nurse, entity } = await clinic();
  const ticket = await asked(nurse);
  const { id } = recordIn(await nurse('GET', '/me'));
  const [membership] = recordsIn(await admin('GET', `/memberships?filter[entity]=${entity.id}&page[size]=100`)).filter(
    ({ relationships }) => (relationships!['user']!.data as { id: string } | null)?.id === id,
  );
  await admin('POST', `/memberships/${membership!.id}/end`, { data: { type: 'memberships', id: membership!.id, attributes: {} } });
  await done(agent.call, ticket, 'reply', { message: 'Sudah.' });
  expect(await told(nurse, ticket)).toEqual([]);
});

test('given a promised time that ends within the hour, then who takes care of it is told once, however often the job runs', async () => {
  const { nurse } = await clinic();
  const ticket = await asked(nurse);
  const late = async () => (await kindsOf(agent.call, ticket)).filter((kind) => kind === 'ticket_due').length;
  await assign(ticket, agent.id);
  await enqueue(api.database.kysely, clock.now, 'ticketsDue', {}, { key: TICKETS_DUE });
  await api.app.jobs.runDue();
  expect(await late()).toBe(0);
  // The first answer is due at 17.00 WIB.
  clock.now = new Date('2026-11-09T09:05:00.000Z');
  await api.app.jobs.runDue();
  clock.now = new Date('2026-11-09T09:30:00.000Z');
  await api.app.jobs.runDue();
  expect(await late()).toBe(1);
  expect((await told(agent.call, ticket)).at(-1)!['data']).toMatchObject({ at: '2026-11-09T10:00:00.000Z' });
  expect(await kindsOf(admin, ticket)).not.toContain('ticket_due');
  expect(await kindsOf(nurse, ticket)).toEqual([]);
});

test('given an export, then only the person who asked is told that it is ready', async () => {
  const place: Clinic = await clinic();
  const { owner, nurse, entity } = place;
  await owner('POST', `/entity/${entity.id}/export-data`, { data: { type: 'entity', id: entity.id, attributes: {} } });
  await api.app.jobs.runDue();
  const ready = async (by: Caller) =>
    recordsIn(await by('GET', '/notifications?filter[kind]=export_ready')).map(({ attributes }) => attributes!);
  expect(await ready(owner)).toMatchObject([
    { link: '/services/settings', client: entity.id, data: { client: entity.attributes!['name'] } },
  ]);
  expect(await ready(nurse)).toEqual([]);
});

test('given a mail that could not be sent, then who may read mails is told once, and nobody of a clinic', async () => {
  const { owner } = await clinic();
  const [mail] = recordsIn(await admin('GET', '/mails?sort=-created_at&page[size]=1'));
  const store = storeOf(readConfig({ DATA_DIR: api.filesDir, LOG_LEVEL: 'silent' }), api.database, () => clock.now);
  const fail = () =>
    write(systemAct(store), true, (work) => noteDelivery(work, mail!.id, { attempt: 8, status: 'failed', error: 'Kotak surat penuh' }));
  await fail();
  await fail();
  const failed = async (by: Caller) =>
    recordsIn(await by('GET', '/notifications?filter[kind]=mail_failed')).map(({ attributes }) => attributes!);
  expect(await failed(admin)).toMatchObject([{ link: `/usman/outbox/${mail!.id}`, data: { subject: mail!.attributes!['subject'] } }]);
  expect(await failed(owner)).toEqual([]);
});
