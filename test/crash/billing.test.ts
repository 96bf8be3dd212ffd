/** The program and the database are killed in the midst of billing, issuing and paying: nothing is doubled, nothing is lost (INV-4, MNY-11). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { appAddress, openDatabase, transaction, type Database } from '#server/db/database';
import { bookFaults } from '#server/areas/billing/sql/books';
import { signIn } from './api';
import { startDebian, type Debian } from './debian';
import { addClinic, moneyLoad, type Acknowledged } from './moneyLoad';
import { startProgram, type Program } from './program';

// Starts of whole programs, on a machine that may be busy.
jest.setTimeout(240_000);

const ROUNDS = 4;
const CLINICS = 6;

let dataDir: string;
let debian: Debian;
let program: Program;
const start = () => startProgram(dataDir, { DATABASE_URL: debian.url });
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'nadi-crash-'));
  debian = await startDebian();
  program = await start();
});
afterAll(async () => {
  await program.leave();
  await debian.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** What was acknowledged and is not there, and periods that count as billed and have no invoice. */
const missing = (database: Database, { issued, verified }: Acknowledged): Promise<string[]> =>
  transaction(
    database,
    async (trx) => {
      const { rows: done } = await sql<{ id: string }>`select id from invoices where number is not null
        union all select id from payments where status = 'verified'`.execute(trx);
      const there = new Set(done.map(({ id }) => id));
      const { rows: unbilled } = await sql<{ id: string }>`select number as id from clientsubsheaders as h
        where billed_until is not null and not exists (select from invoices as i where i.clientsubsheader_id = h.id and i.status <> 'void'
          and split_part(i.period, '/', 2)::date + 1 = (h.billed_until at time zone 'Asia/Jakarta')::date)`.execute(trx);
      return [...[...issued, ...verified].filter((id) => !there.has(id)), ...unbilled.map(({ id }) => id)];
    },
    { readOnly: true, scope: 'all' },
  );

test(`given ${ROUNDS} sudden ends while ${CLINICS} clinics are billed and pay, then the books agree, and all that was acknowledged is there`, async () => {
  const acknowledged: Acknowledged = { issued: new Set(), verified: new Set() };
  const clinics = await Promise.all(
    Array.from({ length: CLINICS }, async () => addClinic({ url: program.url, token: await signIn(program.url) })),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = acknowledged.verified.size;
    let gone: Promise<void> | undefined;
    const isDatabase = round % 2 === 1;
    await moneyLoad({ url: program.url, token: await signIn(program.url) }, clinics, acknowledged, {
      until: 15 + 7 * round,
      end: () => {
        if (isDatabase) debian.crash();
        else gone = program.kill();
      },
    });
    await gone;
    if (isDatabase) await debian.restarted();
    else program = await start();
    expect(acknowledged.verified.size).toBeGreaterThan(before);
    const database = await openDatabase(appAddress(debian.url), { max: 1 });
    expect([await bookFaults({ database, clock: () => new Date() }), await missing(database, acknowledged)]).toEqual([[], []]);
    await database.close();
  }
  console.log(`${acknowledged.issued.size} invoices issued by hand and ${acknowledged.verified.size} payments, ${ROUNDS} ends`);
});
