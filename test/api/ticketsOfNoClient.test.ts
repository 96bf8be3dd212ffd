/**
 * Tickets of people who work for no client: written, answered by page and by mail, with files; and nobody else of the outside reaches them,
 * neither by the rules nor, with every rule switched off, by the database alone. Rules: TKT-14, PRV-3.
 */
import MailComposer from 'nodemailer/lib/mail-composer';
import { relayHeaders } from '#server/areas/support/mail/relaySignature';
import { replyAddress } from '#server/mail/replyAddress';
import { ticket as declared } from '#shared/areas/support/resources/ticket';
import { ticketEntry } from '#shared/areas/support/resources/ticketEntry';
import type * as Commands from '#shared/kit/commands';
import { build, refTo } from '../build/records';
import { fileForm } from './fileForm';
import { listening, openStream } from './liveStreams';
import { recordIn, recordsIn, type Caller } from './testApi';
import {
  admin,
  api,
  as,
  ask,
  asked,
  clinic,
  clock,
  daysLater,
  done,
  inbound,
  note,
  order,
  read,
  said,
  thread,
  type Clinic,
} from './ticketClinic';

let isOff = false;

jest.mock('#shared/kit/commands', () => {
  const actual = jest.requireActual<typeof Commands>('#shared/kit/commands');
  const commandRule: typeof actual.commandRule = (...given) => {
    const rule = actual.commandRule(...given);
    return (actor) => (isOff ? {} : rule(actor));
  };
  return { ...actual, commandRule };
});

const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n');

type Person = { readonly id: string; readonly call: Caller; readonly email: string };
const person = async (name: string): Promise<Person> => {
  const { id, attributes } = await build(admin, 'user', { name });
  return { id, call: as(id), email: String(attributes!['email']) };
};
const guest: Caller = (...given) => api.as('anonymous')(...given);

let budi: Person;
let tono: Person;
let melati: Clinic;
let written: { id: string; relationships?: unknown };
let entry: { id: string };
let file: { id: string };

/** Everybody outside who has nothing to do with it. */
const others = (): readonly (readonly [string, Caller])[] => [
  ['somebody else without a client', tono.call],
  ['an owner of a clinic', melati.owner],
  ['a nurse of a clinic', melati.nurse],
];

beforeAll(async () => {
  [budi, tono, melati] = [await person('Budi'), await person('Tono'), await clinic()];
  const upload = await budi.call('POST', '/uploads', ...fileForm(PDF, 'rencana.pdf'));
  written = await asked(budi.call, { subject: 'Cara mulai berlangganan', files: [upload.document.meta!['file']] });
  [file] = (await read(budi.call, written))['files'] as [{ id: string }];
  await done(admin, written, 'ask', { message: 'Berapa dokternya?' });
  entry = recordsIn(await budi.call('GET', `/ticket-entries?filter[ticket]=${written.id}`))[0]!;
});

describe('given Budi, who works for no client', () => {
  test('then his ticket has no client, a number and the promised times, and staff see whose it is', async () => {
    const ticket = await asked(budi.call);
    expect((ticket.relationships!['entity'] as { data: unknown }).data).toBeNull();
    expect(ticket.attributes).toMatchObject({ number: expect.stringMatching(/^TKT-2026-\d{5}$/), requester_name: 'Budi', status: 'new' });
    expect(ticket.attributes!['response_due_at']).not.toBeNull();
    const queue = recordsIn(await admin('GET', `/tickets?filter[requester]=${budi.id}`)).map(({ id }) => id);
    expect(queue).toContain(ticket.id);
  });

  test('then he reads the thread, opens his file, answers, confirms and rates', async () => {
    expect((await thread(budi.call, written)).map(({ message }) => message)).toContain('Berapa dokternya?');
    expect((await budi.call('GET', `/file-links/tickets/${written.id}/files/${file.id}`)).status).toBe(200);
    await done(budi.call, written, 'reply', { message: 'Tiga.' });
    const other = await asked(budi.call);
    await done(admin, other, 'resolve', { message: 'Sudah.' });
    await done(budi.call, other, 'confirm', { satisfaction: 5 });
    expect(await read(budi.call, other)).toMatchObject({ status: 'closed', satisfaction: 5 });
  });

  test('then his late answer begins a ticket of no client, and staff split and merge his tickets', async () => {
    const old = await asked(budi.call);
    await done(admin, old, 'resolve');
    daysLater(15);
    await done(budi.call, old, 'reply', { message: 'Masih.' });
    const successor = recordIn(await budi.call('GET', `/tickets/${old.id}`)).relationships!['successor']!.data as { id: string };
    expect(await read(budi.call, successor)).toMatchObject({ message: 'Masih.' });
    await done(admin, successor, 'split', { subject: 'Harga', category: 'billing', message: 'Berapa?' });
    const into = { into: { data: { type: 'tickets', id: written.id } } };
    await done(admin, successor, 'merge', {}, into);
    expect((await thread(budi.call, written)).map(({ message }) => message)).toContain('Masih.');
    const ofTono = await asked(tono.call);
    expect(said(await order(admin, ofTono, 'merge', {}, into))).toEqual([422, 'ticket.not_mergeable /data/relationships/into']);
  });

  test('then he is told by mail and by bell, and his answer to the mail is taken', async () => {
    await api.app.jobs.runDue();
    const mails = recordsIn(await admin('GET', `/mails?filter[q]=${budi.email}&page[size]=100`));
    expect(mails.map(({ attributes }) => String(attributes!['subject']).split(':')[0])).toContain('Kami perlu jawaban Anda');
    const kinds = recordsIn(await budi.call('GET', '/notifications')).map(({ attributes }) => attributes!['kind']);
    expect(kinds).toContain('ticket_answered');
    const mail = { from: budi.email, to: replyAddress(inbound, written.id, budi.id), subject: 'Re', messageId: '<budi@surat.test>' };
    const body = await new MailComposer({ ...mail, text: 'Lewat surat.' }).compile().build();
    const { payload } = await api.app.inject({
      method: 'POST',
      url: '/api/v1/inbound-mails',
      headers: { 'content-type': 'message/rfc822', ...relayHeaders(inbound.secret, body, clock.now) },
      payload: body,
    });
    expect(JSON.parse(payload)).toMatchObject({ meta: { result: 'taken' } });
    expect((await thread(budi.call, written)).map(({ message }) => message)).toContain('Lewat surat.');
  });

  test('then a client, or what belongs to one, cannot be named', async () => {
    const invoice = { data: refTo(await build(admin, 'invoice', { entity: refTo(melati.entity) })) };
    for (const [name, relation] of [
      ['entity', { data: refTo(melati.entity) }],
      ['invoice', invoice],
    ] as const) {
      const attributes = { subject: 'Salah', message: 'Salah.' };
      const answer = await budi.call('POST', '/tickets', { data: { type: 'tickets', attributes, relationships: { [name]: relation } } });
      expect(said(answer)).toEqual([422, `relation_missing /data/relationships/${name}`]);
    }
  });

  test('then staff have to name the client of a ticket that they write, and people of a client write for it', async () => {
    expect(said(await ask(admin))).toEqual([422, 'required /data/relationships/entity']);
    const { relationships } = await asked(melati.nurse);
    expect(relationships!['entity']!.data).toEqual(refTo(melati.entity));
    expect(said(await ask(guest))[0]).toBe(401);
  });
});

/** Every way to the ticket that we know, by somebody whom it does not concern. */
const reachesNothing = async (call: Caller): Promise<void> => {
  const missing = [404, 'resource.missing'];
  for (const path of [`/tickets/${written.id}`, `/ticket-entries/${entry.id}`, `/file-links/tickets/${written.id}/files/${file.id}`])
    expect([path, ...said(await call('GET', path))]).toEqual([path, ...missing]);
  for (const relation of Object.keys(declared.relations))
    for (const way of [relation, `relationships/${relation}`])
      expect([way, (await call('GET', `/tickets/${written.id}/${way}`)).status]).toEqual([way, 404]);
  for (const path of [
    '/tickets?page[size]=100&include=requester,previous,successor',
    '/tickets?filter[q]=berlangganan',
    `/tickets?filter[requester]=${budi.id}`,
    `/ticket-entries?filter[ticket]=${written.id}`,
    '/ticket-entries?page[size]=100&include=ticket',
  ]) {
    const answer = await call('GET', path);
    // The links of a list repeat its address.
    const { data, included, meta } = answer.document;
    const told = JSON.stringify({ data, included, meta });
    expect([path, answer.status, told.includes(written.id), told.includes(entry.id)]).toEqual([path, 200, false, false]);
  }
  for (const command of ['reply', 'reopen', 'confirm', 'rate', 'resolve', 'tag']) {
    const answer = await order(call, written, command, { message: 'Halo.', satisfaction: 1 });
    expect([command, [403, 404, 422].includes(answer.status), answer.text.includes('berlangganan')]).toEqual([command, true, false]);
  }
  const bulk = { data: { type: 'tickets', attributes: { message: 'Halo.' } }, meta: { records: [{ id: written.id }] } };
  const { text } = await call('POST', '/tickets/bulk/reply', bulk);
  expect(text).not.toContain('berlangganan');
  expect(text).toMatch(/resource\.missing|access\.denied/);
};

describe('given others, then nothing of it is reached', () => {
  test.each([0, 1, 2])('by outsider %i', async (index) => {
    const [name, call] = others()[index]!;
    const before = (await thread(budi.call, written)).length;
    await reachesNothing(call);
    expect([name, (await thread(budi.call, written)).length]).toEqual([name, before]);
    expect((await call('GET', `/ticket-notes?filter[ticket]=${written.id}`)).status).toBe(403);
    expect((await call('GET', `/tickets/${written.id}/history`)).status).toBe(404);
  });

  test('by a guest', async () => {
    for (const path of ['/tickets', `/tickets/${written.id}`, `/ticket-entries/${entry.id}`])
      expect((await guest('GET', path)).status).toBe(401);
  });

  test('by live updates: only Budi and staff hear of an answer', async () => {
    const base = await listening(api.app);
    const open = async (id: string) => openStream(base, await api.tokenFor(id));
    const owner = recordIn(await melati.owner('GET', '/me')).id;
    const streams = { budi: await open(budi.id), tono: await open(tono.id), owner: await open(owner) };
    await done(admin, written, 'reply', { message: 'Baik.' });
    const news = async (call: Caller, who: keyof typeof streams): Promise<string> => {
      // What comes last is a ticket of their own: everything before it has been told by then.
      const own = await asked(call);
      let told = '';
      while (!told.includes(own.id)) told += JSON.stringify((await streams[who].next())?.data ?? own.id);
      return told;
    };
    expect(await news(budi.call, 'budi')).toContain(written.id);
    expect(await news(tono.call, 'tono')).not.toContain(written.id);
    expect(await news(melati.owner, 'owner')).not.toContain(written.id);
    for (const stream of Object.values(streams)) stream.close();
  });

  test('by an internal note, not even for Budi', async () => {
    expect((await note(admin, written, 'Rahasia dapur.')).status).toBe(201);
    expect((await budi.call('GET', `/ticket-entries?filter[ticket]=${written.id}&page[size]=100`)).text).not.toContain('Rahasia dapur');
    expect((await budi.call('GET', '/ticket-notes')).status).toBe(403);
  });
});

describe('given every rule of tickets switched off, then row-level security alone keeps it', () => {
  const kept = [declared, ticketEntry].map((resource) => ({ resource, access: { ...resource.access } }));
  beforeAll(() => {
    isOff = true;
    for (const { resource } of kept)
      for (const verb of Object.keys(resource.access)) Object.assign(resource.access, { [verb]: () => ({}) });
  });
  afterAll(() => {
    isOff = false;
    for (const { resource, access } of kept) Object.assign(resource.access, access);
  });

  test.each([0, 1, 2])('from outsider %i', async (index) => {
    const [, call] = others()[index]!;
    await reachesNothing(call);
    const change = { data: { type: 'tickets', id: written.id, attributes: { subject: 'Diambil' } } };
    expect(said(await call('PATCH', `/tickets/${written.id}`, change))).toEqual([404, 'resource.missing']);
  });

  test('and Budi still reads it', async () => expect((await budi.call('GET', `/tickets/${written.id}`)).status).toBe(200));
});

describe('given Tono, who wrote a ticket and then works for a clinic', () => {
  test('then it stays his alone, next to those of the clinic', async () => {
    const alone = await asked(tono.call, { subject: 'Sebelum bergabung' });
    await done(admin, alone, 'ask', { message: 'Sudah bergabung?' });
    const document = { data: { type: 'users', id: tono.id, relationships: { entity: { data: refTo(melati.entity) } } } };
    expect((await admin('PATCH', `/users/${tono.id}`, document)).status).toBe(200);
    const ofClinic = await asked(tono.call, { subject: 'Sesudah bergabung' });
    const ids = async (by: Caller) => recordsIn(await by('GET', '/tickets?page[size]=100')).map(({ id }) => id);
    expect(await ids(tono.call)).toEqual(expect.arrayContaining([alone.id, ofClinic.id]));
    const seen = await ids(melati.owner);
    expect([seen.includes(ofClinic.id), seen.includes(alone.id)]).toEqual([true, false]);
    expect(said(await melati.owner('GET', `/tickets/${alone.id}`))).toEqual([404, 'resource.missing']);
    await done(tono.call, alone, 'reply', { message: 'Sudah.' });
    expect((await thread(tono.call, alone)).map(({ message }) => message)).toContain('Sudah.');
  });
});
