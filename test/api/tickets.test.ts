/** Tickets: asking, answering, the promised times, closing and opening again, data incidents, and who sees what. Rules: TKT-1 to TKT-8. */
import type { ResourceObject } from '#shared/jsonapi';
import type { Ref } from '#shared/kit/resource';
import { build, refTo } from '../build/records';
import { errorsIn, recordIn, recordsIn, startTestApi, type Answered, type Caller, type TestApi } from './testApi';

/** Monday, 9 November 2026, 09.00 WIB. */
const monday = new Date('2026-11-09T02:00:00.000Z');
let now = monday;
let api: TestApi;
const roleIds = new Map<string, Ref>();

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  for (const role of recordsIn(await admin('GET', '/roles?page[size]=100'))) roleIds.set(String(role.attributes!['name']), refTo(role));
});
afterAll(() => api.close());
beforeEach(() => {
  now = monday;
});

/** Signed in at this time: a session of days ago is over. */
const as =
  (id: string): Caller =>
  async (...asked) =>
    (await api.asUser(id))(...asked);
const admin: Caller = async (...asked) => as(api.idOf('admin'))(...asked);
const said = (answer: Answered) => [answer.status, ...errorsIn(answer)];
const hoursLater = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};
const daysLater = (days: number) => hoursLater(24 * days);

type Clinic = { entity: ResourceObject; owner: Caller; nurse: Caller; doctor: Caller };
/** A clinic with its owner, and a nurse and a doctor who see only what they asked themselves. */
const clinic = async (): Promise<Clinic> => {
  const entity = await build(admin, 'entity');
  const owner = await build(admin, 'user', { name: 'Ibu Rini', entity: refTo(entity) });
  const worker = async (name: string, role: string) => {
    const { id, attributes } = await build(admin, 'user', { name, entity: refTo(entity) });
    const found = await admin('GET', `/memberships?filter[entity]=${entity.id}&filter[q]=${String(attributes!['email'])}`);
    const membership = recordsIn(found)[0]!.id;
    const document = { data: { type: 'memberships', id: membership, relationships: { role: { data: roleIds.get(role)! } } } };
    expect((await admin('POST', `/memberships/${membership}/change-role`, document)).status).toBe(200);
    return as(id);
  };
  return { entity, owner: as(owner.id), nurse: await worker('Suster Ani', 'perawat'), doctor: await worker('Dr. Sari', 'dokter') };
};

const ask = (by: Caller, attributes: object = {}) =>
  by('POST', '/tickets', {
    data: { type: 'tickets', attributes: { subject: 'Tarif tidak tersimpan', message: 'Tombol Simpan tidak bereaksi.', ...attributes } },
  });
const asked = async (by: Caller, attributes: object = {}) => {
  const answer = await ask(by, attributes);
  expect([answer.status, errorsIn(answer)]).toEqual([201, []]);
  return recordIn(answer);
};
const order = (by: Caller, { id }: { id: string }, command: string, attributes: object = {}, relationships: object = {}) =>
  by('POST', `/tickets/${id}/${command}`, { data: { type: 'tickets', id, attributes, relationships } });
const done = async (...given: Parameters<typeof order>) => {
  const answer = await order(...given);
  expect([given[2], answer.status, errorsIn(answer)]).toEqual([given[2], 200, []]);
  return answer;
};
const read = async (by: Caller, { id }: { id: string }) => recordIn(await by('GET', `/tickets/${id}`)).attributes!;
const thread = async (by: Caller, { id }: { id: string }) =>
  recordsIn(await by('GET', `/ticket-entries?filter[ticket]=${id}&sort=created_at`)).map((one) => one.attributes!);
const note = (by: Caller, { id }: { id: string }, message: string) =>
  by('POST', '/ticket-notes', {
    data: { type: 'ticket-notes', attributes: { message }, relationships: { ticket: { data: { type: 'tickets', id } } } },
  });

describe('given a nurse of a clinic who asks for help', () => {
  test('then the ticket has a number, its requester, and the times that are promised in business hours', async () => {
    const { nurse } = await clinic();
    const { attributes } = await asked(nurse);
    expect(attributes).toMatchObject({
      number: expect.stringMatching(/^TKT-2026-\d{5}$/),
      status: 'new',
      priority: 'normal',
      requester_name: 'Suster Ani',
      unassigned: true,
      // Eight business hours after Monday 09.00 are Monday 17.00; forty are Friday 13.00.
      response_due_at: '2026-11-09T10:00:00.000Z',
      solution_due_at: '2026-11-13T06:00:00.000Z',
      next_due_at: '2026-11-09T10:00:00.000Z',
    });
  });

  test('then staff answer and ask, the clock stops while they wait, and goes on with the answer', async () => {
    const { nurse } = await clinic();
    const ticket = await asked(nurse);
    hoursLater(1);
    await done(admin, ticket, 'reply', { message: 'Kami periksa.' });
    expect(await read(nurse, ticket)).toMatchObject({ status: 'open', responded_at: '2026-11-09T03:00:00.000Z' });
    await done(admin, ticket, 'ask', { message: 'Peramban apa?' });
    expect(await read(nurse, ticket)).toMatchObject({ status: 'pending_customer', solution_due_at: null, next_due_at: null });
    hoursLater(2);
    await done(nurse, ticket, 'reply', { message: 'Chrome.' });
    // Two hours of waiting do not count: forty business hours end two hours later than promised at first.
    expect(await read(nurse, ticket)).toMatchObject({ status: 'open', solution_due_at: '2026-11-13T08:00:00.000Z' });
    expect((await thread(nurse, ticket)).map(({ kind, message, event, value }) => [kind, message ?? `${event}: ${value}`])).toEqual([
      ['agent', 'Kami periksa.'],
      ['event', 'state: open'],
      ['agent', 'Peramban apa?'],
      ['event', 'state: pending_customer'],
      ['customer', 'Chrome.'],
      ['event', 'state: open'],
    ]);
  });

  test('then a holiday and another priority move the times', async () => {
    const { nurse } = await clinic();
    const holiday = await build(admin, 'holiday', { day: '2026-11-10', name: 'Hari Pahlawan' });
    const ticket = await asked(nurse);
    expect((await read(nurse, ticket))['solution_due_at']).toBe('2026-11-16T06:00:00.000Z');
    await done(admin, ticket, 'prioritise', { priority: 'critical' });
    expect(await read(nurse, ticket)).toMatchObject({ priority: 'critical', response_due_at: '2026-11-09T03:00:00.000Z' });
    await admin('DELETE', `/holidays/${holiday.id}`);
  });

  test('then a solved ticket is closed by its requester, rated, and opened again within 14 days', async () => {
    const { nurse } = await clinic();
    const ticket = await asked(nurse);
    await done(admin, ticket, 'resolve', { message: 'Sudah diperbaiki.' });
    expect(await read(nurse, ticket)).toMatchObject({ status: 'resolved', next_due_at: null });
    await done(nurse, ticket, 'confirm', { satisfaction: 5, satisfaction_comment: 'Cepat.' });
    expect(await read(nurse, ticket)).toMatchObject({ status: 'closed', satisfaction: 5, closed_at: monday.toISOString() });
    daysLater(13);
    await done(nurse, ticket, 'reply', { message: 'Terjadi lagi.' });
    expect(await read(nurse, ticket)).toMatchObject({ status: 'open', closed_at: null, resolved_at: null });
  });

  test('then seven days of silence close it, and a later answer begins a new ticket that refers to it', async () => {
    const { nurse } = await clinic();
    const ticket = await asked(nurse);
    await done(admin, ticket, 'resolve');
    daysLater(7);
    hoursLater(-1);
    await api.app.jobs.runDue();
    expect(await read(nurse, ticket)).toMatchObject({ status: 'resolved' });
    hoursLater(1);
    await api.app.jobs.runDue();
    expect(await read(nurse, ticket)).toMatchObject({ status: 'closed' });
    daysLater(8);
    expect(said(await order(nurse, ticket, 'reopen', { message: 'Lagi.' }))).toEqual([409, 'ticket.too_late']);
    await done(nurse, ticket, 'reply', { message: 'Masalahnya kembali.' });
    const old = recordIn(await nurse('GET', `/tickets/${ticket.id}`));
    expect(old.attributes).toMatchObject({ status: 'closed' });
    const next = (old.relationships!['successor'] as { data: Ref }).data;
    expect(recordIn(await nurse('GET', `/tickets/${next.id}`))).toMatchObject({
      attributes: { status: 'new', message: 'Masalahnya kembali.' },
      relationships: { previous: { data: { id: ticket.id } } },
    });
  });
});

describe('given two people of a clinic, and another clinic', () => {
  test('then each sees what they asked, the owner all of it, and the other clinic nothing', async () => {
    const [here, there] = [await clinic(), await clinic()];
    const ticket = await asked(here.nurse);
    await done(admin, ticket, 'reply', { message: 'Jawaban.' });
    const ids = async (by: Caller) => recordsIn(await by('GET', '/tickets')).map(({ id }) => id);
    expect([await ids(here.nurse), await ids(here.doctor), await ids(here.owner), await ids(there.owner)]).toEqual([
      [ticket.id],
      [],
      [ticket.id],
      [],
    ]);
    for (const by of [here.doctor, there.owner, there.nurse]) {
      expect(said(await by('GET', `/tickets/${ticket.id}`))).toEqual([404, 'resource.missing']);
      expect(await thread(by, ticket)).toEqual([]);
      expect(said(await order(by, ticket, 'reply', { message: 'Halo.' }))).toEqual([404, 'resource.missing']);
    }
  });

  test('then only staff ask, assign, solve and merge, and only staff are assigned', async () => {
    const { nurse, owner } = await clinic();
    const ticket = await asked(nurse);
    for (const command of ['ask', 'resolve', 'assign', 'prioritise', 'merge', 'giveNotice'])
      expect([command, said(await order(owner, ticket, command.replace('giveNotice', 'give-notice')))[0]]).toEqual([command, 403]);
    const member = { assignee: { data: { type: 'users', id: api.idOf('member') } } };
    expect(said(await order(admin, ticket, 'assign', {}, member))).toEqual([422, 'ticket.not_staff /data/relationships/assignee']);
    await done(admin, ticket, 'assign', {}, { assignee: { data: { type: 'users', id: api.idOf('admin') } } });
    expect(await read(nurse, ticket)).toMatchObject({ status: 'open', assignee_name: 'Admin Nadi', unassigned: false });
  });

  test('then a ticket is merged into another one of the same requester only', async () => {
    const { nurse, doctor } = await clinic();
    const [one, two, other] = [await asked(nurse), await asked(nurse, { message: 'Masih sama.' }), await asked(doctor)];
    const into = ({ id }: ResourceObject) => ({ into: { data: { type: 'tickets', id } } });
    expect(said(await order(admin, two, 'merge', {}, into(other)))).toEqual([422, 'ticket.not_mergeable /data/relationships/into']);
    expect(said(await order(admin, two, 'merge', {}, into(two)))).toEqual([422, 'ticket.not_mergeable /data/relationships/into']);
    await done(admin, two, 'merge', {}, into(one));
    expect(await read(nurse, two)).toMatchObject({ status: 'closed' });
    expect((await thread(nurse, one)).map(({ message }) => message)).toContain('Masih sama.');
  });
});

describe('given an invoice of another client', () => {
  test('then no ticket is about it, neither at first nor later', async () => {
    const [here, there] = [await clinic(), await clinic()];
    const invoice = { data: refTo(await build(admin, 'invoice', { entity: refTo(there.entity) })) };
    const attributes = { subject: 'Tagihan', message: 'Salah jumlah.' };
    const relationships = { entity: { data: refTo(here.entity) }, invoice };
    const refused = [422, 'relation_missing /data/relationships/invoice'];
    expect(said(await admin('POST', '/tickets', { data: { type: 'tickets', attributes, relationships } }))).toEqual(refused);
    const { id } = await asked(here.nurse);
    expect(said(await admin('PATCH', `/tickets/${id}`, { data: { type: 'tickets', id, relationships: { invoice } } }))).toEqual(refused);
  });
});

describe('given the mails about a ticket', () => {
  const mails = async ({ attributes }: ResourceObject) =>
    recordsIn(await admin('GET', `/mails?filter[q]=${String(attributes!['number'])}&sort=created_at&page[size]=100`)).map(
      (one) => `${String(one.attributes!['to']).split('@')[0]!.replace(/\d.*/, '')}: ${String(one.attributes!['subject']).split(':')[0]}`,
    );

  test('then each side hears of the other, the requester also before it is closed, and no mail repeats a message', async () => {
    const { nurse } = await clinic();
    const ticket = await asked(nurse);
    await done(admin, ticket, 'reply', { message: 'Rahasia Ngarsopuran.' });
    await done(nurse, ticket, 'reply', { message: 'Chrome.' });
    await done(admin, ticket, 'ask', { message: 'Sejak kapan?' });
    await done(admin, ticket, 'resolve');
    await api.app.jobs.runDue();
    daysLater(5);
    await api.app.jobs.runDue();
    const told = await mails(ticket);
    expect(told.map((one) => one.split(': ')[1])).toEqual([
      'Tiket baru',
      'Balasan untuk tiket Anda',
      'Balasan pemohon',
      'Kami perlu jawaban Anda',
      'Tiket Anda selesai',
      'Tiket Anda segera ditutup',
    ]);
    for (const { id } of recordsIn(await admin('GET', `/mails?filter[q]=${String(ticket.attributes!['number'])}`)))
      expect((await admin('GET', `/mails/${id}`)).text).not.toContain('Ngarsopuran');
  });
});

describe('given a data incident', () => {
  test('then 72 hours run, and it cannot be closed before its notice is recorded', async () => {
    const { nurse } = await clinic();
    const ticket = await asked(nurse, { category: 'data_incident' });
    expect(await read(nurse, ticket)).toMatchObject({
      priority: 'critical',
      notice_due_at: '2026-11-12T02:00:00.000Z',
      response_due_at: '2026-11-09T03:00:00.000Z',
    });
    await done(admin, ticket, 'resolve');
    expect(said(await order(nurse, ticket, 'confirm'))).toEqual([409, 'ticket.notice_missing']);
    daysLater(7);
    await api.app.jobs.runDue();
    expect(await read(nurse, ticket)).toMatchObject({ status: 'resolved', next_due_at: '2026-11-12T02:00:00.000Z' });
    const notice = {
      notice_text: 'Data terkirim ke alamat salah.',
      notice_recipients: 'Klinik, Kementerian',
      notice_at: now.toISOString(),
    };
    expect((await order(admin, ticket, 'give-notice', { ...notice, notice_text: '' })).status).toBe(422);
    await done(admin, ticket, 'give-notice', notice);
    await done(nurse, ticket, 'confirm');
  });
});

describe('given an internal note', () => {
  test('then staff read it, and no person of the clinic, in no way', async () => {
    const { nurse, owner } = await clinic();
    const ticket = await asked(nurse);
    expect((await note(admin, ticket, 'Pelanggan Ngarsopuro sulit.')).status).toBe(201);
    expect((await admin('GET', `/ticket-notes?filter[ticket]=${ticket.id}`)).text).toContain('Ngarsopuro');
    for (const by of [nurse, owner]) {
      expect(said(await by('GET', '/ticket-notes'))).toEqual([403, 'access.denied']);
      expect(said(await note(by, ticket, 'Halo'))).toEqual([403, 'access.denied']);
    }
  });
});
