/** A treatment that a clinic offers: its service, its ICD-9-CM code, its usual consumables, and the consent that it needs. Rules: SVC-5, TRT-7. */
import { ofClient } from '#shared/access';
import { decimal, integer, longText, oneOf, text } from '#shared/kit/fields';
import { owned } from '#shared/kit/owned';
import { defineResource, toOne, type RecordOf } from '#shared/kit/resource';
import { consentNeeds } from '../domain/consents';

/** A thing that is used up: what it is, how much of it, and in which unit. The batch is known once it was used. */
export const consumable = {
  name: text({ required: true, max: 120 }),
  quantity: decimal({ required: true, scale: 3, min: 0.001, max: 10_000, initial: 1 }),
  unit: text({ max: 20 }),
} as const;

export const treatmentTemplate = defineResource('treatmentTemplate', '/treatment-templates', {
  noun: { id: 'jenis tindakan', en: ['kind of treatment', 'kinds of treatment'] },
  feature: 'treatment',
  pages: {
    base: '/bisnisku/services/treatment-template',
    add: 'add-template',
    edit: 'edit-template',
    group: 'business',
    within: 'clinicServices',
    partly: true,
  },
  label: 'name',
  labelEn: 'name_en',
  attributes: {
    name: text({ required: true, unique: { within: 'entity' }, max: 160 }),
    /** As it is called on an English document. */
    name_en: text({ max: 160 }),
    /** With or without its dot. */
    icd9cm: text({ max: 9 }),
    consent: oneOf(consentNeeds, { required: true, initial: 'tidak' }),
    /** Aim, risks and other options, as the patient reads them on the consent. */
    explanation: longText({ max: 4_000 }),
    consumables: owned(consumable, { max: 50 }),
    /** More than one: it is done in a series, such as physiotherapy. */
    sessions: integer({ required: true, min: 1, max: 60, initial: 1 }),
    status: oneOf(['active', 'inactive'], { required: true, initial: 'active' }),
  },
  relations: {
    entity: toOne('entity', { required: true }),
    /** What it is charged as. */
    service: toOne('services', { required: true, where: { status: ['active'] } }),
  },
  include: ['service'],
  search: ['name', 'name_en', 'icd9cm'],
  sort: ['name', 'consent', 'status', 'created_at'],
  filter: ['consent', 'status', 'service', 'created_at'],
  columns: ['name', 'service', 'consent', 'sessions', 'icd9cm', 'status'],
  access: {
    list: ofClient('view treatment-templates', 'entity'),
    get: ofClient('view treatment-templates', 'entity'),
    add: ofClient('create treatment-templates', 'entity'),
    update: ofClient('edit treatment-templates', 'entity'),
    destroy: ofClient('delete treatment-templates', 'entity'),
  },
  roles: {
    admin_klinik: ['view', 'create', 'edit', 'delete'],
    dokter: ['view', 'create', 'edit'],
    perawat: ['view'],
    kasir: ['view'],
  },
});
export type TreatmentTemplate = RecordOf<typeof treatmentTemplate>;
