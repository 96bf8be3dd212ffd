/** Who opened or exported a record whose reading is audited, once for each person, record and hour. Written by the server, and only read. Rule: PAT-11. */
import { ofClient } from '#shared/access';
import { dateTime, integer, readOnly, recordId, text } from '#shared/kit/fields';
import { defineResource, readOnlyRelation, toOne, type RecordOf } from '#shared/kit/resource';

export const reading = defineResource('reading', '/readings', {
  noun: { id: 'pembukaan rekam', en: ['record reading', 'record readings'] },
  feature: 'team',
  label: 'person_name',
  attributes: {
    /** Name of the record's resource, as `patient`. */
    resource: readOnly(text({ required: true, max: 60 })),
    record_id: recordId(),
    /** What the record was called then. */
    record_label: readOnly(text()),
    person_id: recordId(),
    /** Name and role of the person at that time; a role that is built in by its key. No role: somebody of the support. */
    person_name: readOnly(text()),
    role: readOnly(text()),
    /** How often within the hour. */
    opened: readOnly(integer()),
    exported: readOnly(integer()),
    first_at: readOnly(dateTime({ required: true })),
    last_at: readOnly(dateTime({ required: true })),
  },
  relations: { entity: readOnlyRelation(toOne('entity')) },
  search: ['person_name', 'record_label'],
  sort: ['last_at', 'person_name', 'created_at'],
  filter: ['resource', 'record_id', 'person_id', 'last_at'],
  access: { list: ofClient('view readings', 'entity'), get: ofClient('view readings', 'entity') },
  // Its owner alone, unless the clinic gives it to others.
  roles: {},
});
export type Reading = RecordOf<typeof reading>;
