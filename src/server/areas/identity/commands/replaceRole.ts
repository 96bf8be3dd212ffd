/** Gives everyone who holds a role another one, so that the role can be deleted. Rules: ROL-9, ROL-11, ROL-12. */
import { allows, type Permission } from '#shared/access';
import { canReplace, MOST_MOVED, rolesAfter } from '#shared/areas/identity/domain/roleReplacement';
import { commandRule, permissionTo } from '#shared/kit/commands';
import { membership } from '#shared/areas/identity/resources/membership';
import { role } from '#shared/areas/identity/resources/role';
import { user } from '#shared/areas/identity/resources/user';
import { Refusal } from '#server/refusal';
import { holdersOf, rolesWith, type AccountHolder, type MembershipHolder } from '../sql/roleHolders';
import type { Work } from '#server/repository/work';

const parameter = 'instead';

/** Runs the move of one person. Its problems name the query parameter: the request has no document that a pointer could lead into. @throws Refusal */
const run = async (move: Promise<void>): Promise<void> => {
  try {
    await move;
  } catch (refused) {
    if (!(refused instanceof Refusal)) throw refused;
    throw new Refusal(refused.problems.map(({ pointer: _, ...problem }) => ({ ...problem, parameter })));
  }
};

const refuse = (permission: Permission): never => {
  throw new Refusal([{ code: 'access.denied', meta: { permission } }]);
};

/** Who deletes a role and moves its people needs the right to change each of them: a unit of work itself does not ask. */
const refuseUnpermitted = ({ actor }: Work, accounts: readonly AccountHolder[], memberships: readonly MembershipHolder[]): void => {
  if (!accounts.every((one) => allows(user.access.update, actor, one))) refuse('edit users');
  const { changeRole } = membership.commands;
  const rule = commandRule(membership, changeRole);
  if (!memberships.every((one) => allows(rule, actor, one))) refuse(permissionTo(membership, changeRole));
};

/**
 * Moves everyone who holds the role to the other one, each with the checks and the audit line of a change by hand.
 * @throws Refusal `role.instead`, `role.too_many_held`, `access.denied`, and what a person's own change refuses
 */
export const replaceRole = async (work: Work, id: string, instead: string): Promise<void> => {
  const found = await rolesWith(work, [id, instead]);
  const [replaced, other] = [id, instead].map((one) => found.find((row) => row.id === one));
  if (!replaced || !other || !canReplace(replaced, other)) throw new Refusal([{ code: 'role.instead', parameter }]);
  const { accounts, memberships } = await holdersOf(work, id);
  if (accounts.length + memberships.length > MOST_MOVED) throw new Refusal([{ code: 'role.too_many_held', meta: { max: MOST_MOVED } }]);
  refuseUnpermitted(work, accounts, memberships);
  const ref = (one: string) => ({ type: role.type, id: one });
  for (const one of accounts) await run(work.update('user', one.id, { roles: rolesAfter(one.roles, id, instead).map(ref) }));
  for (const one of memberships) await run(work.run('membership', 'changeRole', one.id, { role: ref(instead) }));
};
