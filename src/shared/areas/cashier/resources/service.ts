/** The clinic's list of services: what each is called, and what it costs a patient who pays for themselves. Rule: SVC-6. */
import { ofClient } from '#shared/access';
import { flag, integer, money, oneOf, text } from '#shared/kit/fields';
import { defineResource, toOne, type RecordOf } from '#shared/kit/resource';

export const service = defineResource('service', '/services', {
  noun: { id: 'layanan', en: ['service', 'services'] },
  feature: 'services',
  pages: {
    base: '/bisnisku/services/services',
    add: 'add-service',
    edit: 'edit-service',
    group: 'business',
    within: 'clinicServices',
    partly: true,
    title: { id: 'Layanan & tarif', en: 'Services & tariffs' },
  },
  label: 'name',
  labelEn: 'name_en',
  attributes: {
    code: text({ required: true, unique: { within: 'entity' }, max: 30 }),
    name: text({ required: true, max: 160 }),
    /** As it is called on an English document. */
    name_en: text({ max: 160 }),
    category: oneOf(['konsultasi', 'administrasi', 'kamar', 'tindakan', 'lab', 'radiologi', 'farmasi', 'paket', 'lain'], {
      required: true,
      initial: 'konsultasi',
    }),
    unit: text({ max: 40 }),
    duration_min: integer({ max: 1_440 }),
    /** Rupiah for one, for a patient of the payer `umum`. */
    price: money({ required: true }),
    /** Medical services are exempt from value-added tax; cosmetic ones may be taxed (SVC-7). */
    taxable: flag(),
    status: oneOf(['active', 'inactive'], { required: true, initial: 'active' }),
  },
  relations: { entity: toOne('entity', { required: true }) },
  include: ['entity'],
  search: ['code', 'name', 'name_en'],
  sort: ['code', 'name', 'category', 'price', 'status', 'created_at'],
  filter: ['entity', 'category', 'price', 'status'],
  access: {
    list: ofClient('view services', 'entity'),
    get: ofClient('view services', 'entity'),
    add: ofClient('create services', 'entity'),
    update: ofClient('edit services', 'entity'),
    destroy: ofClient('delete services', 'entity'),
  },
  roles: {
    admin_klinik: ['view', 'create', 'edit', 'delete'],
    kasir: ['view', 'create', 'edit', 'delete'],
    dokter: ['view'],
    perawat: ['view'],
    apoteker: ['view'],
    lab: ['view'],
    radiologi: ['view'],
    gudang: ['view'],
  },
});
export type Service = RecordOf<typeof service>;
