/** A series of sessions that a patient has agreed to, such as six of physiotherapy. Rules: TRT-4, TRT-10. */
import { ofClient } from '#shared/access';
import { integer, longText, oneOf, readOnly } from '#shared/kit/fields';
import { numbered } from '#shared/kit/owned';
import { wordsFor } from '#shared/kit/pageWords';
import { defineResource, toOne, type RecordOf } from '#shared/kit/resource';
import { chargedBy } from '../domain/treatments';
import { takesBack } from '../reason';

export const treatmentSeries = defineResource('treatmentSeries', '/treatment-series', {
  noun: { id: 'rangkaian tindakan', en: ['treatment series', 'treatment series'] },
  feature: 'treatment',
  pages: {
    base: '/bisnisku/services/treatment-series',
    add: 'add-series',
    edit: 'edit-series',
    show: { at: 'detail', lists: ['treatment'], words: [wordsFor('treatmentTemplate'), wordsFor('treatment'), wordsFor('teamMember')] },
    group: 'business',
    within: 'clinicServices',
    partly: true,
  },
  label: 'number',
  calledBy: 'number',
  attributes: {
    number: numbered('RT/{yyyy}/{mm}/{0000}', { counter: 'treatment series', at: 'add', per: 'client' }),
    status: readOnly(oneOf(['berjalan', 'batal'])),
    /** Sessions in all, and how many of them are done. */
    total: integer({ required: true, min: 2, max: 60, initial: 6 }),
    done: readOnly(integer()),
    charge_by: oneOf(chargedBy, { required: true, initial: 'paket' }),
    cancel_reason: readOnly(longText({ max: 300 })),
  },
  relations: {
    entity: toOne('entity', { required: true }),
    patient: toOne('patients', { required: true, where: { status: ['active'] } }),
    template: toOne('treatment-templates', { required: true, where: { status: ['active'] } }),
  },
  include: ['patient', 'template'],
  search: ['number', 'patient.name', 'template.name'],
  sort: ['number', 'patient.name', 'template.name', 'status', 'created_at'],
  filter: ['status', 'charge_by', 'patient', 'template', 'created_at'],
  columns: ['number', 'patient', 'template', 'done', 'total', 'charge_by', 'status'],
  demandsVersion: true,
  access: {
    list: ofClient('view treatment-series', 'entity'),
    get: ofClient('view treatment-series', 'entity'),
    add: ofClient('create treatment-series', 'entity'),
  },
  roles: {
    admin_klinik: ['view', 'create', 'cancel'],
    dokter: ['view', 'create', 'cancel'],
    perawat: ['view', 'create', 'cancel'],
    kasir: ['view', 'create', 'cancel'],
  },
  states: { field: 'status', initial: 'berjalan', edit: [], destroy: [] },
  commands: {
    cancel: {
      did: 'cancelled',
      from: ['berjalan'],
      to: ['batal'],
      permission: 'cancel',
      ...takesBack,
    },
  },
});
export type TreatmentSeries = RecordOf<typeof treatmentSeries>;
