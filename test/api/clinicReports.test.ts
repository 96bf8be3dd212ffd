/** A clinic's figures agree to the rupiah, for any filter and in each zone; each figure leads to its rows. Rules: RPT-1 to RPT-9. */
import { cashierReports, incomeGroups, visitGroups } from '#shared/areas/cashier/reports';
import { addDays, type Day } from '#shared/domain/calendarDays';
import type { Ref } from '#shared/kit/resource';
import { reportPath, type Report, type ReportAnswer, type ReportRow } from '#shared/kit/report';
import { build, refTo } from '../build/records';
import { everyClientsRows } from '../server/db/withDatabase';
import { cashierClinic, said, type CashierClinic } from './cashierClinic';
import { startTestApi, type Caller, type TestApi } from './testApi';

type Name = keyof typeof cashierReports;

const start = new Date('2026-03-09T01:00:00.000Z');
let now = start;
let api: TestApi;

/** A generator of whole numbers below a bound; the same ones for the same seed. */
const chance = (seed: number) => {
  let state = seed;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
  return { next, one: <T>(of: readonly T[]): T => of[next(of.length)]! };
};

type World = { readonly clinic: CashierClinic; readonly doctors: readonly Ref[]; readonly polies: readonly Ref[] };
const zones = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const;
const worlds = new Map<string, World>();

/** Some days of a clinic: visits, charges with and without a doctor, parts paid in several ways, refunds and deposits. */
const live = async ({ clinic, doctors, polies }: World, seed: number): Promise<void> => {
  const { next, one } = chance(seed);
  const services = [
    await clinic.service('Konsultasi', 100_000),
    await clinic.service('Suntik', 33_333),
    await clinic.service('Luka', 75_001),
  ];
  for (let day = 0; day < 3; day += 1) {
    // Half an hour before and after midnight, and noon.
    now = new Date(Date.UTC(2026, 2, 9 + day, [3, 15, 17][day]!, 30));
    const shift = await clinic.shift();
    const taken: Ref[] = [];
    for (let at = 0; at < 4; at += 1) {
      const visit = await clinic.visit({ doctor: one(doctors), poly: one(polies) });
      const payer = one([clinic.payers.umum, clinic.payers.bpjs]);
      for (let line = 0; line <= next(3); line += 1)
        await clinic.charge(visit, one(services), { payer, quantity: 1 + next(2), performer: one([...doctors, null]) });
      const bill = await clinic.bill(visit, payer);
      const { rest } = (await clinic.read(bill)) as { rest: number };
      const method = one(['tunai', 'transfer', 'qris', 'kartu']);
      if (next(3)) {
        const first = 1 + next(rest);
        taken.push(refTo(await clinic.pay(bill, { amount: first, method })));
        if (next(2) && first < rest) taken.push(refTo(await clinic.pay(bill, { method: one(['tunai', 'transfer']) })));
      }
    }
    if (taken.length) {
      const original = one(taken);
      const { amount } = (await clinic.read(original)) as { amount: number };
      const back = Math.min(200_000, 1 + next(amount));
      await clinic.refund(original, back, { method: one(['tunai', 'transfer']), refund_as: one(['biaya_dikurangi', 'bayar_ulang']) });
    }
    const patient = refTo(await build(clinic.call, 'patient', { entity: clinic.entity }));
    await clinic.deposit(patient, 60_000);
    const visit = await clinic.visit({ patient, doctor: one(doctors), poly: one(polies) });
    await clinic.charge(visit, services[0]!);
    await clinic.pay(await clinic.bill(visit), { amount: 40_000, method: 'deposit' });
    const counted = { tunai: 0, transfer: 0, qris: 0, kartu: 0, leave: 0, difference_reason: 'Uji' };
    const confirmed = ['shift.open_bills', 'shift.differs'];
    expect(said(await clinic.give(shift, 'count', counted, { confirmed }))).toEqual([200]);
  }
};

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  for (const [at, zone] of zones.entries()) {
    now = start;
    const clinic = await cashierClinic(api);
    await api.as('admin')('PATCH', `/entity/${clinic.entity.id}`, {
      data: { type: 'entity', id: clinic.entity.id, attributes: { time_zone: zone } },
    });
    const of = { entity: clinic.entity };
    const doctors = [refTo(await build(clinic.call, 'teamMember', of)), refTo(await build(clinic.call, 'teamMember', of))];
    const polies = [refTo(await build(clinic.call, 'poly', of)), refTo(await build(clinic.call, 'poly', of))];
    const world = { clinic, doctors, polies };
    worlds.set(zone, world);
    await live(world, 7 + at);
  }
  now = new Date('2026-03-13T03:00:00.000Z');
}, 300_000);
afterAll(() => api.close());

const ask = async (by: Caller, name: Name, asked: Readonly<Record<string, string | null>> = {}): Promise<ReportAnswer> => {
  const query = new URLSearchParams(Object.entries(asked).filter((pair): pair is [string, string] => pair[1] !== null)).toString();
  const answer = await by('GET', `${reportPath(name)}${query && `?${query}`}`);
  expect(said(answer)).toEqual([200]);
  return answer.document.meta!['report'] as ReportAnswer;
};
const sum = (rows: readonly ReportRow[], column: string): number => rows.reduce((total, row) => total + Number(row[column]), 0);
const whole = { from: '2026-03-08', to: '2026-03-13' };

describe.each(zones)('in %s', (zone) => {
  const world = () => worlds.get(zone)!;

  test('RPT-2: income by day, payer, doctor, room, service, method and shift is the same for any filter, and its rows add up to it', async () => {
    const { clinic, doctors, polies } = world();
    const { next, one } = chance(99);
    for (let round = 0; round < 12; round += 1) {
      const from: Day = addDays('2026-03-08', next(4));
      const asked = {
        from,
        to: addDays(from, next(4)),
        payer: one([null, clinic.payers.umum.id, clinic.payers.bpjs.id]),
        doctor: one([null, null, 'none', ...doctors.map(({ id }) => id)]),
        poly: one([null, ...polies.map(({ id }) => id)]),
      };
      const lines = await ask(clinic.call, 'incomeLines', asked);
      for (const by of incomeGroups) {
        const { rows, totals } = await ask(clinic.call, 'clinicIncome', { ...asked, by });
        expect([by, totals['amount']]).toEqual([by, sum(lines.rows, 'amount')]);
        expect(sum(rows, 'received') + sum(rows, 'returned')).toBe(totals['amount']);
      }
      expect((await ask(clinic.call, 'doctorFees', asked)).totals).toMatchObject({
        amount: sum(lines.rows, 'amount'),
        fee: sum(lines.rows, 'fee'),
      });
    }
  });

  test('RPT-2, RPT-8: receipts, shifts, bills, overview and ledger have the same income, 0 rupiah apart', async () => {
    const { clinic } = world();
    const income = (await ask(clinic.call, 'clinicIncome', whole)).totals['amount'];
    const byMethod = await ask(clinic.call, 'clinicReceipts', { ...whole, by: 'method' });
    const byShift = await ask(clinic.call, 'clinicReceipts', { ...whole, by: 'shift' });
    expect(income).toBeGreaterThan(0);
    expect(byMethod.totals).toEqual(byShift.totals);
    expect(byMethod.totals['earned']).toBe(income);
    expect(Number(byMethod.totals['earned']) + Number(byMethod.totals['deposits'])).toBe(byMethod.totals['total']);
    const [found] = await everyClientsRows<Record<'paid' | 'expected' | 'held', number>>(
      api.database,
      `select (select sum(paid) from patient_bills where entity_id = $1)::float8 as paid,
        (select sum(expected_tunai + expected_transfer + expected_qris + expected_kartu) from cash_shifts where entity_id = $1)::float8 as expected,
        (select -sum(amount) from clinic_ledger where entity_id = $1 and account = 'uang_muka')::float8 as held`,
      [clinic.entity.id],
    );
    expect(found).toEqual({ paid: income, expected: byMethod.totals['total'], held: byMethod.totals['deposits'] });
    expect((await ask(clinic.call, 'depositsHeld', { to: whole.to })).totals['amount']).toBe(found!.held);
    const [overview] = (await ask(clinic.call, 'clinicOverview', whole)).rows;
    expect(overview).toMatchObject({ earned: income, money_in: found!.expected, deposits: found!.held });
  });

  test('RPT-3: a refund counts on its own day, and no past day changes', async () => {
    const { clinic } = world();
    const before = (await ask(clinic.call, 'clinicIncome', { ...whole, by: 'day' })).rows;
    await clinic.shift();
    const visit = await clinic.visit();
    await clinic.charge(visit, await clinic.service(`Pijat ${zone}`, 50_000));
    const paid = refTo(await clinic.pay(await clinic.bill(visit)));
    await clinic.refund(paid, 20_000);
    const after = (await ask(clinic.call, 'clinicIncome', { ...whole, by: 'day' })).rows;
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.at(-1)).toMatchObject({ group: '2026-03-13', received: 50_000, returned: -20_000, amount: 30_000 });
  });

  test('RPT-4: visits by any group are the same, new and known patients add up, and figures lead to as many rows', async () => {
    const { clinic } = world();
    const counts = await Promise.all(visitGroups.map((by) => ask(clinic.call, 'clinicVisits', { ...whole, by })));
    for (const { totals } of counts) {
      expect(totals).toEqual(counts[0]!.totals);
      expect(Number(totals['new_patients']) + Number(totals['old_patients'])).toBe(totals['visits']);
    }
    expect((await ask(clinic.call, 'visitLines', whole)).rows).toHaveLength(Number(counts[0]!.totals['visits']));
  });

  test('RPT-1: each amount leads to rows that add up to it', async () => {
    const { clinic } = world();
    for (const by of incomeGroups)
      for (const row of (await ask(clinic.call, 'clinicIncome', { ...whole, by })).rows) {
        const [, query] = cashierReports.clinicIncome.columns.amount.leadsTo(row).split('?');
        const { totals } = await ask(clinic.call, 'incomeLines', Object.fromEntries(new URLSearchParams(query)));
        expect([by, row['group'], totals['amount']]).toEqual([by, row['group'], row['amount']]);
      }
    for (const by of visitGroups)
      for (const row of (await ask(clinic.call, 'clinicVisits', { ...whole, by })).rows)
        for (const figure of ['new_patients', 'old_patients', 'visits'] as const) {
          const [, query] = cashierReports.clinicVisits.columns[figure].leadsTo(row).split('?');
          expect((await ask(clinic.call, 'visitLines', Object.fromEntries(new URLSearchParams(query)))).rows).toHaveLength(
            Number(row[figure]),
          );
        }
  });

  test('RPT-5: receivables are the open bills, each in one age', async () => {
    const { clinic } = world();
    const { rows, totals } = await ask(clinic.call, 'receivables');
    expect(['to_30', 'to_60', 'to_90', 'over_90'].reduce((all, age) => all + Number(totals[age]), 0)).toBe(totals['open']);
    expect((await ask(clinic.call, 'billLines')).totals['open']).toBe(totals['open']);
    for (const row of rows)
      expect((await ask(clinic.call, 'billLines', { payer: String(row['payer_id']) })).rows).toHaveLength(Number(row['bills']));
  });
});

test('RPT-6: a time of a visit that was not noted stays out of the average, and is counted', async () => {
  const clinic = await cashierClinic(api);
  const visits = [await clinic.visit(), await clinic.visit()];
  await everyClientsRows(
    api.database,
    `update visits set called_at = created_at + interval '10 minutes', examined_at = created_at + interval '20 minutes',
      ended_at = created_at + interval '50 minutes' where id = $1`,
    [visits[0]!.id],
  );
  const [row] = (await ask(clinic.call, 'waitingTimes', whole)).rows;
  expect(row).toMatchObject({ visits: 2, wait_call: '10.00', wait_exam: '20.00', examination: '30.00', without_times: 1 });
});

test('RPT-7: discounts and void charges are told with who asked and who approved', async () => {
  const clinic = await cashierClinic(api);
  const service = await clinic.service('Konsultasi', 100_000);
  const visit = await clinic.visit();
  await clinic.give(await clinic.charge(visit, service), 'discount', { amount: 5_000, reason: 'Keluarga' });
  await clinic.give(await clinic.charge(visit, service), 'void', { reason: 'Salah pilih' });
  await clinic.charge(visit, service);
  const { rows, totals } = await ask(clinic.call, 'clinicDiscounts', whole);
  expect(rows.map(({ what, amount, reason }) => [what, amount, reason]).sort()).toEqual([
    ['discount', 5_000, 'Keluarga'],
    ['void', 100_000, 'Salah pilih'],
  ]);
  expect(totals['amount']).toBe(105_000);
});

test.each(Object.keys(cashierReports) as Name[])(
  'RPT-9: %s answers each column that it declares, for its own clinic only',
  async (name) => {
    const { clinic } = worlds.get('Asia/Jakarta')!;
    const { params, columns } = cashierReports[name] as Report;
    const { rows } = await ask(clinic.call, name, 'from' in params ? whole : {});
    if (rows.length) expect(Object.keys(rows[0]!).sort()).toEqual(Object.keys(columns).sort());
    const other = await cashierClinic(api);
    const { rows: none } = await ask(other.call, name);
    if (name !== 'clinicOverview') expect(none).toEqual([]);
    expect(said(await api.as('member')('GET', reportPath(name)))).toEqual([403, 'access.denied']);
  },
);
