/** The program and the database are killed in the midst of charging and paying at a clinic's desk: nothing is doubled, nothing is lost (CSH-1, RPT-2). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ResourceObject } from '#shared/jsonapi';
import type { Ref } from '#shared/kit/resource';
import { clinicBookFaults } from '#server/areas/cashier';
import { appAddress, openDatabase } from '#server/db/database';
import { newId } from '#server/repository/ids';
import { refTo } from '../build/records';
import { cashierClinic, type CashierClinic } from '../api/cashierClinic';
import type { Answered, Caller } from '../api/testApi';
import { call, signIn } from './api';
import { startDebian, type Debian } from './debian';
import { startProgram, type Program } from './program';

// Starts of whole programs, on a machine that may be busy.
jest.setTimeout(240_000);

const ROUNDS = 4;
/** Patients who pay at the same time. */
const LANES = 4;

let dataDir: string;
let debian: Debian;
let program: Program;
let clinic: CashierClinic;
let service: Ref;

const start = () => startProgram(dataDir, { DATABASE_URL: debian.url });

/** Calls the program that runs at this moment. */
const callerOf = (token: string): Caller => {
  return async (method, path, body, headers) => {
    const answer = await call({ url: program.url, token }, method, path, body, { 'if-match': '*', ...(headers as object) });
    return { ...answer, headers: {}, text: JSON.stringify(answer.document) };
  };
};

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'nadi-crash-'));
  debian = await startDebian();
  program = await start();
  const admin = callerOf(await signIn(program.url));
  clinic = await cashierClinic({ as: () => admin });
  service = await clinic.service('Konsultasi', 75_000);
  await clinic.shift({ opening_cash: 500_000 });
});
afterAll(async () => {
  await program.leave();
  await debian.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

type Payment = { readonly id: string; readonly bill: Ref; readonly amount: number };

const send = ({ id, bill, amount }: Payment): Promise<Answered> =>
  clinic.call('POST', '/patient-payments', {
    data: {
      type: 'patient-payments',
      id,
      attributes: { kind: 'pembayaran', method: 'tunai', amount, rest_before: amount },
      relationships: { entity: { data: clinic.entity }, bill: { data: bill } },
    },
  });

/** One patient after another is charged and pays, until the program or its database is gone. */
const desk = async (paid: Set<string>, open: Payment[], isEnough: () => void): Promise<void> => {
  for (;;) {
    let sent: Payment | undefined;
    try {
      const visit = await clinic.visit();
      await clinic.charge(visit, service);
      const bill = await clinic.bill(visit);
      sent = { id: newId(), bill, amount: 75_000 };
      if ((await send(sent)).status !== 201) throw new Error('There was no answer that it is paid.');
      paid.add(sent.id);
    } catch {
      if (sent) open.push(sent);
      return;
    }
    isEnough();
  }
};

test(`given ${ROUNDS} sudden ends while ${LANES} patients pay at a time, then what was paid is paid once, also where it is sent again, and the books agree`, async () => {
  const paid = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const [before, open] = [paid.size, [] as Payment[]];
    const isDatabase = round % 2 === 1;
    let gone: Promise<void> | undefined;
    let ended = false;
    const endOnce = () => {
      if (ended || paid.size < before + 8 + 3 * round) return;
      ended = true;
      if (isDatabase) debian.crash();
      else gone = program.kill();
    };
    await Promise.all(Array.from({ length: LANES }, () => desk(paid, open, endOnce)));
    await gone;
    if (isDatabase) await debian.restarted();
    else program = await start();
    // The cashier presses again where no answer came.
    for (const one of open) {
      const { status, document } = await send(one);
      const codes = document.errors?.map(({ code }) => code);
      expect([one.id, status === 201 || status === 409 || codes?.includes('bill.paid')]).toEqual([one.id, true]);
      paid.add(one.id);
    }
    const database = await openDatabase(appAddress(debian.url), { max: 1 });
    expect(await clinicBookFaults({ database })).toEqual([]);
    await database.close();
  }
  const there: ResourceObject[] = [];
  for (let page = 1; page === 1 || there.length === 100 * (page - 1); page += 1) {
    const { document } = await clinic.call('GET', `/patient-payments?page[size]=100&page[number]=${page}`);
    there.push(...(document.data as ResourceObject[]));
  }
  const billOf = (one: ResourceObject) => refTo(one.relationships!['bill']!.data as never).id;
  expect(there.map(({ id }) => id).sort()).toEqual([...paid].sort());
  expect(new Set(there.map(billOf)).size).toBe(there.length);
  console.log(`${paid.size} payments, ${ROUNDS} ends`);
});
