/** A patient's visit, from its queue number to its end. Rules: CORE-9, VIS-1 to VIS-7. */
import { ofClient } from '#shared/access';
import { date, dateTime, derived, integer, longText, money, oneOf, readOnly, text } from '#shared/kit/fields';
import { numbered } from '#shared/kit/owned';
import { wordsFor } from '#shared/kit/pageWords';
import { defineResource, toOne, type RecordOf } from '#shared/kit/resource';
import { treating } from './teamMember';
import { reason, takesBack } from '../reason';

/** Every state of a visit, in the order in which they can follow each other. */
export const visitStates = ['antri', 'diperiksa', 'selesai', 'dirujuk', 'batal'] as const;
const open = ['antri', 'diperiksa'] as const;

/** Why somebody comes first: old, pregnant, with a disability, or in danger. */
export const priorities = ['biasa', 'lansia', 'hamil', 'disabilitas', 'gawat'] as const;

/** Where a patient waits: the doctor and the place. */
const queue = {
  doctor: toOne('team-members', { required: true, where: treating }),
  poly: toOne('polies', { required: true, where: { status: ['active'] } }),
};

const ofQueue = { permission: 'queue', owner: 'entity', clientOnly: true } as const;
const ofDoctor = { permission: 'examine', owner: 'entity', clientOnly: true } as const;

export const visit = defineResource('visit', '/visits', {
  noun: { id: 'kunjungan', en: ['visit', 'visits'] },
  feature: 'team',
  pages: {
    base: '/bisnisku/visit',
    add: 'add-visit',
    edit: 'edit-visit',
    show: {
      at: 'detail',
      words: [
        ...['examination', 'queue', 'icd', 'charts', 'letters', 'treatments', 'cashier'],
        ...[
          'patient',
          'teamMember',
          'poly',
          'payer',
          'vitalSign',
          'visitNote',
          'visitDiagnosis',
          'icdCode',
          'letter',
          'treatment',
          'treatmentTemplate',
          'treatmentSeries',
          'consent',
          'visitCharge',
          'service',
        ].map(wordsFor),
      ],
    },
    own: ['show'],
    group: 'business',
    partly: true,
    title: { id: 'Kunjungan & antrean', en: 'Visits & queue' },
  },
  label: 'number',
  calledBy: 'queue_no',
  attributes: {
    queue_no: readOnly(text({ max: 10 })),
    status: readOnly(oneOf(visitStates)),
    number: numbered('KJ/{yyyy}/{mm}/{00000}', { counter: 'visit', at: 'add', per: 'client' }),
    /** The clinic's day on which it began. */
    day: readOnly(date()),
    kind: oneOf(['ralan', 'igd'], { required: true, initial: 'ralan' }),
    /** Without an examination: an injection, a letter. */
    purpose: oneOf(['pemeriksaan', 'tanpa_pemeriksaan'], { required: true, initial: 'pemeriksaan' }),
    complaint: longText({ max: 1_000 }),
    priority: oneOf(priorities, { required: true, initial: 'biasa' }),
    priority_reason: text({ max: 200 }),
    /** How often the patient was called, and when last. */
    calls: readOnly(integer()),
    called_at: readOnly(dateTime()),
    /** When the patient did not come after a call; null once they are called again. */
    skipped_at: readOnly(dateTime()),
    examined_at: readOnly(dateTime()),
    ended_at: readOnly(dateTime()),
    /** Where the patient was sent, or why the visit was cancelled. */
    referred_to: readOnly(text({ max: 160 })),
    end_reason: readOnly(longText({ max: 300 })),
    /** Rupiah to be paid at the desk: charges that are on no bill, and what is left of bills that patients pay themselves. */
    owed: derived(money(), { from: 'visit-charges', by: 'visit', also: ['patient-bills'] }),
  },
  relations: {
    entity: toOne('entity', { required: true }),
    patient: toOne('patients', { required: true, where: { status: ['active'] } }),
    ...queue,
    payer: toOne('payers', { required: true, where: { status: ['active'] } }),
  },
  include: ['patient', 'doctor', 'poly', 'payer'],
  search: ['queue_no', 'number', 'patient.name', 'patient.mrn'],
  sort: ['number', 'day', 'queue_no', 'patient.name', 'doctor.name', 'status', 'created_at'],
  filter: ['day', 'owed', 'status', 'kind', 'priority', 'doctor', 'poly', 'payer', 'patient', 'created_at'],
  columns: ['queue_no', 'patient', 'doctor', 'poly', 'status', 'payer', 'day', 'number'],
  demandsVersion: true,
  sentLater: 'queue_no',
  access: {
    list: ofClient('view visits', 'entity'),
    get: ofClient('view visits', 'entity'),
    add: ofClient('create visits', 'entity'),
    update: ofClient('edit visits', 'entity'),
  },
  roles: {
    admin_klinik: ['view', 'create', 'edit', 'queue', 'cancel'],
    dokter: ['view', 'create', 'edit', 'queue', 'examine', 'cancel'],
    perawat: ['view', 'create', 'edit', 'queue', 'cancel'],
    kasir: ['view', 'create', 'edit', 'queue', 'cancel'],
    apoteker: ['view'],
    lab: ['view'],
    radiologi: ['view'],
  },
  // Only its commands change it.
  states: { field: 'status', initial: 'antri', edit: [], destroy: [] },
  commands: {
    call: { did: 'called', from: ['antri'], to: ['antri'], ...ofQueue, ask: 'never' },
    skip: {
      did: 'skipped',
      from: ['antri'],
      to: ['antri'],
      ...ofQueue,
      needs: 'called_at',
      unless: 'skipped_at',
      unfit: 'visit.not_called',
      ask: 'never',
    },
    transfer: { did: 'transferred', from: ['antri'], to: ['antri'], ...ofQueue, input: { relations: queue } },
    prioritise: {
      did: 'prioritised',
      from: ['antri'],
      to: ['antri'],
      ...ofQueue,
      input: { attributes: { priority: oneOf(priorities, { required: true, initial: 'lansia' }), reason } },
    },
    amend: {
      did: 'amended',
      from: open,
      to: open,
      permission: 'edit',
      owner: 'entity',
      clientOnly: true,
      input: {
        attributes: { complaint: longText({ max: 1_000 }) },
        relations: { payer: toOne('payers', { required: true, where: { status: ['active'] } }) },
      },
    },
    examine: { did: 'examinationBegun', from: ['antri'], to: ['diperiksa'], ...ofDoctor, ask: 'never' },
    finish: { did: 'finished', from: ['diperiksa'], to: ['selesai'], ...ofDoctor, ask: 'never' },
    refer: {
      did: 'referred',
      from: ['diperiksa'],
      to: ['dirujuk'],
      ...ofDoctor,
      input: { attributes: { referred_to: text({ required: true, max: 160 }), reason } },
    },
    cancel: {
      did: 'cancelled',
      from: open,
      to: ['batal'],
      permission: 'cancel',
      ...takesBack,
    },
    /** The patient did not come until the clinic's day was over (VIS-5). */
    expire: { did: 'expired', from: ['antri'], to: ['batal'], permission: 'cancel', owner: 'entity', byClock: true },
  },
});
export type Visit = RecordOf<typeof visit>;
