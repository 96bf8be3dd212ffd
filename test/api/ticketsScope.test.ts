/** Tickets: who sees and does what, mails, data incidents, internal notes. Rules: TKT-6 to TKT-8, TKT-11. */
import type { ResourceObject } from '#shared/jsonapi';
import { build, refTo } from '../build/records';
import { recordsIn, type Caller } from './testApi';
import { admin, api, asked, clinic, clock, daysLater, done, note, order, read, said, thread } from './ticketClinic';

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
      notice_at: clock.now.toISOString(),
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
