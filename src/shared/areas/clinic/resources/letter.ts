/** A letter that a patient takes along from a visit. Its text is written from a template when it is signed, and is fixed from then on. Rules: LET-1 to LET-5. */
import { ofClient } from '#shared/access';
import { date, dateTime, flag, integer, json, longText, oneOf, readOnly, recordId, text } from '#shared/kit/fields';
import { wordsFor } from '#shared/kit/pageWords';
import { defineResource, readOnlyRelation, toOne, type RecordOf } from '#shared/kit/resource';
import { languages } from '#shared/locale';
import { LONGEST } from '../domain/diagnoses';
import { letterKinds } from '../domain/letters';
import { takesBack } from '../reason';

export const letter = defineResource('letter', '/letters', {
  noun: { id: 'surat', en: ['letter', 'letters'] },
  feature: 'team',
  pages: {
    base: '/bisnisku/letter',
    add: 'add-letter',
    edit: 'edit-letter',
    show: { at: 'detail', words: ['letters', wordsFor('patient'), wordsFor('visit')] },
    own: ['form', 'show'],
    group: 'business',
    within: 'clinicSetup',
    partly: true,
  },
  label: 'number',
  calledBy: 'number',
  attributes: {
    /** Given when it is signed: each kind has a sequence for each year. */
    number: readOnly(text({ max: 40 })),
    status: readOnly(oneOf(['draft', 'signed', 'cancelled'])),
    kind: oneOf(letterKinds, { required: true, initial: 'sakit' }),
    language: oneOf(languages, { required: true, initial: 'id' }),
    /** Of a sick note. */
    first_day: date(),
    days: integer({ min: 1, max: 14 }),
    rest: oneOf(['istirahat', 'tugas_ringan']),
    /** What a certificate of good health is for. */
    purpose: text({ max: 200 }),
    referred_to: text({ max: 160 }),
    reason: longText({ max: 1_000 }),
    diagnosis: text({ max: LONGEST }),
    /** A sick note, which employers read, says the diagnosis only where the doctor chooses so. */
    with_diagnosis: flag(),
    control_day: date(),
    /** Of a medical summary. */
    text: longText({ max: 10_000 }),
    /** Name of the person who wrote it, then of the one who signed it. */
    author: readOnly(text()),
    author_id: recordId(),
    signed_by: readOnly(text()),
    signed_at: readOnly(dateTime()),
    cancel_reason: readOnly(longText({ max: 300 })),
    /** What the signed letter says, as it is printed: a `Paper`. */
    paper: json(),
  },
  relations: {
    entity: toOne('entity', { required: true }),
    visit: toOne('visits', { required: true }),
    patient: readOnlyRelation(toOne('patients')),
  },
  include: ['patient', 'visit'],
  search: ['number', 'patient.name'],
  sort: ['number', 'kind', 'patient.name', 'status', 'signed_at', 'created_at'],
  filter: ['kind', 'status', 'visit', 'patient', 'language', 'signed_at', 'created_at'],
  columns: ['number', 'kind', 'patient', 'status', 'signed_by', 'signed_at'],
  demandsVersion: true,
  access: {
    list: ofClient('view letters', 'entity'),
    get: ofClient('view letters', 'entity'),
    add: ofClient('create letters', 'entity'),
    update: ofClient('edit letters', 'entity'),
  },
  roles: {
    admin_klinik: ['view', 'create', 'edit'],
    dokter: ['view', 'create', 'edit', 'sign', 'cancel'],
    perawat: ['view', 'create', 'edit'],
  },
  states: { field: 'status', initial: 'draft', edit: ['draft'], destroy: [] },
  commands: {
    sign: { did: 'signed', from: ['draft'], to: ['signed'], permission: 'sign', owner: 'entity', clientOnly: true, ask: 'never' },
    cancel: {
      did: 'cancelled',
      from: ['draft', 'signed'],
      to: ['cancelled'],
      permission: 'cancel',
      ...takesBack,
    },
  },
});
export type Letter = RecordOf<typeof letter>;
