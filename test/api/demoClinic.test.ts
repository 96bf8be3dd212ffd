/**
 * The demo's clinic at work: its people sign in, its visits were measured, written, coded, paid and can be downloaded.
 * Rules: FHIR-1, ICD-2, NOTE-3, LET-1, RPT-2.
 */
import { sql } from 'kysely';
import { fillClinic } from '#server/areas/clinic';
import { clinicBookFaults, fillCashier } from '#server/areas/cashier';
import { demoPeople } from '#server/areas/identity';
import { openDatabase } from '#server/db/database';
import { clinicOf } from '../build/records';
import { everyClientsRows, PASSWORD } from '../server/db/withDatabase';
import { errorsIn, recordsIn, startTestApi, type Answered, type Caller, type TestApi } from './testApi';

let api: TestApi;
let filled: NonNullable<Awaited<ReturnType<typeof fillClinic>>>;

const fill = async () =>
  fillClinic(api.database, { progress: () => undefined, addPeople: await demoPeople(PASSWORD), addMoney: fillCashier });

beforeAll(async () => {
  api = await startTestApi();
  const { entity } = await clinicOf(api.as('admin'));
  const change = `update entities set name = 'Klinik Uji', email = 'halo@klien-1.nadi.test', region = '3174' where id = $1`;
  await everyClientsRows(api.database, change, [entity.id]);
  filled = (await fill())!;
  // As PostgreSQL does by itself after a while: without statistics its plans are those of empty tables.
  const owner = await openDatabase(api.database.url, { as: 'owner', max: 1 });
  await sql`analyze`.execute(owner.kysely);
  await owner.close();
}, 120_000);
afterAll(() => api.close());

const said = (answer: Answered) => [answer.status, ...errorsIn(answer)];
const signedIn = async (email: string): Promise<Caller> => {
  const guest = api.as('anonymous');
  const { document } = await guest('POST', '/login', { data: { type: 'token', attributes: { email, password: PASSWORD } } });
  const authorization = `Bearer ${String((document as Record<string, unknown>)['access_token'])}`;
  return (method, path, body, headers) => guest(method, path, body, { ...headers, authorization });
};
const as = (role: string) => signedIn(filled.people.find((one) => one.role === role)!.email);

test('given the demo, then a doctor, a nurse and the front desk of the team sign in, and each sees the queue', async () => {
  expect(filled.people.map(({ role, email }) => [role, email])).toEqual([
    ['dokter', 'sari.dewi@klien-1.nadi.test'],
    ['perawat', 'ani.rahman@klien-1.nadi.test'],
    ['kasir', 'eko.setiawan@klien-1.nadi.test'],
  ]);
  for (const { role } of filled.people) expect(said(await (await as(role))('GET', '/visits?page[size]=1'))).toEqual([200]);
  expect(await fill()).toBeUndefined();
});

test('given a visit of it that ended, then its vital signs are plausible, its note is signed by the doctor, and it is downloaded as FHIR', async () => {
  const doctor = await as('dokter');
  const [visit] = await everyClientsRows<{ id: string }>(
    api.database,
    `select v.id from visits as v join patients as p on p.id = v.patient_id join team_members as t on t.id = v.doctor_id
     where v.status = 'selesai' and v.purpose = 'pemeriksaan' and p.nik is not null and t.membership_id is not null order by v.number limit 1`,
  );
  const answer = await doctor('GET', `/visits/${visit!.id}/fhir`);
  expect(said(answer)).toEqual([200]);
  const kinds = (JSON.parse(answer.text) as { entry: { resource: { resourceType: string } }[] }).entry.map(
    ({ resource }) => resource.resourceType,
  );
  for (const kind of ['Organization', 'Practitioner', 'Patient', 'Encounter', 'Condition', 'Observation', 'Composition'])
    expect(kinds).toContain(kind);
  const [note] = recordsIn(await doctor('GET', `/visit-notes?filter[visit]=${visit!.id}`));
  expect(note!.attributes).toMatchObject({ status: 'signed', author: 'dr. Sari Dewi' });
  const wild = await everyClientsRows(
    api.database,
    `select systolic, diastolic, temperature, pulse, weight, bmi from vital_signs where systolic <= diastolic or temperature not between 35 and 41 or pulse not between 50 and 180
     or weight not between 2 and 120 or bmi not between 10 and 40`,
  );
  expect(wild).toEqual([]);
});

test('given the demo, then each examination that ended has one primary diagnosis, and letters are numbered and printed', async () => {
  const [counts] = await everyClientsRows(
    api.database,
    `select (select count(*)::int from visits where status in ('selesai', 'dirujuk') and purpose = 'pemeriksaan') as examined,
       (select count(*)::int from visit_diagnoses where rank = 'primer') as primaries,
       (select count(*)::int from visit_notes where status = 'signed') as notes`,
  );
  const { examined, primaries, notes } = counts as { examined: number; primaries: number; notes: number };
  expect(examined).toBeGreaterThan(2_000);
  expect([primaries, notes]).toEqual([examined, examined]);
  const doctor = await as('dokter');
  const letters = recordsIn(await doctor('GET', '/letters?page[size]=100'));
  expect(letters.length).toBeGreaterThan(10);
  expect(letters.every(({ attributes }) => attributes!['status'] === 'signed' && attributes!['paper'] && attributes!['number'])).toBe(true);
  const top = await doctor('GET', '/reports/top-visits');
  expect(said(top)).toEqual([200]);
  expect((top.document.meta!['report'] as { rows: unknown[] }).rows).toHaveLength(10);
});

test('given the demo, then there are kinds of treatment, treatments in all states, a series of sessions and consents that are printed', async () => {
  const doctor = await as('dokter');
  const all = async (path: string) => recordsIn(await doctor('GET', `${path}?page[size]=100`)).map(({ attributes }) => attributes!);
  expect((await all('/treatment-templates')).map(({ name, consent }) => `${String(name)} ${String(consent)}`).sort()).toEqual([
    'Balut luka lisan',
    'Cabut kuku tertulis',
    'Fisioterapi punggung lisan',
    'Jahit luka tertulis',
    'Nebulisasi tidak',
  ]);
  const treatments = await all('/treatments');
  expect(new Set(treatments.map(({ status }) => status))).toEqual(
    new Set(['direncanakan', 'berlangsung', 'selesai', 'dikoreksi', 'batal']),
  );
  expect(new Set(treatments.map(({ number }) => number)).size).toBe(treatments.length);
  for (const one of treatments.filter(({ status }) => status === 'selesai'))
    expect(one).toMatchObject({ started_at: expect.any(String), finished_at: expect.any(String), author: expect.any(String) });
  const [series] = await all('/treatment-series');
  expect(series).toMatchObject({ status: 'berjalan', total: 6 });
  expect(Number(series!['done'])).toBeGreaterThan(1);
  const consents = await all('/consents');
  expect(consents.length).toBeGreaterThan(5);
  expect(consents.every(({ paper, signature, number }) => paper && signature && number)).toBe(true);
  const [signed] = await everyClientsRows(
    api.database,
    `select count(*)::int as missing from treatments as t where t.consent = 'tertulis' and t.status in ('berlangsung', 'selesai', 'dikoreksi')
       and t.emergency_reason is null and t.previous_id is null
       and not exists (select from consents as c where c.treatment_id = t.id and c.decision = 'setuju')`,
  );
  expect(signed).toEqual({ missing: 0 });
});

test('given 90 days of the demo, then receipts, shifts, income report and ledger are 0 rupiah apart, and the books agree', async () => {
  expect(await clinicBookFaults(api)).toEqual([]);
  const owner = await signedIn(filled.owner);
  const report = async (path: string): Promise<{ totals: Record<string, number>; rows: readonly object[] }> => {
    const answer = await owner('GET', `/reports/${path}`);
    expect(said(answer)).toEqual([200]);
    return answer.document.meta!['report'] as { totals: Record<string, number>; rows: readonly object[] };
  };
  const [sums] = await everyClientsRows<Record<string, number>>(
    api.database,
    `select min(day)::text as from_day, max(day)::text as to_day,
       sum(case when kind = 'pengembalian' then -amount else amount end)::float8 as receipts,
       (select (sum(expected_tunai + expected_transfer + expected_qris + expected_kartu - opening_cash))::float8 from cash_shifts where status = 'tutup')
         + coalesce((select sum(l.amount)::float8 from clinic_ledger as l join cash_shifts as s on s.id = l.shift_id
             where s.status = 'buka' and l.account = 'kas' and l.event <> 'buka_sif'), 0) as shifts,
       (select -sum(amount)::float8 from clinic_ledger where account = 'pendapatan') as ledger,
       (select sum(paid)::float8 from patient_bills) as bills
     from patient_payments`,
  );
  const { from_day, to_day, receipts, shifts, ledger, bills } = sums!;
  const days = `from=${from_day}&to=${to_day}`;
  const income = (await report(`clinic-income?${days}&by=day`)).totals['amount'];
  const { earned, deposits, total } = (await report(`clinic-receipts?${days}&by=method`)).totals;
  expect(income).toBeGreaterThan(100_000_000);
  expect({ ledger, bills, earned }).toEqual({ ledger: income, bills: income, earned: income });
  expect({ receipts, shifts, total }).toEqual({ receipts: earned! + deposits!, shifts: earned! + deposits!, total: earned! + deposits! });
  expect((await report('receivables')).rows.length).toBeGreaterThan(1);
});
