/** Who may do what: a rule answers yes, no, or a filter ("only your own"), so "may you" and "which rows" are one function. */

/** What a resource's permission says: `view`, `create`, `edit` or `delete`, or what a command does, as `activate`. */
export type Action = string;
export type Permission = `${string} ${string}`;

/**
 * Why someone may do less than their roles allow: their address isn't proven yet, their role demands a second step that they
 * haven't set up, they look around as another role, or they read a clinic's data for its support (PRV-18).
 */
export type Restriction = 'unverified' | 'two_step' | 'view_as' | 'support';

/** The person behind a request, as both sides know them. `entityId` is the client that they work for in this request (SUB-13). */
export type Actor = {
  readonly id: string;
  /** Names of the roles, in their order. The first one selects menus and decides route guards (ROL-3). */
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  readonly entityId: string | null;
  /** What the person's role at that client permits; it opens that client's records only (ROL-19). */
  readonly entityPermissions?: readonly string[];
  readonly restriction?: Restriction | undefined;
  /** The role that the person views the application as, if any. */
  readonly viewAs?: { readonly id: string; readonly name: string } | undefined;
};

/**
 * The scope check of the auth layer (APP-16): whether what someone signed in with covers this scope. A scope is the name of
 * a permission. The rules of the resources decide about records; this decides where there is no record, as for a page.
 */
export const hasScope = (actor: Actor | null, scope: string): boolean => actor?.permissions.includes(scope) ?? false;

/** What a filter compares with: one value, or any of several; null is a relation that leads nowhere. */
export type Wanted = string | readonly (string | null)[];

/** A filter on a record: attribute, to-one relation (by id) or `id`, equal to what is wanted. */
export type Where = Readonly<Record<string, Wanted>>;
export type Verdict = boolean | Where;
export type Rule = (actor: Actor | null) => Verdict;

/** Whether a restricted person may still read, or write; someone without a restriction may both. */
export const mayStill = (how: 'read' | 'write', { restriction }: Actor): boolean =>
  restriction === undefined || (how === 'read' && restriction !== 'two_step');

/** The rule, for those who may still do this at all. */
export const withRestriction =
  (how: 'read' | 'write', rule: Rule): Rule =>
  (actor) =>
    (!actor || mayStill(how, actor)) && rule(actor);

const listOf = (wanted: Wanted): readonly (string | null)[] => (typeof wanted === 'string' ? [wanted] : wanted);

/** What fits both; undefined where nothing does. */
const bothWanted = (one: Wanted, other: Wanted): Wanted | undefined => {
  const shared = listOf(one).filter((value) => listOf(other).includes(value));
  return shared.length === 1 && shared[0] !== null ? shared[0] : shared.length ? shared : undefined;
};

const bothVerdicts = (one: Verdict, other: Verdict): Verdict => {
  if (typeof one === 'boolean') return one && other;
  if (typeof other === 'boolean') return other && one;
  const merged: Record<string, Wanted> = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const fits = bothWanted(one[name] ?? value, value);
    // Two values for one name: no record has both.
    if (fits === undefined) return false;
    merged[name] = fits;
  }
  return merged;
};

/** What both rules allow: whoever changes a record must also be allowed to see it, because the answer shows the record (ROL-13). */
export const allOf =
  (one: Rule, other: Rule): Rule =>
  (actor) =>
    bothVerdicts(one(actor), other(actor));

/** Anyone, signed in or not. */
export const anyone: Rule = () => true;

/** Anyone who is signed in; a guest only records like these. */
export const signedInOrMatching =
  (open: Where): Rule =>
  (actor) =>
    actor !== null || open;

/** The permission; anyone else, signed in or not, only records like these. */
export const canOrMatching =
  (permission: Permission, open: Where): Rule =>
  (actor) =>
    hasScope(actor, permission) || open;

/**
 * Those whose address is proven and who hold one of the permissions see every record; anyone else only records like these, such as
 * what is published. It does not decide who may read at all: combine it with another rule by `allOf`.
 */
export const canAnyOrMatching =
  (permissions: readonly Permission[], open: Where): Rule =>
  (actor) =>
    (actor !== null && actor.restriction !== 'unverified' && permissions.some((one) => actor.permissions.includes(one))) || open;

/** Only those who hold the permission (ROL-2, PRV-4). */
export const can =
  (permission: Permission): Rule =>
  (actor) =>
    hasScope(actor, permission);

/** Everyone with the permission; other signed-in people only on the rows that `filter` selects for them. */
const canOr =
  (permission: Permission, filter: (actor: Actor) => Where | false): Rule =>
  (actor) => {
    if (!actor) return false;
    return actor.permissions.includes(permission) || filter(actor);
  };

/** The permission, or being the record's owner while holding `fallback`. */
export const ownOr = (permission: Permission, fallback: Permission): Rule =>
  canOr(permission, (actor) => actor.permissions.includes(fallback) && { owner: actor.id });

/** The permission, or the actor's own user record. */
export const selfOr = (permission: Permission): Rule => canOr(permission, (actor) => ({ id: actor.id }));

/** The permission, or a record of your own entity (ROL-17); `field` is where the record names it. */
export const entityOr = (permission: Permission, field: 'id' | 'entity'): Rule =>
  canOr(permission, (actor) => (actor.entityId ? { [field]: actor.entityId } : false));

/**
 * The permission; or the same permission by the role that the actor has at a client, on that client's records (ROL-19).
 * @param owner where the record names the client; without, only the platform's permission counts
 */
export const canOrOwned = (permission: Permission, owner: string | undefined): Rule =>
  canOr(permission, ({ entityId, entityPermissions = [] }) =>
    owner !== undefined && entityId !== null && entityPermissions.includes(permission) ? { [owner]: entityId } : false,
  );

/**
 * A clinic's own data: opened only by the role that the actor has at that clinic, never by a permission of the platform (PRV-18).
 * @param owner where the record names the clinic
 */
export const ofClient =
  (permission: Permission, owner: string): Rule =>
  (actor) =>
    actor?.entityId && actor.entityPermissions?.includes(permission) ? { [owner]: actor.entityId } : false;

/** The permission; or, for who holds `held` by their role at a client, the records that `where` selects for that client (ROL-19). */
export const clientOr = (permission: Permission, held: Permission, where: (entityId: string) => Where): Rule =>
  canOr(permission, ({ entityId, entityPermissions = [] }) =>
    entityId !== null && entityPermissions.includes(held) ? where(entityId) : false,
  );

/**
 * The permission; by the role that the actor has at a client, that client's records; anyone else who is signed in only those whose `field`
 * is them: who asks for help sees what they asked, and an owner what the whole clinic asked.
 */
export const clientOrOwn = (permission: Permission, field: string): Rule =>
  canOr(permission, ({ id, entityId, entityPermissions = [] }) => {
    if (entityId === null) return { [field]: id };
    return entityPermissions.includes(permission) ? { entity: entityId } : { entity: entityId, [field]: id };
  });

/**
 * The permission; or, for who holds `held` by their role at a client, the records whose `field` names a permission that they have
 * there: what they may give to others (ROL-12).
 */
export const givableOr = (permission: Permission, held: Permission, field: string): Rule =>
  canOr(permission, ({ entityId, entityPermissions = [] }) =>
    entityId !== null && entityPermissions.includes(held) ? { [field]: entityPermissions } : false,
  );

const valueAt = (record: object, field: string): unknown => {
  const value = (record as Record<string, unknown>)[field];
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
};

/** Only records whose `field` is the actor, whatever permissions the actor has: messages to a person. */
export const onlyOwn =
  (field: string): Rule =>
  (actor) =>
    actor !== null && { [field]: actor.id };

/** The permission, or records whose `field` is the actor: what the person did. */
export const canOrOwn = (permission: Permission, field: string): Rule => canOr(permission, (actor) => ({ [field]: actor.id }));

/**
 * Whether a rule lets the actor act on a record; without a record, whether on any at all.
 * @param record the record as the client holds it (to-one relations as `{ id }`)
 */
export const allows = (rule: Rule | undefined, actor: Actor | null, record?: object): boolean => {
  const verdict = rule?.(actor) ?? false;
  if (typeof verdict === 'boolean') return verdict;
  return (
    !record ||
    Object.entries(verdict).every(([field, wanted]) => listOf(wanted).includes((valueAt(record, field) ?? null) as string | null))
  );
};
