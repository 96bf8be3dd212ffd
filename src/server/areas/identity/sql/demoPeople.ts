/** People of the demo's clients: added in bulk, with one password that is hashed once. */
import { CLIENT_ADMIN, OWNER, type ClientRole } from '#shared/domain/clientRoles';
import { randomUUID } from 'node:crypto';
import { hashPassword } from '#server/passwordHash';
import { add, idsByName } from '#server/db/seed/rows';
import { MEMBER } from '#server/repository/people';
import type { Work } from '#server/repository/work';

type DemoPerson = { readonly name: string; readonly email: string; readonly role?: ClientRole };

/** @param people where no role is said, the first is the owner, and the others administer the client. @returns their ids */
export type AddPeople = (work: Pick<Work, 'trx' | 'now'>, client: string, people: readonly DemoPerson[]) => Promise<readonly string[]>;

/** @param password of all of them */
export const demoPeople = async (password: string): Promise<AddPeople> => {
  const password_hash = await hashPassword(password);
  let roles: ReadonlyMap<string, string> | undefined;
  return async ({ trx, now }, entity_id, people) => {
    roles ??= await idsByName(trx, 'roles');
    const known = roles;
    const at = now.toISOString();
    const rows = people.map(({ name, email }) => ({ id: randomUUID(), name, email, entity_id, created_at: at, updated_at: at }));
    await add(
      trx,
      'users',
      'user',
      rows.map((row) => ({ ...row, password_hash, status: 'active', email_verified_at: at })),
    );
    await trx
      .insertInto('user_roles')
      .values(rows.map(({ id }) => ({ user_id: id, role_id: known.get(MEMBER)!, position: 0 })))
      .execute();
    await add(
      trx,
      'memberships',
      'membership',
      rows.map(({ id, name: _, ...row }, place) => ({
        ...row,
        id: randomUUID(),
        user_id: id,
        role_id: known.get(people[place]!.role ?? (place === 0 ? OWNER : CLIENT_ADMIN)),
        status: 'active',
        accepted_at: at,
      })),
    );
    return rows.map(({ id }) => id);
  };
};
