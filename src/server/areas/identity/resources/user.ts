/** Users: passwords are hashed, nobody can remove their own access or the last admin, and a loss of rights ends sessions at once. Rules: ROL-10, ROL-11. */
import type { Problem } from '#shared/errors';
import { user } from '#shared/areas/identity/resources/user';
import { Refusal } from '#server/refusal';
import { passwordProblems } from '../signIn/passwordRules';
import { hashPassword } from '#server/passwordHash';
import { refuseRolesBeyondOwn } from '../sql/grants';
import { forgetDevices } from '#server/repository/knownDevices';
import { lastOwners } from '../memberships/rules';
import { enterClient, leaveClients, renameMemberships } from '../memberships/firstWorkplace';
import { notify } from '#server/repository/notify';
import { activeAdmins, endSessions, holdAdmin, holdClientRole, roleNames } from '#server/repository/people';
import { withMoreRights, refuseMoreRights, refuseEntitiesBeyondOwn } from '../sql/compareRights';
import { join, defineServerResource, type Current, type Hooks, type Row, type Values } from '#server/repository/serverResource';
import type { Work } from '#server/repository/work';
import { idsIn } from '#server/repository/checkReferences';
import { dropLinksBefore, dropTokens } from '../sql/oneTimeTokens';

const refuse = (code: Problem['code'], pointer?: string): never => {
  throw new Refusal([{ code, ...(pointer && { pointer }) }]);
};

const PASSWORD = '/data/attributes/password';
const EMAIL = '/data/attributes/email';

type Examine = NonNullable<Hooks['validate']>;

/** One's own e-mail address is changed in the profile, which asks for the password: an open session alone must not be enough. */
const examineOwn = async ({ password, email }: Values, current: Current): Promise<Problem[]> => [
  ...(typeof password === 'string' ? [{ code: 'password.own', pointer: PASSWORD } as const] : []),
  ...(typeof email === 'string' && email !== (await current())?.['email'] ? [{ code: 'email.own', pointer: EMAIL } as const] : []),
];

/** A password that the person may have. Where a change doesn't say their name or address, it is the one they have. */
const examine: Examine = async (values, how, current, { isSelf }) => {
  if (isSelf) return examineOwn(values, current);
  const { password, name, email } = values;
  if (typeof password !== 'string') return how === 'add' ? [{ code: 'required', pointer: PASSWORD }] : [];
  const before = name === undefined || email === undefined ? await current() : undefined;
  const known = (given: unknown, stored: unknown) => (given ?? stored) as string | undefined;
  return passwordProblems(password, { name: known(name, before?.['name']), email: known(email, before?.['email']) });
};

const losesAdmin = async (work: Work, values: Values): Promise<boolean> =>
  values['status'] === 'inactive' || ('roles' in values && !(await holdAdmin(work, idsIn(values['roles']))));

/** Notifies a person of what somebody else changed in their account. */
const tellOf = async (work: Work, id: string, values: Values): Promise<void> => {
  if (id === work.actor.id) return;
  if ('roles' in values) await notify(work, 'role_changed', { roles: await roleNames(work, idsIn(values['roles'])) }, { people: [id] });
  if ('password' in values) await notify(work, 'password_set', {}, { people: [id] });
};

/**
 * With a new password or address, requests made under the old ones end: a pending address, and links in mails. If
 * somebody else changes them (an admin), the link that takes back a change of address ends, too.
 * @returns the values, with what follows from them
 */
const endPending = async (work: Work, { id, pending_email }: Row, values: Values): Promise<Values> => {
  if (!('password' in values) && !('email' in values)) return values;
  await dropLinksBefore(work.trx, id, work.now);
  if (id !== work.actor.id) await dropTokens(work.trx, ['revert'], id, work.now);
  return pending_email === null ? values : { ...values, pending_email: null };
};

const guardAdmins = async (work: Work, id: string, values: Values): Promise<void> => {
  if (!('status' in values) && !('roles' in values)) return;
  const admins = await activeAdmins(work);
  if (admins.length === 1 && admins[0] === id && (await losesAdmin(work, values))) refuse('user.last_admin');
};

/** An operator takes nobody away from an active client that has no other owner (SUB-13). */
const guardOwners = async (work: Work, { id, entity_id: before }: Row, values: Values): Promise<void> => {
  const isMoved = 'entity' in values && before !== null && idsIn(values['entity'])[0] !== before;
  if (values['status'] !== 'inactive' && !isMoved) return;
  const everywhere = values['status'] === 'inactive';
  const problem = (await lastOwners(work, [id], everywhere ? null : (before as string))).get(id);
  if (problem) throw new Refusal([{ ...problem, pointer: everywhere ? '/data/attributes/status' : '/data/relationships/entity' }]);
};

const enter = async (work: Work, id: string, entityId: string | undefined, founds = false): Promise<void> => {
  if (entityId !== undefined) await enterClient(work, id, entityId, founds);
};

/** A role of clients is held by a membership, at one client; here it would count everywhere (ROL-19). */
const refuseClientRoles = async ({ trx }: Work, values: Values): Promise<void> => {
  if (await holdClientRole(trx, idsIn(values['roles']))) refuse('role.not_platform', '/data/relationships/roles');
};

export const servedUser = defineServerResource(user, {
  rights: ['roles', 'status', 'entity'],
  relations: { roles: join('user_roles', 'user_id', 'role_id', true) },
  columns: { password: 'password_hash' },
  hooks: {
    validate: examine,
    beforeStore: async (values) =>
      typeof values['password'] === 'string' ? { ...values, password: await hashPassword(values['password']) } : values,
    before: {
      // The address of a user whom an admin adds counts as verified; registering sets null.
      add: async (work, values) => {
        await refuseClientRoles(work, values);
        await refuseRolesBeyondOwn(work, idsIn(values['roles']));
        refuseEntitiesBeyondOwn(work, idsIn(values['entity']));
        return { email_verified_at: work.now.toISOString(), ...values };
      },
      update: async (work, before, values) => {
        const { id } = before;
        await refuseClientRoles(work, values);
        if ('roles' in values && id === work.actor.id) refuse('user.own_role', '/data/relationships/roles');
        if ('entity' in values && id === work.actor.id) refuse('user.own_entity', '/data/relationships/entity');
        await refuseMoreRights(work, 'user', [id]);
        if ('entity' in values) refuseEntitiesBeyondOwn(work, [before['entity_id'] as string | null, ...idsIn(values['entity'])]);
        if ('roles' in values) await refuseRolesBeyondOwn(work, idsIn(values['roles']), id);
        await guardAdmins(work, id, values);
        await guardOwners(work, before, values);
        if (values['status'] === 'inactive' || 'roles' in values || 'password' in values || 'entity' in values)
          await endSessions(work, [id]);
        if ('password' in values) await forgetDevices(work.trx, id);
        await tellOf(work, id, values);
        return endPending(work, before, values);
      },
      destroy: async (work, ids) => {
        const beyond = await withMoreRights(work.trx, work.actor, 'user', ids);
        const refused = new Map([...beyond].map((id): [string, Problem] => [id, { code: 'access.beyond' }]));
        if (ids.includes(work.actor.id)) refused.set(work.actor.id, { code: 'user.self' });
        const admins = await activeAdmins(work);
        const leaving = admins.filter((id) => ids.includes(id) && !refused.has(id));
        if (leaving.length && leaving.length === admins.length) refused.set(leaving[0]!, { code: 'user.last_admin' });
        for (const [id, problem] of await lastOwners(
          work,
          ids.filter((id) => !refused.has(id)),
        ))
          refused.set(id, problem);
        await endSessions(
          work,
          ids.filter((id) => !refused.has(id)),
        );
        return refused;
      },
      restore: (work, ids) => refuseMoreRights(work, 'user', ids),
    },
    // The client that a person's record names is one that they belong to (SUB-13).
    after: {
      // Only who registers adds their own account.
      add: async (work, id, values) => enter(work, id, idsIn(values['entity'])[0], id === work.actor.id),
      update: async (work, before, values) => {
        if ('email' in values) await renameMemberships(work, before.id, values['email'] as string);
        if (!('entity' in values)) return;
        if (before['entity_id'] !== null) await leaveClients(work, before.id, before['entity_id'] as string);
        await enter(work, before.id, idsIn(values['entity'])[0]);
      },
      destroy: (work, { id }) => leaveClients(work, id),
      restore: async (work, id) => enter(work, id, (await work.read('user', id, ['entity']))?.entity?.id),
    },
  },
});
