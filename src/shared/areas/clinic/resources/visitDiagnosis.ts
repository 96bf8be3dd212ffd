/** A diagnosis of a visit, by its ICD-10 code. Keeps code and name as they were. Rules: ICD-1, ICD-2, ICD-4, ICD-6. */
import { ofClient } from '#shared/access';
import { dateTime, longText, oneOf, readOnly, recordId, text } from '#shared/kit/fields';
import { defineResource, readOnlyRelation, toOne, type RecordOf } from '#shared/kit/resource';
import { takesBack } from '../reason';

export const visitDiagnosis = defineResource('visitDiagnosis', '/visit-diagnoses', {
  noun: { id: 'diagnosis', en: ['diagnosis', 'diagnoses'] },
  feature: 'icd',
  label: 'title_id',
  labelEn: 'title_en',
  attributes: {
    code: text({ required: true, max: 9 }),
    /** The names of the code when it was given. */
    title_id: readOnly(text({ max: 255 })),
    title_en: readOnly(text({ max: 255 })),
    /** The first one of a visit is the primary one, unless another is made it. */
    rank: oneOf(['primer', 'sekunder']),
    /** Whether the patient has it for the first time; by default `lama` where they had it at an earlier visit. */
    occurrence: oneOf(['baru', 'lama']),
    author: readOnly(text()),
    author_id: recordId(),
    status: readOnly(oneOf(['recorded', 'struck'])),
    struck_at: readOnly(dateTime()),
    struck_reason: readOnly(longText({ max: 300 })),
  },
  relations: {
    entity: toOne('entity', { required: true }),
    visit: toOne('visits', { required: true }),
    patient: readOnlyRelation(toOne('patients')),
  },
  listInclude: [],
  search: ['code', 'title_id', 'title_en'],
  sort: ['code', 'rank', 'created_at'],
  filter: ['visit', 'patient', 'status', 'rank', 'occurrence', 'code', 'created_at'],
  access: {
    list: ofClient('view visit-diagnoses', 'entity'),
    get: ofClient('view visit-diagnoses', 'entity'),
    add: ofClient('create visit-diagnoses', 'entity'),
    update: ofClient('edit visit-diagnoses', 'entity'),
  },
  roles: {
    admin_klinik: ['view'],
    dokter: ['view', 'create', 'edit', 'strike'],
    perawat: ['view'],
    apoteker: ['view'],
    lab: ['view'],
    radiologi: ['view'],
  },
  states: { field: 'status', initial: 'recorded', edit: ['recorded'], destroy: [] },
  commands: {
    /** The one that was primary becomes secondary. */
    makePrimary: {
      did: 'madePrimary',
      from: ['recorded'],
      to: ['recorded'],
      permission: 'edit',
      owner: 'entity',
      clientOnly: true,
      ask: 'never',
    },
    strike: {
      did: 'struckOut',
      from: ['recorded'],
      to: ['struck'],
      permission: 'strike',
      ...takesBack,
    },
  },
});
export type VisitDiagnosis = RecordOf<typeof visitDiagnosis>;
