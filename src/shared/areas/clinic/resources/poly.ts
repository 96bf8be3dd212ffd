/** A place of a clinic where doctors see patients, with the letters that its queue numbers begin with. */
import { ofClient } from '#shared/access';
import { oneOf, text } from '#shared/kit/fields';
import { defineResource, toOne, type RecordOf } from '#shared/kit/resource';

export const poly = defineResource('poly', '/polies', {
  noun: { id: 'poli', en: ['outpatient room', 'outpatient rooms'] },
  feature: 'team',
  pages: {
    base: '/bisnisku/poly',
    add: 'add-poly',
    edit: 'edit-poly',
    group: 'business',
    within: 'clinicSetup',
    partly: true,
    title: { id: 'Poli & ruang', en: 'Outpatient rooms' },
  },
  label: 'name',
  attributes: {
    /** What its queue numbers begin with: `A` of `A-012`. */
    code: text({ required: true, unique: { within: 'entity' }, max: 3 }),
    name: text({ required: true, max: 80 }),
    /** Where patients go when they are called: a room, a floor. */
    room: text({ max: 60 }),
    status: oneOf(['active', 'inactive'], { required: true, initial: 'active' }),
  },
  relations: {
    entity: toOne('entity', { required: true }),
    /** What each examination here costs: charged when it begins. */
    service: toOne('services', { where: { status: ['active'] } }),
  },
  search: ['code', 'name'],
  sort: ['code', 'name', 'status', 'created_at'],
  filter: ['status'],
  access: {
    list: ofClient('view polies', 'entity'),
    get: ofClient('view polies', 'entity'),
    add: ofClient('create polies', 'entity'),
    update: ofClient('edit polies', 'entity'),
    destroy: ofClient('delete polies', 'entity'),
  },
  roles: {
    admin_klinik: ['view', 'create', 'edit', 'delete'],
    dokter: ['view'],
    perawat: ['view'],
    apoteker: ['view'],
    lab: ['view'],
    radiologi: ['view'],
    kasir: ['view'],
  },
});
export type Poly = RecordOf<typeof poly>;
