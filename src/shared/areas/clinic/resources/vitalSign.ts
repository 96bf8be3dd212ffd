/** Vital signs that were measured at a visit: never changed, only struck out with a reason. Rules: VIT-1 to VIT-5. */
import { ofClient } from '#shared/access';
import { dateTime, decimal, integer, json, longText, oneOf, readOnly, recordId, text } from '#shared/kit/fields';
import { defineResource, readOnlyRelation, toOne, type RecordOf } from '#shared/kit/resource';
import { takesBack } from '../reason';

/** Levels of consciousness as clinics write them, from awake to coma. */
export const consciousness = ['compos_mentis', 'apatis', 'somnolen', 'delirium', 'sopor', 'koma'] as const;

export const vitalSign = defineResource('vitalSign', '/vital-signs', {
  noun: { id: 'tanda vital', en: ['set of vital signs', 'vital signs'] },
  feature: 'team',
  label: 'author',
  attributes: {
    measured_at: readOnly(dateTime({ required: true })),
    /** Name of the person who entered them, at that time. */
    author: readOnly(text()),
    author_id: recordId(),
    /** mmHg. */
    systolic: integer({ max: 400 }),
    diastolic: integer({ max: 300 }),
    /** Per minute. */
    pulse: integer({ max: 400 }),
    respiration: integer({ max: 200 }),
    /** Degrees Celsius. */
    temperature: decimal({ scale: 2, max: 999 }),
    /** Per cent. */
    spo2: integer({ max: 100 }),
    /** Kilograms. */
    weight: decimal({ scale: 2, max: 99_999 }),
    /** Centimetres. */
    height: decimal({ scale: 2, max: 9_999 }),
    head: decimal({ scale: 2, max: 999 }),
    /** From 0, no pain, to 10. */
    pain: integer({ max: 10 }),
    consciousness: oneOf(consciousness),
    /** Body mass index, where weight and height were measured. */
    bmi: readOnly(decimal({ scale: 1 })),
    /** What each value outside of the normal told when it was measured, by the age at that time: `{ pulse: 'critical_high' }`. */
    findings: json(),
    status: readOnly(oneOf(['recorded', 'struck'])),
    struck_reason: readOnly(longText({ max: 300 })),
  },
  relations: {
    entity: toOne('entity', { required: true }),
    visit: toOne('visits', { required: true }),
    patient: readOnlyRelation(toOne('patients')),
  },
  listInclude: [],
  search: ['author'],
  sort: ['measured_at', 'created_at'],
  filter: ['visit', 'patient', 'status', 'measured_at'],
  access: {
    list: ofClient('view vital-signs', 'entity'),
    get: ofClient('view vital-signs', 'entity'),
    add: ofClient('create vital-signs', 'entity'),
  },
  roles: {
    admin_klinik: ['view', 'create', 'strike'],
    dokter: ['view', 'create', 'strike'],
    perawat: ['view', 'create', 'strike'],
    apoteker: ['view'],
  },
  states: { field: 'status', initial: 'recorded', edit: [], destroy: [] },
  commands: {
    strike: {
      did: 'struckOut',
      from: ['recorded'],
      to: ['struck'],
      permission: 'strike',
      ...takesBack,
    },
  },
});
export type VitalSign = RecordOf<typeof vitalSign>;
