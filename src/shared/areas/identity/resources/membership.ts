/** That a person belongs to a client, with a role that counts there only: from the invitation to the end of the access. Rules: SUB-13, ROL-19. */
import { canOrOwned } from '#shared/access';
import { dateTime, email, oneOf, readOnly, text } from '#shared/kit/fields';
import { defineResource, readOnlyRelation, toOne, type RecordOf } from '#shared/kit/resource';

/** Days for which an invitation can be accepted. */
export const INVITATION_DAYS = 7;

export const membership = defineResource('membership', '/memberships', {
  noun: { id: 'keanggotaan', en: ['membership', 'memberships'] },
  pages: {
    base: '/services/people',
    add: 'invite',
    edit: 'member',
    group: 'clients',
    partly: true,
    title: { id: 'Orang di klinik', en: 'People' },
  },
  label: 'email',
  calledBy: 'name',
  attributes: {
    email: email({ required: true }),
    /** The person's, once they have accepted. */
    name: readOnly(text({ max: 120 })),
    status: readOnly(oneOf(['invited', 'active', 'ended'])),
    invited_at: readOnly(dateTime()),
    accepted_at: readOnly(dateTime()),
    ended_at: readOnly(dateTime()),
  },
  relations: {
    entity: toOne('entity', { required: true }),
    role: toOne('roles', { required: true }),
    user: readOnlyRelation(toOne('users')),
    inviter: readOnlyRelation(toOne('users')),
  },
  include: ['role', 'entity'],
  search: ['email', 'name'],
  sort: ['email', 'status', 'invited_at', 'created_at'],
  filter: ['entity', 'role', 'status'],
  access: {
    list: canOrOwned('view memberships', 'entity'),
    get: canOrOwned('view memberships', 'entity'),
    add: canOrOwned('create memberships', 'entity'),
    update: canOrOwned('edit memberships', 'entity'),
    destroy: canOrOwned('delete memberships', undefined),
  },
  clientAudited: true,
  // Only its commands change it; what has ended may be deleted.
  states: { field: 'status', initial: 'invited', edit: [], destroy: ['ended'] },
  commands: {
    resend: { did: 'resent', from: ['invited'], to: ['invited'], permission: 'create', owner: 'entity' },
    changeRole: {
      did: 'roleChanged',
      from: ['invited', 'active'],
      to: ['invited', 'active'],
      permission: 'edit',
      owner: 'entity',
      input: { relations: { role: toOne('roles', { required: true }) } },
    },
    end: { did: 'ended', from: ['invited', 'active'], to: ['ended'], permission: 'end', owner: 'entity', tone: 'danger' },
  },
});
export type Membership = RecordOf<typeof membership>;
