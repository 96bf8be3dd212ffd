/** A patient of a clinic. Rules: CORE-2, CORE-3, CORE-8, PAT-1, PAT-2, PAT-4, PAT-5, PAT-7, PAT-8, PAT-11 to PAT-14. */
import { ofClient } from '#shared/access';
import { bpjs, date, dateTime, email, flag, integer, longText, nik, oneOf, phone, readOnly, region, text } from '#shared/kit/fields';
import { numbered, owned } from '#shared/kit/owned';
import { wordsFor } from '#shared/kit/pageWords';
import { defineResource, readOnlyRelation, toOne, type RecordOf } from '#shared/kit/resource';
import { reason } from '../reason';

/** Unique among the patients of one clinic that were not merged into another one. */
const ownNumber = { unique: { within: 'entity', unless: 'merged_into' } } as const;

/** The states of a patient whose record is their only one. */
const known = ['active', 'deceased'] as const;

export const patient = defineResource('patient', '/patients', {
  noun: { id: 'pasien', en: ['patient', 'patients'] },
  feature: 'team',
  pages: {
    base: '/bisnisku/patient',
    add: 'add-patient',
    edit: 'edit-patient',
    show: {
      at: 'detail',
      lists: ['visit'],
      words: ['treatments', ...['reading', 'teamMember', 'poly', 'payer', 'consent', 'treatment'].map(wordsFor)],
    },
    group: 'business',
    partly: true,
    own: ['list', 'form', 'show'],
  },
  label: 'name',
  attributes: {
    /** No. RM, the medical record number. */
    mrn: numbered('{000000}', { counter: 'patient', at: 'add', per: 'client' }),
    /** How the patient is identified: by NIK, by the mother (a newborn without NIK), or by passport (a foreigner). Rules: PAT-13, PAT-14. */
    kind: oneOf(['wni', 'bayi', 'wna'], { required: true, initial: 'wni' }),
    name: text({ required: true, max: 160 }),
    sex: oneOf(['L', 'P'], { required: true }),
    birth_date: date({ required: true }),
    /** The date follows from an age ("about 30 years") and never counts as the same as another one (PAT-7). */
    birth_estimated: flag(),
    /** Of a newborn, by the clinic's clock: `05:40`. */
    birth_time: text({ max: 5 }),
    birth_place: text({ max: 100 }),
    nik: nik(ownNumber),
    /** Of a newborn without a NIK of its own; siblings of one birth have the same one. */
    nik_mother: nik(),
    birth_order: integer({ min: 1, max: 9 }),
    /** Of a newborn whose mother is no patient of the clinic. */
    mother_name: text({ max: 160 }),
    /** Of a foreigner. */
    passport: text({ ...ownNumber, max: 20, personal: true }),
    /** In two letters of ISO 3166-1; the list is left to who asks for it, as every page of a clinic has this declaration. */
    country: text({ max: 2 }),
    bpjs_no: bpjs(ownNumber),
    phone: phone(),
    email: email(),
    address: longText({ max: 500, personal: true }),
    rt: text({ max: 3 }),
    rw: text({ max: 3 }),
    region: region(),
    blood_type: oneOf(['A', 'B', 'AB', 'O', '-']),
    marital: oneOf(['belum_kawin', 'kawin', 'cerai_hidup', 'cerai_mati']),
    religion: oneOf(['islam', 'kristen', 'katolik', 'hindu', 'buddha', 'konghucu', 'kepercayaan']),
    emergency_name: text({ max: 120 }),
    emergency_phone: phone(),
    /** Of somebody below 18 years. */
    guardian_name: text({ max: 120 }),
    guardian_relation: text({ max: 60 }),
    allergies: owned(
      {
        substance: text({ required: true, max: 120 }),
        reaction: text({ max: 200 }),
        severity: oneOf(['ringan', 'sedang', 'berat']),
      },
      { max: 50 },
    ),
    /** The patient was asked and has no known allergy. An empty list alone does not say so. */
    no_known_allergies: flag(),
    deceased_on: readOnly(date()),
    /** When and by whom it was merged; null unless it is. */
    merged_at: readOnly(dateTime()),
    merged_by: readOnly(text({ max: 160 })),
    /** Record numbers of those that were merged into this one, in their order: `000012, 000345`. */
    former_mrns: readOnly(text()),
    status: readOnly(oneOf(['active', 'deceased', 'merged'])),
  },
  relations: {
    entity: toOne('entity', { required: true }),
    /** Of a newborn. */
    mother: toOne('patients', { where: { status: known } }),
    /** Who usually pays. */
    payer: toOne('payers'),
    /** The patient that this record was merged into. */
    merged_into: readOnlyRelation(toOne('patients')),
  },
  include: ['mother', 'payer', 'merged_into'],
  listInclude: [],
  search: { mrn: 'prefix', name: 'fuzzy', nik: 'exact', bpjs_no: 'exact', phone: 'phone' },
  sort: ['mrn', 'name', 'birth_date', 'status', 'created_at'],
  filter: ['kind', 'sex', 'birth_date', 'status', 'merged_into', 'created_at'],
  mergedInto: 'merged_into',
  audited: 'reads',
  exported: true,
  demandsVersion: true,
  sentLater: 'mrn',
  columns: ['name', 'mrn', 'birth_date', 'region', 'phone', 'status'],
  access: {
    list: ofClient('view patients', 'entity'),
    get: ofClient('view patients', 'entity'),
    add: ofClient('create patients', 'entity'),
    update: ofClient('edit patients', 'entity'),
  },
  roles: {
    admin_klinik: ['view', 'create', 'edit', 'merge', 'export'],
    dokter: ['view', 'create', 'edit'],
    perawat: ['view', 'create', 'edit'],
    kasir: ['view', 'create', 'edit'],
    apoteker: ['view'],
    lab: ['view'],
    radiologi: ['view'],
  },
  states: { field: 'status', initial: 'active', edit: ['active', 'deceased'], destroy: [] },
  commands: {
    recordDeath: {
      did: 'deathRecorded',
      from: ['active'],
      to: ['deceased'],
      permission: 'edit',
      owner: 'entity',
      clientOnly: true,
      input: { attributes: { deceased_on: date({ required: true }) } },
    },
    takeDeathBack: { did: 'deathTakenBack', from: ['deceased'], to: ['active'], permission: 'edit', owner: 'entity', clientOnly: true },
    /** The same person was registered twice: this record goes, and what belongs to it moves to the one that stays. */
    merge: {
      did: 'merged',
      from: known,
      to: ['merged'],
      permission: 'merge',
      owner: 'entity',
      clientOnly: true,
      tone: 'danger',
      input: {
        attributes: { reason },
        relations: { into: toOne('patients', { required: true, where: { status: known } }) },
      },
      noted: ['reason'],
    },
    unmerge: {
      did: 'mergeTakenBack',
      from: ['merged'],
      to: known,
      permission: 'merge',
      owner: 'entity',
      clientOnly: true,
      input: { attributes: { reason } },
      noted: ['reason'],
    },
  },
});
export type Patient = RecordOf<typeof patient>;
