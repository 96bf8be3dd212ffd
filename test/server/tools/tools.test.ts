/** The operator's commands from end to end: what a person types, what they are told, and what is then so. @long */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverResources } from '#server/areas/resources';
import { readConfig } from '#server/config';
import { appAddress, openDatabase } from '#server/db/database';
import { embeddedPostgres } from '#server/db/embedded';
import { encryptStoredSecrets } from '#server/db/encryptStoredSecrets';
import { isOfClients } from '#server/repository/lists/clientRevisions';
import { openSecrets } from '#server/secretKeys';
import { addressOf } from '../db/testServer';
import { ask, dataDir, folder, haveDatabase, other, run } from './operator';

test('given a demo in the embedded database, when it is exported, reset, and imported into DATABASE_URL, then it is there', async () => {
  expect((await run('demo --size 50 --clients 0')).said).toMatch(/Added 50 items .* The demo has 50 now/);
  expect(await run('db:export nadi.tar.gz')).toMatchObject({
    code: 0,
    said: expect.stringMatching(/Exported [\d,]+ rows and 0 uploaded files[\s\S]*SHA-256 [0-9a-f]{64}/),
  });
  expect(await run('db:reset', { types: 'reset' })).toMatchObject({
    code: 0,
    said: expect.stringMatching(/Type the word reset[\s\S]* is gone; npm start makes a new one/),
  });
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  const url = addressOf(other);
  expect(await run('db:import nadi.tar.gz', { url })).toMatchObject({
    code: 0,
    said: expect.stringContaining('Everybody has to sign in again'),
  });
  expect(await ask(url, 'select count(*)::int from items')).toEqual([50]);
  expect(await ask(url, 'select action from audit order by at, id')).toEqual(['demo', 'imported']);
  expect(await ask(url, `select sum(live)::int from totals where resource = 'audit'`)).toEqual([2]);
  expect(await run('db:reset', { url, types: 'reset' })).toMatchObject({
    code: 0,
    said: expect.stringContaining(`Nadi's tables in the database ${other}`),
  });
  expect(await ask(url, `select count(*)::int from pg_tables where schemaname = 'public'`)).toEqual([0]);
});

test.each([
  ['another word', 'ja', 0, /Nothing was removed/],
  ['nothing', '', 0, /Nothing was removed/],
])('given an embedded database, when it is to be reset and %s is typed, then it stays', async (_what, types, code, says) => {
  await haveDatabase();
  expect(await run('db:reset', { types })).toMatchObject({ code, said: expect.stringMatching(says) });
  expect(existsSync(join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true);
});

test('given no terminal, when it is to be reset, then it stays unless --yes is said; pictures stay in any case', async () => {
  await haveDatabase();
  mkdirSync(join(dataDir, 'files'));
  expect(await run('db:reset')).toMatchObject({ code: 1, said: expect.stringContaining('npm run db:reset -- --yes') });
  expect(await run('db:reset --please')).toMatchObject({ code: 1, said: expect.stringContaining('knows no --please') });
  expect(await run('db:reset --yes')).toMatchObject({ code: 0 });
  expect(readdirSync(dataDir)).toEqual(['files']);
  expect((await run('db:reset --yes')).said).toMatch(/nothing to remove/);
});

test('given a running embedded database, when it is to be reset, then it is refused, and works on', async () => {
  const server = embeddedPostgres({ dataDir, settings: { fsync: 'off' } });
  await server.start();
  try {
    expect(await run('db:reset --yes')).toMatchObject({ code: 1, said: expect.stringMatching(/is running \(process \d+\)\. Stop Nadi/) });
    expect(await ask(server.connectionString(), 'select 1')).toEqual([1]);
  } finally {
    await server.stop();
  }
});

test('given a folder of somebody else, when it is to be reset, then nothing in it is touched', async () => {
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres', 'notes.txt'), 'mine');
  expect(await run('db:reset --yes')).toMatchObject({ code: 1, said: expect.stringContaining('holds something else already') });
  expect(readdirSync(join(dataDir, 'postgres'))).toEqual(['notes.txt']);
  rmSync(dataDir, { recursive: true });
  await haveDatabase();
  const elsewhere = join(folder, 'elsewhere');
  mkdirSync(elsewhere);
  symlinkSync(join(dataDir, 'postgres'), join(elsewhere, 'postgres'));
  expect(await run('db:reset --yes', { from: elsewhere })).toMatchObject({ code: 1, said: expect.stringContaining('leads elsewhere') });
});

/** The figures of a demo, without what names a day. */
const figures = (url: string) =>
  ask<string>(
    url,
    `select concat_ws(' ', 'invoice', status, count(*), sum(total), sum(balance)) from invoices group by status
     union all select concat_ws(' ', 'payment', status, count(*), sum(amount), sum(withheld)) from payments group by status
     union all select concat_ws(' ', 'ticket', status, count(*)) from tickets group by status
     union all select concat_ws(' ', 'credit', count(*), sum(total)) from credit_notes order by 1`,
  );

/** Every document and ticket of a demo, with its number and whose it is. */
const rowsOf = (url: string) =>
  ask<string>(
    url,
    `select concat_ws(' ', i.number, e.name, i.status, i.period, i.total, i.balance) from invoices as i join entities as e on e.id = i.entity_id
     union all select concat_ws(' ', p.reference, e.name, p.status, p.amount, p.withheld, p.proof ->> 'name', p.proof ->> 'size')
       from payments as p join entities as e on e.id = p.entity_id
     union all select concat_ws(' ', c.number, e.name, c.total) from credit_notes as c join entities as e on e.id = c.entity_id
     union all select concat_ws(' ', t.number, e.name, t.status, t.subject, t.satisfaction) from tickets as t join entities as e on e.id = t.entity_id
     union all select concat_ws(' ', s.number, e.name, s.status, s.period_start) from clientsubsheaders as s join entities as e on e.id = s.entity_id
     union all select concat_ws(' ', p.mrn, p.name, p.sex, p.birth_date, p.nik, p.phone) from patients as p
     union all select concat_ws(' ', v.number, v.day, v.queue_no, p.mrn, v.status) from visits as v join patients as p on p.id = v.patient_id
       where v.day < current_date - 1
     union all select concat_ws(' ', v.number, s.pulse, s.temperature, s.weight, s.bmi, s.findings, s.author) from vital_signs as s
       join visits as v on v.id = s.visit_id where v.day < current_date - 1
     union all select concat_ws(' ', v.number, d.code, d.rank, d.occurrence, d.author) from visit_diagnoses as d
       join visits as v on v.id = d.visit_id where v.day < current_date - 1
     union all select concat_ws(' ', v.number, n.assessment, n.author, n.status) from visit_notes as n
       join visits as v on v.id = n.visit_id where v.day < current_date - 1
     union all select concat_ws(' ', l.number, v.number, l.kind, l.diagnosis, l.signed_by) from letters as l
       join visits as v on v.id = l.visit_id where v.day < current_date - 1
     union all select concat_ws(' ', a.number, a.day, a.start, a.status, p.mrn) from appointments as a join patients as p on p.id = a.patient_id
     union all select concat_ws(' ', l.first_day, l.last_day, m.name) from leaves as l join team_members as m on m.id = l.member_id
     order by 1`,
  );

/** How many records each client has, by resource: counted, and as it is kept. */
const countedOfClients = Object.values(serverResources)
  .filter(isOfClients)
  .map(
    ({ resource, table }) =>
      `select concat_ws(' ', entity_id, '${resource.name}', count(*)) from ${table} where deleted_at is null group by entity_id`,
  )
  .join(' union all ');
const keptOfClients = `select concat_ws(' ', entity_id, resource, live) from client_totals`;

test('given two demos of one day, then both have the same rows: subscriptions in every state, a year of invoices in every state, one clinic’s patients and visits, each client once, and books that agree', async () => {
  const url = addressOf(other);
  const made = async () => {
    expect((await run('demo --size 1 --clients 32', { url })).said).toMatch(
      /Added 32 clients with their people, subscriptions, invoices and tickets in/,
    );
    return { figures: await figures(url), rows: await rowsOf(url) };
  };
  const first = await made();
  expect((await run('demo --size 1 --clients=32', { url })).said).toContain("The demo's 32 clients are there already; nothing was added.");
  const states = await ask<string>(url, `select status from clientsubsheaders group by status order by status`);
  expect(states).toEqual(['active', 'draft', 'ended', 'grace', 'paused', 'suspended', 'trial']);
  expect(await ask(url, 'select count(*)::int from entities')).toEqual([32]);
  expect(await ask(url, 'select count(distinct name)::int from entities')).toEqual([32]);
  expect(await ask(url, 'select count(*)::int from mails')).toEqual([0]);
  expect(await ask(url, `select count(*)::int from memberships where status = 'active'`)).toEqual(
    await ask(url, `select count(*)::int from users where email like '%@klien-%'`),
  );
  const kinds = first.figures.map((line) => line.split(' ').slice(0, 2).join(' '));
  expect(kinds).toEqual(
    expect.arrayContaining([
      ...['invoice issued', 'invoice paid', 'invoice partially_paid', 'payment pending', 'payment verified'],
      ...['new', 'open', 'pending_customer', 'resolved', 'closed'].map((state) => `ticket ${state}`),
    ]),
  );
  expect(await ask(url, `select count(*)::int from patients group by entity_id`)).toEqual([5_000]);
  // Each examination that ended was measured, written and coded.
  const examined = `select count(*)::int from visits where status in ('selesai', 'dirujuk') and purpose = 'pemeriksaan'`;
  expect(await ask(url, `select count(distinct visit_id)::int from visit_notes where status = 'signed'`)).toEqual(await ask(url, examined));
  expect(await ask(url, `select count(*)::int from visit_diagnoses where rank = 'primer'`)).toEqual(await ask(url, examined));
  expect(await ask(url, `select count(distinct kind)::int from letters where status = 'signed'`)).toEqual([2]);
  // The doctor, the nurse and the front desk of the team sign in.
  expect(
    await ask(
      url,
      `select r.name from team_members as t join memberships as m on m.id = t.membership_id join roles as r on r.id = m.role_id order by 1`,
    ),
  ).toEqual(['dokter', 'kasir', 'perawat']);
  // The total of each client's list is read from what is kept of it.
  expect(await ask(url, `${countedOfClients} except ${keptOfClients}`)).toEqual([]);
  expect(await ask(url, `select count(distinct v.day)::int > 70 from visits as v`)).toEqual([true]);
  expect(await ask(url, `select count(*)::int > 0 from invoices where status = 'issued' and due_date < current_date`)).toEqual([true]);
  expect(await ask(url, `select count(distinct to_char(issue_date, 'YYYY-MM'))::int >= 12 from invoices`)).toEqual([true]);
  // Who verifies payments sees what was sent.
  expect(await ask(url, `select count(*)::int from payments where status = 'pending' and proof is null`)).toEqual([0]);
  // Numbers follow the days.
  expect(
    await ask(
      url,
      `select count(*)::int from invoices as a join invoices as b on left(a.number, 8) = left(b.number, 8)
      and right(a.number, 4) < right(b.number, 4) and a.issue_date > b.issue_date`,
    ),
  ).toEqual([0]);
  expect(await ask(url, `select count(*)::int from jobs where kind like '%Mail'`)).toEqual([0]);
  expect((await run('books', { url })).said).toContain('The books agree.');
  expect(await run('db:reset', { url, types: 'reset' })).toMatchObject({ code: 0 });
  expect(await made()).toEqual(first);
  expect(await run('db:reset', { url, types: 'reset' })).toMatchObject({ code: 0 });
  // Two demos, on a machine that may be busy.
}, 480_000);

test('given commands without what they need, then each says what to type', async () => {
  expect(await run('db:export nadi.tar.gz')).toMatchObject({ code: 1, said: expect.stringMatching(/nothing to export: DATA_DIR/) });
  expect(existsSync(dataDir)).toBe(false);
  expect((await run('db:export')).said).toContain('npm run db:export nadi.tar.gz');
  expect((await run('db:import a.tar.gz b.tar.gz')).said).toContain('npm run db:import nadi.tar.gz');
  expect((await run('db:import none.tar.gz')).said).toContain('There is no file');
  expect((await run('demo --size 2000000')).said).toContain('from 1 to 1,000,000');
  expect((await run('demo 10')).said).toContain('npm run demo -- --size 100000');
  expect(existsSync(dataDir)).toBe(false);
});

test('given Ctrl-C, when work is under way, then it stops, says so, and no half a file stays', async () => {
  await haveDatabase();
  expect(await run('db:export nadi.tar.gz', { stopped: true })).toMatchObject({
    code: 1,
    said: expect.stringContaining('Stopped, as you asked'),
  });
  expect(readdirSync(folder)).toEqual(['data']);
});

test('given two-step secrets, when they are exported, imported without their key, and reset, then nobody is locked out silently', async () => {
  await haveDatabase();
  const [here, there] = [embeddedPostgres({ dataDir, progress: () => {} }), addressOf(other)];
  await here.start();
  await ask(
    here.connectionString(),
    `update users set two_step = true, two_step_secret = 'GEZDGNBVGY3TQOJQ' where email = 'admin@nadi.test'`,
  );
  await here.stop();
  expect((await run('db:export clear.tar.gz')).said).toContain(
    '1 two-step secrets are in it IN CLEAR TEXT: this version has not been started',
  );
  await run('demo --size 1 --clients 0');
  const again = embeddedPostgres({ dataDir, progress: () => {} });
  await again.start();
  const config = readConfig({ DATA_DIR: dataDir });
  const database = await openDatabase(appAddress(again.connectionString()), { max: 1 });
  await encryptStoredSecrets(database, openSecrets(config), 'a file');
  await database.close();
  await again.stop();
  expect((await run('db:export nadi.tar.gz')).said).toContain('Two-step secrets are in it encrypted; their key is not');
  renameSync(join(dataDir, 'secret.key'), join(folder, 'aside.key'));
  expect((await run('db:import nadi.tar.gz', { url: there })).said).toMatch(
    /1 people sign in with two steps, and the key of their secrets is not in \S+secret\.key/,
  );
  expect(existsSync(join(dataDir, 'secret.key'))).toBe(false);
  expect((await run('two-step:reset', { url: there, types: 'ya' })).said).toMatch(
    /turns two-step sign-in off for 1 people[\s\S]*Nothing was changed/,
  );
  expect((await run('two-step:reset', { url: there, types: 'reset' })).said).toContain('Two-step sign-in is off for 1 people');
  expect(await ask(there, 'select count(*)::int from users where two_step or two_step_secret is not null')).toEqual([0]);
  expect(await ask(there, `select record_label from audit where action = 'two_step_off'`)).toEqual([expect.any(String)]);
});
