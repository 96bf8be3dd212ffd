/** Visits are sorted by the names of their patients and doctors, and found by the patient's; the names of another clinic change nothing. Rule: LST-3. */
import { visit } from '#shared/areas/clinic/resources/visit';
import { build, refTo } from '../build/records';
import { clinicOn, type Clinic } from './clinicWithServices';
import { recordsIn } from './testApi';

let here: Clinic;
let there: Clinic;

/** Registers visits, each of a new patient to a new doctor; the complaint says whose it is. */
const receive = async (clinic: Clinic, pairs: readonly (readonly [patient: string, doctor: string])[]) => {
  const entity = refTo(clinic.entity);
  for (const [name, seenBy] of pairs) {
    const patient = refTo(await build(clinic.owner, 'patient', { entity, name }));
    const doctor = refTo(await build(clinic.owner, 'teamMember', { entity, name: seenBy, profession: 'dokter' }));
    await build(clinic.owner, 'visit', { entity, patient, doctor, complaint: name });
  }
};

const visitsOf = async ({ owner }: Clinic, query: string) =>
  recordsIn(await owner('GET', `/visits?${query}`)).map(({ attributes }) => attributes!['complaint']);

beforeAll(async () => {
  [here, there] = [await clinicOn(), await clinicOn()];
  await receive(here, [
    ['Citra', 'dr. Melati'],
    ['Ani', 'dr. Zaki'],
    ['Budi', 'dr. Anwar'],
  ]);
  await receive(there, [['Bima', 'dr. Nur']]);
});

const rows = [
  ['sort=patient.name', ['Ani', 'Budi', 'Citra']],
  ['sort=-patient.name', ['Citra', 'Budi', 'Ani']],
  ['sort=doctor.name', ['Budi', 'Citra', 'Ani']],
  ['sort=-doctor.name', ['Ani', 'Citra', 'Budi']],
  ['filter[q]=citra&sort=doctor.name', ['Citra']],
  ['filter[q]=bima', []],
] as const;

test.each(rows)('given the query %s, then the visits are those of the own clinic in this order: %j', async (query, expected) =>
  expect(await visitsOf(here, query)).toEqual(expected),
);

describe('given a rule that lets everybody see all visits', () => {
  const { list } = visit.access;
  beforeAll(() => void Object.assign(visit.access, { list: () => ({}) }));
  afterAll(() => void Object.assign(visit.access, { list }));

  test.each(rows)('then the database still keeps to the own clinic for %s: %j', async (query, expected) =>
    expect(await visitsOf(here, query)).toEqual(expected),
  );
});

test('given the other clinic, then it has its own visit only', async () =>
  expect(await visitsOf(there, 'sort=doctor.name')).toEqual(['Bima']));
