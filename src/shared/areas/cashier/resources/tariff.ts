/** What a service costs a payer, in a class, for a time. A new price is a new row from a day. Rules: SVC-1, SVC-2, SVC-3, SVC-6. */
import { ofClient } from '#shared/access';
import { date, money, oneOf } from '#shared/kit/fields';
import { defineResource, toOne, type RecordOf } from '#shared/kit/resource';
import { careClasses } from '../domain/tariffs';

export const tariff = defineResource('tariff', '/tariffs', {
  noun: { id: 'tarif', en: ['tariff', 'tariffs'] },
  feature: 'services',
  pages: {
    base: '/bisnisku/services/tariff',
    add: 'add-tariff',
    edit: 'edit-tariff',
    group: 'business',
    within: 'clinicServices',
    partly: true,
    own: ['list', 'form'],
    words: ['tariffs'],
  },
  label: 'valid_from',
  attributes: {
    class: oneOf(careClasses, { required: true, initial: 'semua' }),
    /** Rupiah for one; the sum of its components. */
    price: money({ required: true }),
    facility: money({ required: true, initial: 0 }),
    professional: money({ required: true, initial: 0 }),
    consumables: money({ required: true, initial: 0 }),
    administration: money({ required: true, initial: 0 }),
    /** Days of the clinic's zone; both are included, and without a last day it stays valid. */
    valid_from: date({ required: true }),
    valid_to: date(),
  },
  relations: {
    entity: toOne('entity', { required: true }),
    service: toOne('services', { required: true, where: { status: ['active'] } }),
    payer: toOne('payers', { required: true, where: { status: ['active'] } }),
  },
  include: ['service', 'payer'],
  search: ['service.name', 'service.code', 'payer.name'],
  sort: ['service.name', 'payer.name', 'class', 'price', 'valid_from', 'valid_to', 'created_at'],
  filter: ['service', 'payer', 'class', 'price', 'valid_from', 'valid_to'],
  columns: ['valid_from', 'service', 'payer', 'class', 'price', 'facility', 'professional', 'consumables', 'administration', 'valid_to'],
  access: {
    list: ofClient('view tariffs', 'entity'),
    get: ofClient('view tariffs', 'entity'),
    add: ofClient('create tariffs', 'entity'),
    update: ofClient('edit tariffs', 'entity'),
    destroy: ofClient('delete tariffs', 'entity'),
  },
  roles: {
    admin_klinik: ['view', 'create', 'edit', 'delete'],
    kasir: ['view'],
    dokter: ['view'],
    perawat: ['view'],
    apoteker: ['view'],
    lab: ['view'],
    radiologi: ['view'],
    gudang: ['view'],
  },
});
export type Tariff = RecordOf<typeof tariff>;
