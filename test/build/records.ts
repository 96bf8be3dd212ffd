/** Builders: any declared record from its declaration, through the API, with the parents it needs. */
import type { Actor } from '#shared/access';
import { addDays } from '#shared/domain/calendarDays';
import { MOST_RUPIAH } from '#shared/domain/money';
import { nikFacts } from '#shared/domain/nik';
import { resourceOfType, resources, type ResourceName } from '#shared/areas/resources';
import { inputOf } from '#shared/kit/commands';
import type { Field, FieldKind } from '#shared/kit/fields';
import type { Ref, Relation, Resource } from '#shared/kit/resource';
import type { ResourceObject } from '#shared/jsonapi';
import { consentTextOf } from '#shared/areas/clinic/domain/consentText';
import type { ConsentKind } from '#shared/areas/clinic/domain/consents';
import { letterKinds } from '#shared/areas/clinic/domain/letters';
import { languages, type Language } from '#shared/locale';
import { icdCodes } from '#server/db/seed/icdCodes';
import { PASSWORD } from '../server/db/withDatabase';
import { recordIn, recordsIn, type Caller } from '../api/testApi';
import { isAddedAtClinic, isOfClinic } from './clinicData';

const names = ['Gauze', 'Dr. Sari', 'Wound care', 'Klinik Melati', 'Stethoscope', 'Vitamin C', 'Bed rest', 'Dr. Budi'];

let made = 0;

/** A name that no other record of this run has. */
export const someName = (): string => {
  made += 1;
  return `${names[made % names.length]} ${made}`;
};

/** A sound value of each kind of field; a kind that is missing here does not compile. */
const valueOf = {
  text: ({ max = 120 }) => someName().slice(0, max),
  longText: ({ max = 120 }) => someName().slice(0, max),
  richText: () => someName(),
  email: () => `sari.${(made += 1)}@klinik.test`,
  color: () => '#2e7d6b',
  secret: () => 'Selamat-Pagi-2026',
  image: () => null,
  file: () => null,
  // Sound by itself; no upload answered it, so a command that would keep it refuses it.
  files: ({ required }) => (required ? [{ id: 'never-uploaded', name: 'berkas.pdf', size: 4, type: 'application/pdf' }] : null),
  integer: () => 3,
  decimal: ({ scale = 0 }) => (1.5).toFixed(scale),
  money: () => 129_000,
  flag: () => true,
  date: () => '2026-03-05',
  dateTime: () => '2026-03-05T03:04:05.000Z',
  period: () => '2026-03-01/2026-03-31',
  oneOf: ({ values }) => values![0],
  someOf: ({ values }) => [...values!],
  phone: () => `+628123${String((made += 1)).padStart(7, '0')}`,
  nik: () => '3171011708450001',
  bpjs: () => String(1_000_000_000_000 + (made += 1)),
  region: () => '3171',
  npwp: () => '0013121660091000',
  id: () => null,
  json: () => null,
  owned: ({ lines }) => [
    Object.fromEntries(
      Object.entries(lines!.fields).flatMap(([name, field]) => (field.required && field.mode !== 'r' ? [[name, valueFor(field)]] : [])),
    ),
  ],
} satisfies Record<FieldKind, (field: Field) => unknown>;

const valueFor = (field: Field): unknown => (valueOf[field.kind] as (field: Field) => unknown)(field);

/** Values by declared name; relations as references. */
export type Given = Readonly<Record<string, unknown>>;

const document = (resource: Resource, values: Given, id?: string) => {
  const family = (fields: object) => Object.entries(values).filter(([name]) => name in fields);
  return {
    data: {
      type: resource.type,
      ...(id && { id }),
      attributes: Object.fromEntries(family(resource.attributes)),
      relationships: Object.fromEntries(family(resource.relations).map(([name, data]) => [name, { data }])),
    },
  };
};

/** A document that changes a record. */
export const changeOf = (name: ResourceName, id: string, values: Given) => document(resources[name], values, id);

const isNeeded = (name: string, field: Field): boolean =>
  field.mode !== 'r' && (field.required || name === 'password') && field.initial === undefined;

/** An invoice that can be paid. */
export const issuedInvoice = async (call: Caller, values: Given): Promise<ResourceObject> => {
  const made = await build(call, 'invoice', values);
  await call('POST', `/invoices/${made.id}/issue`, { data: { type: 'invoices', id: made.id, attributes: {} } });
  return made;
};

/** A client, the given one or a new one, that paid far more than it owed. */
const clientWithCredit = async (call: Caller, entity: unknown): Promise<Ref> => {
  const of = { ...(entity !== undefined && { entity }), amount: MOST_RUPIAH, withheld: null, withholding_no: null };
  const { id, relationships } = await build(call, 'payment', of);
  await call('POST', `/payments/${id}/verify`, { data: { type: 'payments', id, attributes: {} } });
  return relationships!['entity']!.data as Ref;
};

/** Terms of billing that fit together, each from a day of its own in the future. */
const soundTerms = (values: Given): Given => ({
  valid_from: addDays('2040-01-01', (made += 1)),
  due_after: 14,
  invoice_reminders: '-3, 0, 3',
  trial_reminders: '3, 1',
  ...values,
});

/** A time that a doctor's schedule has, far ahead, for somebody who is no patient yet. */
const freeTime = async (call: Caller, { doctor, start, ...values }: Given): Promise<Given> => {
  const of = { ...(values['entity'] !== undefined && { entity: values['entity'] }), ...(doctor !== undefined && { doctor }) };
  // A test that says when to book has made the schedule.
  const found = start !== undefined && doctor !== undefined ? doctor : (await build(call, 'schedule', of)).relationships!['doctor']!.data;
  return { day: '2040-01-02', name: someName(), phone: '+628123456789', ...values, doctor: found, start: start ?? '08:00' };
};

/** What an identity number says of its owner, so that nothing contradicts it. */
const identityOf = (nik: string): Given => {
  const facts = nikFacts(nik, '2026-03-05');
  return facts ? { sex: facts.sex, birth_date: facts.birthDates[0] } : {};
};

/** A record that a relation may lead to. @param entity the client whose record needs it: what is a clinic's own belongs to the same one */
const parentOf = async (call: Caller, { type, where = {} }: Relation, entity?: unknown): Promise<Ref> => {
  const resource: Resource = resourceOfType(type)!;
  // A new record has the first state of its resource already.
  const wanted = Object.entries(where).flatMap(([field, [value]]) => (field === resource.states?.field ? [] : [[field, value]]));
  const of = entity !== undefined && isAddedAtClinic(resource) && { entity };
  // What is charged has a price.
  const price = type === 'services' && { first_price: 129_000 };
  return refTo(await build(call, resource.name as ResourceName, { ...Object.fromEntries(wanted), ...of, ...price }));
};

/** Whether the caller works for no client. */
const isOfNoClient = async (call: Caller): Promise<boolean> => {
  const { document: profile } = await call('GET', '/me');
  return (profile.meta?.['actor'] as Actor | undefined)?.entityId === null;
};

/** Who adds what only people of a clinic may add: the caller, or the owner of the clinic that is made for them. */
const atClinic = async (call: Caller): Promise<Caller> => ((await isOfNoClient(call)) ? (await clinicOf(call)).call : call);

/** A cashier has one open shift: the one before is counted, whatever is in its drawer. */
const closeShift = async (call: Caller): Promise<void> => {
  for (const { type, id } of recordsIn(await call('GET', '/cash-shifts?filter[status]=buka')))
    await call(
      'POST',
      `/${type}/${id}/count`,
      {
        data: { type, id, attributes: { tunai: 0, transfer: 0, qris: 0, kartu: 0, leave: 0 } },
        meta: { confirmed: ['shift.open_bills', 'shift.differs'] },
      },
      { 'if-match': '*' },
    );
};

/** A visit with a charge that is on no bill: the given one, or a new one. */
const chargedVisit = async (own: Caller, of: Given, visit: unknown): Promise<unknown> => {
  const open = visit ? recordsIn(await own('GET', `/visit-charges?filter[visit]=${(visit as Ref).id}&filter[status]=terbuka`)) : [];
  if (open.length) return visit;
  return (await build(own, 'visitCharge', { ...of, ...(visit ? { visit } : {}) })).relationships!['visit']!.data;
};

/** What the money of patients needs: charges on the bill, an open shift for the payment. A payment is a deposit, unless the test says of what. */
const soundMoney = async (call: Caller, name: ResourceName, { visit, kind, entity, patient }: Given): Promise<Given> => {
  if (name !== 'cashShift' && name !== 'patientBill' && name !== 'patientPayment') return {};
  const own = await atClinic(call);
  const of = entity === undefined ? {} : { entity };
  if (name === 'cashShift') await closeShift(own);
  if (name === 'patientBill') return { visit: await chargedVisit(own, of, visit) };
  if (name !== 'patientPayment' || kind) return {};
  if (!recordsIn(await own('GET', '/cash-shifts?filter[status]=buka')).length) await build(own, 'cashShift', of);
  return { kind: 'uang_muka', patient: patient ?? refTo(await build(own, 'patient', of)) };
};

/** Another visit of the patient of a note. */
const laterVisit = async (call: Caller, { id }: Ref): Promise<Ref> => {
  const { relationships } = recordIn(await (await clinicOf(call)).call('GET', `/visit-notes/${id}`));
  return refTo(await build(call, 'visit', { patient: relationships!['patient']!.data, entity: relationships!['entity']!.data }));
};

/** What a letter of its kind must say; a sick note, unless another kind is given. */
const soundLetter = ({ kind = 'sakit', ...values }: Given): Given => ({
  kind,
  ...(kind === 'sakit' && { first_day: '2026-03-05', days: 3, rest: 'istirahat' }),
  ...(kind === 'sehat' && { purpose: 'Melamar pekerjaan' }),
  ...(kind === 'rujukan' && { referred_to: 'RSUD Kota', reason: 'Perlu rawat inap', diagnosis: 'Demam dengue' }),
  ...(kind === 'kontrol' && { control_day: '2026-03-12' }),
  ...(kind === 'resume' && { text: 'Pasien membaik.' }),
  ...values,
});

/** Strokes that are a signature. */
export const SIGNATURE = 'M10 100L40 20L70 150L100 40L130 150L160 60L190 120L220 80L260 110';

/** A consent that nobody edited: its text is the one that the clinic reads to this patient. */
const soundConsent = async (call: Caller, values: Given): Promise<Given> => {
  const { relationships } = recordIn(await call('GET', `/visits/${(values['visit'] as Ref).id}`));
  const nameOf = async (path: string, relation: string) =>
    recordIn(await call('GET', `${path}/${(relationships![relation]!.data as Ref).id}`)).attributes!;
  const [patient, entity] = [await nameOf('/patients', 'patient'), await nameOf('/entity', 'entity')];
  const { kind = 'persetujuan_umum', language = 'id' } = values as { kind?: ConsentKind; language?: Language };
  const said = { patient: String(patient['name']), mrn: String(patient['mrn']), clinic: String(entity['name']) };
  const { body } = consentTextOf({ kind, language, template: null, values: said });
  return { text: body, signature: SIGNATURE };
};

/** There are fewer kinds of letters in two languages than templates that a file of tests makes. */
const removeTemplate = async (call: Caller, { kind, language }: Given): Promise<void> => {
  const owner = (await clinics.get(call))?.call;
  if (!owner) return;
  const path = `/letter-templates?filter[kind]=${String(kind)}&filter[language]=${String(language)}`;
  for (const { id } of recordsIn(await owner('GET', path))) await owner('DELETE', `/letter-templates/${id}`);
};

/** A document that creates a record: what must be given and isn't in `values` is made up, parents are created. */
export const draftOf = async (call: Caller, name: ResourceName, values: Given = {}, id?: string) => {
  const resource: Resource = resources[name];
  const full: Record<string, unknown> = { ...values };
  for (const [key, field] of Object.entries(resource.attributes)) if (isNeeded(key, field)) full[key] ??= valueFor(field);
  // A clinic that was made for the caller (`callerFor`) is the one that its own data belongs to.
  const clinic = isAddedAtClinic(resource) && (await clinics.get(call));
  if (clinic) full['entity'] = clinic.entity;
  // What is paid is an invoice that was issued, and the client is that of the invoice.
  if ((name === 'payment' || name === 'charge') && !full['invoice']) {
    const { entity, ...rest } = full;
    return document(resource, { ...rest, invoice: refTo(await issuedInvoice(call, entity ? { entity } : {})) }, id);
  }
  // Only people of no client write tickets of none.
  if (name === 'ticket') full['entity'] ??= refTo(await build(call, 'entity'));
  // A clinic's limits of one measure do not overlap.
  if (name === 'vitalRange' && values['from_months'] === undefined) {
    const from = (made += 1) % 1_000;
    Object.assign(full, { from_months: from, to_months: from + 1 });
  }
  // Text is copied within the record of one patient, from a note of another visit.
  if (name === 'visitNote' && values['source'] && values['visit']) full['visit'] = await laterVisit(call, values['source'] as Ref);
  // A tariff adds up, and one that has not begun can still be changed and deleted.
  if (name === 'tariff') {
    const { facility, professional, consumables, administration } = values as Record<string, number | undefined>;
    const parts = [facility, professional, consumables, administration];
    if (parts.every((one) => one === undefined)) full['facility'] = full['price'];
    full['valid_from'] = values['valid_from'] ?? '2040-01-01';
  }
  // At least one value was measured.
  if (name === 'vitalSign' && full['pulse'] === undefined) full['pulse'] = 80;
  Object.assign(full, await soundMoney(call, name, { ...values, entity: full['entity'] }));
  if (name === 'letter') Object.assign(full, soundLetter(values), { entity: full['entity'] });
  // A clinic has one template for each kind and language.
  if (name === 'letterTemplate' && values['kind'] === undefined) {
    const turn = (made += 1);
    full['kind'] = letterKinds[turn % letterKinds.length];
    full['language'] = values['language'] ?? languages[Math.floor(turn / letterKinds.length) % languages.length];
    await removeTemplate(call, full);
  }
  if (name === 'creditPayout') full['entity'] = await clientWithCredit(call, full['entity']);
  if (name === 'billingTerm') Object.assign(full, soundTerms(values));
  if (name === 'poly') full['code'] = values['code'] ?? (made += 1).toString(36).toUpperCase();
  if (name === 'icdCode')
    full['code'] =
      values['code'] ??
      `U${String((made += 1))
        .padStart(4, '0')
        .replace(/^../, '$&.')}`;
  // A clinic notes something of a code that is there, and of each one once.
  if (name === 'icdTerm') full['code'] = values['code'] ?? icdCodes[(made += 1) % icdCodes.length]!.code;
  if (name === 'visitDiagnosis') full['code'] = values['code'] ?? icdCodes.find(({ system }) => system === 'ICD10')!.code;
  if (name === 'appointment') Object.assign(full, await freeTime(call, { ...values, entity: full['entity'] }));
  if (name === 'patient' && values['nik']) Object.assign(full, identityOf(String(values['nik'])), values);
  if (name === 'bankAccount') full['number'] = values['number'] ?? String(12_345_000 + (made += 1));
  if (name === 'issuer') full['valid_from'] = values['valid_from'] ?? addDays('2040-01-01', (made += 1));
  if (name === 'membership') full['role'] ??= refTo(await build(call, 'role', { scope: 'entity' }));
  // Only what has several sessions is done in a series.
  if (name === 'treatmentSeries') {
    const of = full['entity'] !== undefined && { entity: full['entity'] };
    full['template'] ??= refTo(await build(call, 'treatmentTemplate', { sessions: 6, ...of }));
  }
  for (const [key, relation] of Object.entries(resource.relations)) {
    if (relation.required && relation.mode !== 'r') full[key] ??= await parentOf(call, relation, full['entity']);
  }
  if (name === 'consent') {
    const sound = await soundConsent((await clinics.get(call))?.call ?? call, full);
    for (const [key, value] of Object.entries(sound)) full[key] = values[key] === undefined ? value : values[key];
  }
  return document(resource, full, id);
};

/** The document that tells a command what it needs, made up; `data` has no id. @param entity the client whose record it changes */
export const inputDocument = async (call: Caller, name: ResourceName, command: string, entity?: Ref) => {
  const told = inputOf(resources[name], command);
  const full: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(told.attributes))
    if (field.required && field.initial === undefined) full[key] = valueFor(field);
  for (const [key, relation] of Object.entries(told.relations)) if (relation.required) full[key] = await parentOf(call, relation, entity);
  return document(told, full);
};

/** A reference to a record. */
export const refTo = ({ type, id }: ResourceObject): Ref => ({ type, id });

/** The document of somebody who registers; what isn't in `values` is made up. */
export const registration = (values: Given = {}) => ({
  data: {
    type: 'token',
    attributes: {
      name: 'Dr. Sari',
      email: `sari.${(made += 1)}@melati.test`,
      password: 'kasa-steril-2026',
      password_confirmation: 'kasa-steril-2026',
      agree: true,
      ...values,
    },
  },
});

const clinics = new WeakMap<Caller, Promise<{ readonly entity: Ref; readonly call: Caller }>>();

/** A clinic with a subscription, and its owner, made by somebody who manages clients; the same each time. */
export const clinicOf = (admin: Caller) => {
  const make = async () => {
    const entity = refTo(await build(admin, 'entity'));
    const owner = await build(admin, 'user', { entity, password: PASSWORD });
    const [pack] = recordsIn(await admin('GET', '/packages?filter[target]=clinic&sort=created_at'));
    const { id } = await build(admin, 'clientsubsheader', { entity, package: refTo(pack!) });
    await admin('POST', `/clientsubsheader/${id}/activate`, { data: { type: 'clientsubsheader', id, attributes: { trial: false } } });
    const { email } = owner.attributes!;
    const { document } = await admin('POST', '/login', { data: { type: 'token', attributes: { email, password: PASSWORD } } });
    const authorization = `Bearer ${String((document as Record<string, unknown>)['access_token'])}`;
    const call: Caller = (method, path, body, headers) => admin(method, path, body, { ...headers, authorization });
    return { entity, call };
  };
  const known = clinics.get(admin);
  if (known) return known;
  const made = make();
  clinics.set(admin, made);
  // The owner's own records, and what they need, belong to the same clinic.
  void made.then(({ call }) => clinics.set(call, made));
  return made;
};

/** Who adds, reads and changes records of a resource: the given admin, or for what is a clinic's own the owner of a clinic. */
export const callerFor = async (admin: Caller, name: ResourceName): Promise<Caller> =>
  isAddedAtClinic(resources[name]) || isOfClinic(resources[name]) ? (await clinicOf(admin)).call : admin;

/** Creates a record as the caller; what only people of a clinic may add, as the owner of one. @throws when the API refuses it */
export const build = async (call: Caller, name: ResourceName, values: Given = {}, id?: string): Promise<ResourceObject> => {
  if (isAddedAtClinic(resources[name]) && (await isOfNoClient(call))) {
    const clinic = await clinicOf(call);
    return build(clinic.call, name, { entity: clinic.entity, ...values }, id);
  }
  const answer = await call('POST', resources[name].path, await draftOf(call, name, values, id));
  if (answer.status !== 201) throw new Error(`${name} wasn't made: ${answer.status} ${answer.text}`);
  return recordIn(answer);
};
