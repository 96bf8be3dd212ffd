/** Who pays for a patient (penjamin): themselves, BPJS, an insurance or a company. Rule: CORE-8. */
import { ofClient } from '#shared/access';
import { oneOf, text } from '#shared/kit/fields';
import { defineResource, toOne, type RecordOf } from '#shared/kit/resource';

export const payer = defineResource('payer', '/payers', {
  noun: { id: 'penjamin', en: ['payer', 'payers'] },
  feature: 'team',
  pages: {
    base: '/bisnisku/payer',
    add: 'add-payer',
    edit: 'edit-payer',
    group: 'business',
    within: 'clinicSetup',
    partly: true,
  },
  label: 'name',
  attributes: {
    code: text({ required: true, unique: { within: 'entity' }, max: 20 }),
    name: text({ required: true, max: 120 }),
    kind: oneOf(['umum', 'bpjs', 'asuransi', 'perusahaan'], { required: true, initial: 'asuransi' }),
    status: oneOf(['active', 'inactive'], { required: true, initial: 'active' }),
  },
  relations: { entity: toOne('entity', { required: true }) },
  search: ['code', 'name'],
  sort: ['code', 'name', 'kind', 'status', 'created_at'],
  filter: ['entity', 'kind', 'status'],
  access: {
    list: ofClient('view payers', 'entity'),
    get: ofClient('view payers', 'entity'),
    add: ofClient('create payers', 'entity'),
    update: ofClient('edit payers', 'entity'),
    destroy: ofClient('delete payers', 'entity'),
  },
  roles: {
    admin_klinik: ['view', 'create', 'edit', 'delete'],
    dokter: ['view'],
    perawat: ['view'],
    apoteker: ['view'],
    lab: ['view'],
    radiologi: ['view'],
    kasir: ['view', 'create', 'edit'],
  },
});
export type Payer = RecordOf<typeof payer>;
