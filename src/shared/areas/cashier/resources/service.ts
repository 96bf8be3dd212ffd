/** The clinic's list of services. What each costs is in its tariffs; the general one of today is told here. Rules: SVC-4, SVC-6, SVC-8. */
import { ofClient } from '#shared/access';
import { count, date, flag, integer, money, oneOf, readOnly, text, writeOnly } from '#shared/kit/fields';
import { wordsFor } from '#shared/kit/pageWords';
import { defineResource, toOne, type RecordOf } from '#shared/kit/resource';
import { serviceCategories } from '../domain/serviceCategories';

export const service = defineResource('service', '/services', {
  noun: { id: 'layanan', en: ['service', 'services'] },
  feature: 'services',
  pages: {
    base: '/bisnisku/services/services',
    add: 'add-service',
    edit: 'edit-service',
    show: { at: 'detail', words: [wordsFor('tariff'), wordsFor('payer'), 'tariffs'] },
    own: ['list', 'form', 'show'],
    words: ['tariffs'],
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
    category: oneOf(serviceCategories, { required: true, initial: 'konsultasi' }),
    unit: text({ max: 40 }),
    duration_min: integer({ max: 1_440 }),
    /** Rupiah for one, today, for a patient who pays for themselves; null without such a tariff (SVC-10). */
    general_price: readOnly(money()),
    /** The first day of that tariff. */
    general_since: readOnly(date()),
    /** Further tariffs that are valid today: of other payers and of classes. */
    other_tariffs: count(),
    /** Of a new service: the price of its first general tariff, from today. */
    first_price: writeOnly(money()),
    /** Medical services are exempt from value-added tax; cosmetic ones may be taxed (SVC-7). */
    taxable: flag(),
    status: oneOf(['active', 'inactive'], { required: true, initial: 'active' }),
  },
  relations: { entity: toOne('entity', { required: true }) },
  include: ['entity'],
  search: ['code', 'name', 'name_en'],
  sort: ['code', 'name', 'general_price', 'other_tariffs', 'general_since', 'category', 'status', 'created_at'],
  filter: ['entity', 'category', 'taxable', 'status'],
  columns: ['name', 'general_price', 'other_tariffs', 'general_since', 'category', 'code', 'status'],
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
