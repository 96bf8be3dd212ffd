/** What was really done to a patient at a visit: by whom, where, with which consumables and which consent. Rules: TRT-1 to TRT-9. */
import { ofClient } from '#shared/access';
import { dateTime, integer, longText, oneOf, readOnly, text } from '#shared/kit/fields';
import { numbered, owned } from '#shared/kit/owned';
import { wordsFor } from '#shared/kit/pageWords';
import { defineResource, readOnlyRelation, toOne, type RecordOf } from '#shared/kit/resource';
import { consentNeeds } from '../domain/consents';
import { sides } from '../domain/treatments';
import { consumable } from './treatmentTemplate';
import { reason, takesBack } from '../reason';

/** Who may perform a treatment. */
export const performing = { profession: ['dokter', 'dokter_gigi', 'perawat', 'bidan', 'lainnya'], status: ['active'] } as const;

const performed = { permission: 'perform', owner: 'entity', clientOnly: true } as const;

export const treatment = defineResource('treatment', '/treatments', {
  noun: { id: 'tindakan', en: ['treatment', 'treatments'] },
  feature: 'treatment',
  pages: {
    base: '/bisnisku/services/treatment',
    add: 'add-treatment',
    edit: 'edit-treatment',
    show: {
      at: 'detail',
      words: ['treatments', ...['visit', 'patient', 'teamMember', 'treatmentTemplate', 'treatmentSeries', 'consent'].map(wordsFor)],
    },
    own: ['form', 'show'],
    group: 'business',
    within: 'clinicServices',
    partly: true,
    title: { id: 'Tindakan', en: 'Treatments' },
  },
  label: 'name',
  labelEn: 'name_en',
  attributes: {
    number: numbered('TD/{yyyy}/{mm}/{00000}', { counter: 'treatment', at: 'add', per: 'client' }),
    status: readOnly(oneOf(['direncanakan', 'berlangsung', 'selesai', 'dikoreksi', 'batal'])),
    /** As its kind was called, and coded, when it was planned. */
    name: readOnly(text({ max: 160 })),
    name_en: readOnly(text({ max: 160 })),
    icd9cm: readOnly(text({ max: 9 })),
    /** What it needs before it begins, and what was decided. */
    consent: readOnly(oneOf(consentNeeds)),
    consent_state: readOnly(oneOf(['belum', 'setuju', 'menolak'])),
    /** Where on the body. */
    site: text({ max: 120 }),
    side: oneOf(sides),
    notes: longText({ max: 4_000 }),
    consumables: owned({ ...consumable, batch: text({ max: 40 }) }, { max: 50 }),
    /** Which session of its series: known once it is done. */
    session: readOnly(integer()),
    started_at: readOnly(dateTime()),
    finished_at: readOnly(dateTime()),
    /** Why it began without the signed consent that it needs. */
    emergency_reason: readOnly(longText({ max: 300 })),
    /** Why it takes the place of the previous one, or why it was cancelled. */
    reason: readOnly(longText({ max: 300 })),
    author: readOnly(text()),
  },
  relations: {
    entity: toOne('entity', { required: true }),
    visit: toOne('visits', { required: true, where: { status: ['antri', 'diperiksa'] } }),
    patient: readOnlyRelation(toOne('patients')),
    template: toOne('treatment-templates', { required: true, where: { status: ['active'] } }),
    performer: toOne('team-members', { required: true, where: performing }),
    series: toOne('treatment-series', { where: { status: ['berjalan'] } }),
    /** The finished treatment that this one corrects. */
    previous: readOnlyRelation(toOne('treatments')),
  },
  include: ['patient', 'performer'],
  search: ['number', 'name', 'name_en', 'patient.name'],
  sort: ['number', 'name', 'patient.name', 'performer.name', 'status', 'finished_at', 'created_at'],
  filter: ['status', 'performer', 'template', 'visit', 'patient', 'series', 'finished_at', 'created_at'],
  columns: ['name', 'patient', 'performer', 'status', 'consent_state', 'created_at', 'number'],
  demandsVersion: true,
  access: {
    list: ofClient('view treatments', 'entity'),
    get: ofClient('view treatments', 'entity'),
    add: ofClient('create treatments', 'entity'),
    update: ofClient('edit treatments', 'entity'),
  },
  roles: {
    // Who invites nurses holds what a nurse may (ROL-19).
    admin_klinik: ['view', 'create', 'edit', 'perform', 'cancel', 'correct'],
    dokter: ['view', 'create', 'edit', 'perform', 'cancel', 'correct'],
    perawat: ['view', 'create', 'edit', 'perform', 'cancel', 'correct'],
    kasir: ['view'],
  },
  states: { field: 'status', initial: 'direncanakan', edit: ['direncanakan', 'berlangsung'], destroy: [] },
  commands: {
    start: { did: 'started', from: ['direncanakan'], to: ['berlangsung'], ...performed, ask: 'never' },
    /** Without the signed consent that it needs: only in an emergency, with a reason. */
    startUrgently: {
      did: 'startedUrgently',
      from: ['direncanakan'],
      to: ['berlangsung'],
      ...performed,
      needs: 'consent_state',
      unfit: 'treatment.consent_not_needed',
      tone: 'danger',
      input: { attributes: { reason } },
    },
    /** What takes a moment, such as an injection, is finished without having been started. */
    finish: { did: 'finished', from: ['direncanakan', 'berlangsung'], to: ['selesai'], ...performed, ask: 'never' },
    /** Makes the one that takes its place, which counts once it is finished. */
    correct: {
      did: 'correctionBegun',
      from: ['selesai'],
      to: ['dikoreksi'],
      permission: 'correct',
      owner: 'entity',
      clientOnly: true,
      input: { attributes: { reason } },
    },
    /** Its correction was cancelled before it was finished. */
    reinstate: { did: 'reinstated', from: ['dikoreksi'], to: ['selesai'], permission: 'correct', owner: 'entity', byClock: true },
    cancel: {
      did: 'cancelled',
      from: ['direncanakan', 'berlangsung', 'selesai'],
      to: ['batal'],
      permission: 'cancel',
      ...takesBack,
    },
  },
});
export type Treatment = RecordOf<typeof treatment>;
