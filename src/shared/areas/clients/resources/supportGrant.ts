/** Hours in which people of ours may read a clinic's own data: granted by an owner, seen by everyone who works there, ended at will. Rule: PRV-18. */
import { canOrOwned, entityOr, ofClient } from '#shared/access';
import { dateTime, integer, longText, oneOf, readOnly, text } from '#shared/kit/fields';
import { defineResource, readOnlyRelation, toOne, type RecordOf } from '#shared/kit/resource';

/** The longest access that can be granted at once. */
export const MOST_SUPPORT_HOURS = 72;

export const supportGrant = defineResource('supportGrant', '/support-grants', {
  noun: { id: 'akses dukungan', en: ['support access', 'support accesses', 'a'] },
  pages: {
    base: '/services/support',
    add: 'grant',
    edit: 'access',
    group: 'clients',
    partly: true,
    title: { id: 'Akses dukungan', en: 'Support access' },
  },
  label: 'reason',
  attributes: {
    /** What the support shall look at. */
    reason: longText({ required: true, max: 500 }),
    hours: integer({ required: true, min: 1, max: MOST_SUPPORT_HOURS }),
    status: readOnly(oneOf(['running', 'ended'])),
    ends_at: readOnly(dateTime()),
    ended_at: readOnly(dateTime()),
    /** Names of the people of ours who used it. */
    readers: readOnly(text()),
  },
  relations: { entity: toOne('entity', { required: true }), granter: readOnlyRelation(toOne('users')) },
  include: ['entity'],
  search: ['reason'],
  sort: ['status', 'ends_at', 'created_at'],
  filter: ['entity', 'status'],
  access: {
    list: entityOr('view support-grants', 'entity'),
    get: entityOr('view support-grants', 'entity'),
    add: ofClient('create support-grants', 'entity'),
    // Opens the page of a grant with its commands; the states let nobody edit it by hand.
    update: canOrOwned('edit support-grants', 'entity'),
  },
  clientAudited: true,
  states: { field: 'status', initial: 'running', edit: [], destroy: [] },
  commands: {
    /** Reading begins: from now on the person may choose the clinic as a workplace, and its people see their name. */
    enter: { did: 'entered', from: ['running'], to: ['running'], permission: 'use' },
    end: { did: 'ended', from: ['running'], to: ['ended'], permission: 'end', owner: 'entity' },
    expire: { did: 'expired', from: ['running'], to: ['ended'], permission: 'end', byClock: true },
  },
});
export type SupportGrant = RecordOf<typeof supportGrant>;
