/** A client of ours: the clinic, hospital or doctor that subscribes. Its people see only it. */
import { can, entityOr } from '../access';
import { email, file, longText, npwp, oneOf, phone, readOnly, region, text } from '../kit/fields';
import { defineResource, readOnlyRelation, toMany, type RecordOf } from '../kit/resource';

export const entity = defineResource('entity', '/entity', {
  noun: { id: 'klien', en: ['client', 'clients'] },
  pages: { base: '/entity/entity-management', add: 'add-entity', edit: 'edit-entity', group: 'clients' },
  label: 'name',
  attributes: {
    /** Given by the server. */
    code: readOnly(text({ max: 30 })),
    name: text({ required: true, max: 160 }),
    /** What it is; JSON:API keeps the name `type` for itself. */
    kind: oneOf(['clinic', 'hospital', 'doctor'], { required: true }),
    npwp: npwp(),
    address: longText({ max: 500, personal: true }),
    region: region(),
    city: text({ max: 120 }),
    phone: phone(),
    email: email(),
    person_in_charge: text({ max: 120 }),
    /** The signed agreement with the client (SUB-22). */
    agreement: file({ types: ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'], max: 10 * 1_048_576 }),
    status: oneOf(['active', 'inactive'], { required: true, initial: 'active' }),
  },
  relations: {
    modules: toMany('modules'),
    clientsubsheader: readOnlyRelation(toMany('clientsubsheader')),
    clientsubsdetail: readOnlyRelation(toMany('clientsubsdetail')),
  },
  include: ['clientsubsheader', 'clientsubsdetail'],
  search: ['code', 'name', 'city', 'email'],
  sort: ['name', 'kind', 'city', 'status', 'created_at'],
  filter: ['kind', 'status', 'city', 'region'],
  access: {
    list: entityOr('view entity', 'id'),
    get: entityOr('view entity', 'id'),
    add: can('create entity'),
    update: can('edit entity'),
    destroy: can('delete entity'),
  },
});
export type Entity = RecordOf<typeof entity>;
