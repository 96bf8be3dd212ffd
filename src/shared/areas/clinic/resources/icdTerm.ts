/** What a clinic notes of an ICD code: its own search words, whether it is a favourite, whether it is hidden from searches. Rule: ICD-6. */
import { ofClient } from '#shared/access';
import { flag, text } from '#shared/kit/fields';
import { defineResource, toOne, type RecordOf } from '#shared/kit/resource';

export const icdTerm = defineResource('icdTerm', '/icd-terms', {
  noun: { id: 'istilah lokal', en: ['local term', 'local terms'] },
  feature: 'icd',
  label: 'code',
  attributes: {
    /** The code that it is about, as it is stored: codes are never removed, only set to inactive. */
    code: text({ required: true, unique: { within: 'entity' }, max: 9 }),
    /** Further words by which the clinic finds the code. */
    terms: text({ max: 255 }),
    favourite: flag(),
    hidden: flag(),
  },
  relations: { entity: toOne('entity', { required: true }) },
  search: ['code', 'terms'],
  sort: ['code', 'created_at'],
  filter: ['entity', 'code', 'favourite', 'hidden'],
  access: {
    list: ofClient('view icd-terms', 'entity'),
    get: ofClient('view icd-terms', 'entity'),
    add: ofClient('create icd-terms', 'entity'),
    update: ofClient('edit icd-terms', 'entity'),
  },
  roles: {
    admin_klinik: ['view', 'create', 'edit'],
    dokter: ['view', 'create', 'edit'],
    perawat: ['view', 'create', 'edit'],
    apoteker: ['view'],
    lab: ['view'],
    radiologi: ['view'],
    kasir: ['view'],
  },
});
export type IcdTerm = RecordOf<typeof icdTerm>;
