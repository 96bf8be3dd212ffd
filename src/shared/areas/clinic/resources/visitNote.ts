/** What was found, thought and decided at a visit, in four parts (SOAP). Fixed once it is signed: an amendment is a new note. Rules: NOTE-1 to NOTE-5. */
import { ofClient } from '#shared/access';
import { dateTime, longText, oneOf, readOnly, recordId, text } from '#shared/kit/fields';
import { defineResource, readOnlyRelation, toOne, type RecordOf } from '#shared/kit/resource';
import { reason } from '../reason';

/** The parts of a note, in their order. */
export const noteParts = ['subjective', 'objective', 'assessment', 'plan'] as const;
export type NotePart = (typeof noteParts)[number];

const part = () => longText({ max: 10_000 });

export const visitNote = defineResource('visitNote', '/visit-notes', {
  noun: { id: 'catatan kunjungan', en: ['visit note', 'visit notes'] },
  feature: 'team',
  label: 'author',
  attributes: {
    /** Name of the person who wrote it, at that time. */
    author: readOnly(text()),
    author_id: recordId(),
    subjective: part(),
    objective: part(),
    assessment: part(),
    plan: part(),
    status: readOnly(oneOf(['draft', 'signed', 'amended', 'discarded'])),
    signed_at: readOnly(dateTime()),
    /** Why it takes the place of the previous one. */
    reason: readOnly(longText({ max: 300 })),
  },
  relations: {
    entity: toOne('entity', { required: true }),
    visit: toOne('visits', { required: true }),
    patient: readOnlyRelation(toOne('patients')),
    /** The signed note that this one amends. */
    previous: readOnlyRelation(toOne('visit-notes')),
    /** The note from which text was copied. */
    source: toOne('visit-notes'),
  },
  include: ['source'],
  search: ['author'],
  sort: ['created_at', 'signed_at'],
  filter: ['visit', 'patient', 'status', 'author_id'],
  demandsVersion: true,
  access: {
    list: ofClient('view visit-notes', 'entity'),
    get: ofClient('view visit-notes', 'entity'),
    add: ofClient('create visit-notes', 'entity'),
    update: ofClient('edit visit-notes', 'entity'),
  },
  roles: {
    // Who invites nurses holds what a nurse may (ROL-19).
    admin_klinik: ['view', 'create', 'edit', 'sign'],
    dokter: ['view', 'create', 'edit', 'sign'],
    perawat: ['view', 'create', 'edit', 'sign'],
    apoteker: ['view'],
  },
  states: { field: 'status', initial: 'draft', edit: ['draft'], destroy: [] },
  commands: {
    sign: { did: 'signed', from: ['draft'], to: ['signed'], permission: 'sign', owner: 'entity', clientOnly: true, ask: 'never' },
    /** Begins a new note in its place, which counts once it is signed. */
    amend: {
      did: 'amendmentBegun',
      from: ['signed'],
      to: ['signed'],
      permission: 'sign',
      owner: 'entity',
      clientOnly: true,
      input: { attributes: { reason } },
    },
    discard: {
      did: 'discarded',
      from: ['draft'],
      to: ['discarded'],
      permission: 'edit',
      owner: 'entity',
      clientOnly: true,
      tone: 'danger',
    },
    /** Another note has taken its place. */
    supersede: { did: 'superseded', from: ['signed'], to: ['amended'], permission: 'sign', owner: 'entity', byClock: true },
  },
});
export type VisitNote = RecordOf<typeof visitNote>;
