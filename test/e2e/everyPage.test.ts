/** Every page there is, from its row: in either language, light and dark, wide and narrow. A heading, a title, nothing too wide, no barrier, no trouble. */
import { randomBytes } from 'node:crypto';
import { isAvailable } from '#shared/areas/clients/domain/availableFeatures';
import { routes } from '#shared/routes';
import type { RouteRow } from '#shared/routes/row';
import { resources } from '#shared/areas/resources';
import { viewerOf, type Viewer } from './pageAppearance';
import { queueClinic } from './queueClinic';
import { samples, type Sample } from './samples';
import { expect, test } from './test';

type Row = Pick<RouteRow, 'name' | 'path' | 'guard' | 'feature'>;

const ADMIN = 'admin@nadi.test';
/** Pages of a clinic that are open to all who have their key, each with the command that makes it. */
const byKey = {
  waitingScreen: ['renew-screen', 'screen_key'],
  bookingPage: ['renew-booking', 'booking_key'],
  kiosk: ['renew-kiosk', 'kiosk_key'],
} as const;
const isByKey = ({ name }: Row) => name in byKey;

/** An identifier of nothing, for pages that show no record yet. */
const NOBODY = '018f4e2a-7b1c-7d3e-8f4a-5b6c7d8e9f00';

/** The lock is seen by somebody it locks, and last: it stays. */
const isSeenSignedIn = ({ name, guard }: Row) => name === 'lock' || (guard !== 'open' && guard !== 'guest');

const rows: readonly Row[] = routes.filter(({ name }) => name !== 'lock');
const lock: readonly Row[] = routes.filter(({ name }) => name === 'lock');
/** Pages of a clinic that belong to no module of it. */
const ofItsAudit = ({ name }: Row) => name.startsWith('clientAudit');
/** Of the list that every clinic reads, and only the provider changes. */
const ofProvider = ({ name }: Row) => name === 'icdCodeAdd' || name === 'icdCodeEdit';
const ofModule = (row: Row) => row.feature !== undefined && isAvailable(row.feature) && !ofProvider(row);
/** What a clinic buys, and its audit, as its own people see them. */
const ofClinic = rows.filter((row) => isByKey(row) || ofItsAudit(row) || ofModule(row));
const open = rows.filter((row) => !isByKey(row) && !isSeenSignedIn(row));
/** The provider's staff see only whose page it is, the same for each of them (test/client/app/guards): one of them is enough. */
const [, ...alike] = ofClinic.filter(isSeenSignedIn);
const inside = [...rows.filter((row) => isSeenSignedIn(row) && !alike.includes(row)), ...lock];

let known: Readonly<Record<string, Sample>>;
test.beforeAll(async () => {
  // Each worker makes samples of its own, and a worker may do so twice.
  known = await samples(` ${randomBytes(2).toString('hex')}`);
});

const addressOf = ({ name, path }: Row): string => {
  const { id = NOBODY, query = '' } = known[name] ?? {};
  return path.replace(':id', id) + query;
};

/** Two at once, one in each language. */
const seeing = (who: () => string | null | Promise<string>) => {
  let viewers: readonly Viewer[];
  test.beforeAll(async ({ browser }) => {
    const email = await who();
    viewers = await Promise.all([viewerOf(browser, 'id', email), viewerOf(browser, 'en', email)]);
  });
  test.afterAll(() => Promise.all(viewers.map((viewer) => viewer.close())));
  return async (path: string) => (await Promise.all(viewers.map((viewer) => viewer.see(path)))).flat();
};

test.describe('for anyone', () => {
  const see = seeing(() => null);
  for (const row of open) test(row.path, async () => expect(await see(addressOf(row))).toEqual([]));
  for (const path of ['/Recover2', '/password/email'])
    test(`${path} without the link of the mail`, async () => expect(await see(path)).toEqual([]));
  test('an address that leads nowhere', async () => {
    // It is answered 404, and the browser says so.
    expect((await see('/tidak-ada')).filter((trouble) => !trouble.includes('404'))).toEqual([]);
  });
});

test.describe('signed in', () => {
  const see = seeing(() => ADMIN);
  for (const row of inside) test(row.path, async () => expect(await see(addressOf(row))).toEqual([]));
});

test.describe('at a clinic', () => {
  let own: Readonly<Record<string, Sample>>;
  const see = seeing(async () => {
    const { owner, entity, umum, sari, addPatient, register, emails } = await queueClinic('Klinik Dilihat');
    const patient = await addPatient({ name: 'Siti Aminah Nur Hidayati', allergies: [{ substance: 'Amoksisilin', severity: 'berat' }] });
    const visit = await register(patient, { complaint: 'Demam sejak dua hari, tidak turun dengan obat' });
    const [payer] = await owner.find(resources.payer, 'umum');
    const service = await owner.add(resources.service, { entity, code: 'KON-01', name: 'Konsultasi umum', first_price: 75_000 });
    const [tariff] = await owner.find(resources.tariff, 'Konsultasi umum');
    const ofSari = { entity, doctor: { type: 'team-members', id: sari.id } };
    const schedule = await owner.add(resources.schedule, { ...ofSari, poly: { type: 'polies', id: umum.id } });
    // A Monday, as the schedule begins with the days of work.
    const booking = { ...ofSari, day: '2040-01-02', start: '08:00', name: 'Rudi Hartono', phone: '081234567890' };
    const appointment = await owner.add(resources.appointment, booking);
    const leave = await owner.add(resources.leave, {
      entity,
      member: { type: 'team-members', id: sari.id },
      first_day: '2040-02-01',
      last_day: '2040-02-03',
    });
    const ofVisit = { entity, visit: { type: 'visits', id: visit.id } };
    await owner.add(resources.vitalSign, { ...ofVisit, systolic: 165, diastolic: 95, temperature: '40.2', weight: '61.5', height: '158' });
    await owner.add(resources.visitDiagnosis, { ...ofVisit, code: 'A90' });
    const vitalRange = await owner.add(resources.vitalRange, { entity, measure: 'pulse', from_months: 216, normal_high: '95' });
    const noteSnippet = await owner.add(resources.noteSnippet, { entity, name: 'demam', text: 'Demam sejak 3 hari', scope: 'clinic' });
    const note = { first_day: '2040-01-02', days: 3, rest: 'istirahat' };
    const letter = await owner.add(resources.letter, { ...ofVisit, ...note });
    const letterTemplate = await owner.add(resources.letterTemplate, { entity, title: 'Surat Sakit', body: 'Nama: {{patient}}' });
    const ofKind = {
      entity,
      service: { type: 'services', id: service.id },
      consent: 'tertulis',
      explanation: 'Risiko: nyeri dan infeksi.',
    };
    const consumables = [{ name: 'Kasa steril', quantity: '2', unit: 'lembar' }];
    const treatmentTemplate = await owner.add(resources.treatmentTemplate, { ...ofKind, name: 'Terapi luka', sessions: 6, consumables });
    const template = { type: 'treatment-templates', id: treatmentTemplate.id };
    const ofSeries = { entity, patient: { type: 'patients', id: patient.id }, template };
    const treatmentSeries = await owner.add(resources.treatmentSeries, { ...ofSeries, total: 6, charge_by: 'paket' });
    const performer = { type: 'team-members', id: sari.id };
    const treatment = await owner.add(resources.treatment, { ...ofVisit, template, performer, site: 'Lengan atas', side: 'kiri' });
    const clinicSetting = await owner.add(resources.clinicSetting, { entity });
    const cashShift = await owner.add(resources.cashShift, { entity, opening_cash: 100_000 });
    const ofCharge = { ...ofVisit, service: { type: 'services', id: service.id } };
    await owner.add(resources.visitCharge, { ...ofCharge, quantity: 1 });
    const patientBill = await owner.add(resources.patientBill, ofVisit);
    const bill = { type: 'patient-bills', id: patientBill.id };
    const ofBill = { entity, bill, kind: 'pembayaran', method: 'tunai', rest_before: 75_000 };
    const patientPayment = await owner.add(resources.patientPayment, { ...ofBill, amount: 25_000, tendered: 50_000 });
    // One that is on no bill yet, so that its form is open.
    const visitCharge = await owner.add(resources.visitCharge, { ...ofCharge, quantity: 2 });
    const keys: Record<string, Sample> = {};
    for (const [page, [command, field]] of Object.entries(byKey)) {
      const { [field]: key } = await owner.run(resources.entity, { ...entity, version: 0 }, command);
      keys[page] = { id: String(key) };
    }
    const ids = {
      patient,
      visit,
      poly: umum,
      teamMember: sari,
      payer: payer!,
      service,
      tariff: tariff!,
      schedule,
      leave,
      appointment,
      letter,
      letterTemplate,
      treatmentTemplate,
      treatmentSeries,
      treatment,
      vitalRange,
      noteSnippet,
      clinicSetting,
      cashShift,
      visitCharge,
      patientBill,
      patientPayment,
    };
    const [line] = await owner.find(resources.clientAudit, 'Siti Aminah');
    const pages = Object.entries(ids).flatMap(([name, { id }]) => [`${name}Edit`, `${name}Show`].map((page) => [page, { id }]));
    own = { ...Object.fromEntries(pages), ...keys, clientAuditLine: { id: line!.id } };
    return emails.owner;
  });
  for (const { name, path } of ofClinic)
    test(path, async () => expect(await see(path.replace(':id', own[name]?.id ?? NOBODY))).toEqual([]));
});
