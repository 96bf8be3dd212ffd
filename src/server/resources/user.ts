/** Users: passwords are hashed, nobody locks themselves or everybody out, and lost rights end sessions at once. */
import type { Problem } from '#shared/errors';
import { user } from '#shared/resources/user';
import { Refusal } from '../http/errors';
import { hashPassword } from '../passwords';
import { activeAdmins, endSessions, holdAdmin } from '../repository/people';
import { column, join, serve, type Step, type Values } from '../repository/serverResource';
import { idsIn } from '../repository/stored';

const refuse = (code: Problem['code'], pointer?: string): never => {
  throw new Refusal([{ code, ...(pointer && { pointer }) }]);
};

const PASSWORD = '/data/attributes/password';

/** The shortest piece of a name or an address that makes a password guessable. */
const TELLING = 4;

/** A password that holds the person's own name or address is the first one to be guessed. */
const refuseTelling = ({ name, email, password }: Values): void => {
  const pieces = [...String(name ?? '').split(/\s+/), String(email ?? '').split('@')[0]!].map((one) => one.toLowerCase());
  const secret = String(password).toLowerCase();
  if (pieces.some((piece) => piece.length >= TELLING && secret.includes(piece))) refuse('weak_password', PASSWORD);
};

const losesAdmin = async (step: Step, values: Values): Promise<boolean> =>
  values['status'] === 'inactive' || ('roles' in values && !(await holdAdmin(step, idsIn(values['roles']))));

const guardAdmins = async (step: Step, id: string, values: Values): Promise<void> => {
  if (!('status' in values) && !('roles' in values)) return;
  const admins = await activeAdmins(step);
  if (admins.length === 1 && admins[0] === id && (await losesAdmin(step, values))) refuse('user.last_admin');
};

export const servedUser = serve(user, {
  table: 'users',
  relations: { roles: join('user_roles', 'user_id', 'role_id', true), entity: column('entity_id') },
  columns: { password: 'password_hash' },
  hooks: {
    prepare: async (values, how) => {
      if (typeof values['password'] !== 'string') return how === 'add' ? refuse('required', PASSWORD) : values;
      refuseTelling(values);
      return { ...values, password: await hashPassword(values['password']) };
    },
    // Whoever is let in by an admin has nothing to prove.
    add: async ({ now }, values) => ({ ...values, email_verified_at: now.toISOString() }),
    update: async (step, { id }, values) => {
      if ('roles' in values && id === step.actor.id) refuse('user.own_role', '/data/relationships/roles');
      await guardAdmins(step, id, values);
      if (values['status'] === 'inactive' || 'roles' in values || 'password' in values || 'entity' in values) await endSessions(step, [id]);
      return values;
    },
    destroy: async (step, ids) => {
      const refused = new Map<string, Problem>();
      if (ids.includes(step.actor.id)) refused.set(step.actor.id, { code: 'user.self' });
      const admins = await activeAdmins(step);
      const leaving = admins.filter((id) => ids.includes(id) && !refused.has(id));
      if (leaving.length && leaving.length === admins.length) refused.set(leaving[0]!, { code: 'user.last_admin' });
      await endSessions(
        step,
        ids.filter((id) => !refused.has(id)),
      );
      return refused;
    },
  },
});
