/** Days on which a team member does not work. Rules: TEAM-2, APT-3. */
import { ofClient } from '#shared/access';
import { date, readOnly, text } from '#shared/kit/fields';
import { defineResource, toOne, type RecordOf } from '#shared/kit/resource';

export const leave = defineResource('leave', '/leaves', {
  noun: { id: 'cuti', en: ['leave', 'leaves'] },
  feature: 'team',
  pages: { base: '/bisnisku/leave', add: 'add-leave', edit: 'edit-leave', group: 'business', within: 'clinicSetup', partly: true },
  label: 'name',
  attributes: {
    /** Whose it is: `dr. Sari Dewi`. */
    name: readOnly(text()),
    first_day: date({ required: true }),
    last_day: date({ required: true }),
    reason: text({ max: 200 }),
  },
  relations: {
    entity: toOne('entity', { required: true }),
    member: toOne('team-members', { required: true, where: { status: ['active'] } }),
  },
  include: ['member'],
  search: ['member.name', 'reason'],
  sort: ['first_day', 'last_day', 'created_at'],
  filter: ['member', 'first_day', 'last_day'],
  columns: ['name', 'first_day', 'last_day', 'reason'],
  access: {
    list: ofClient('view leaves', 'entity'),
    get: ofClient('view leaves', 'entity'),
    add: ofClient('create leaves', 'entity'),
    update: ofClient('edit leaves', 'entity'),
    destroy: ofClient('delete leaves', 'entity'),
  },
  roles: {
    admin_klinik: ['view', 'create', 'edit', 'delete'],
    dokter: ['view'],
    perawat: ['view'],
    kasir: ['view'],
  },
});
export type Leave = RecordOf<typeof leave>;
