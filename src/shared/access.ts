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

/** A rule as data: the name of what makes it, and what that is given; a rule among these is data, too. */
export type RuleData = readonly [name: string, ...given: unknown[]];
export type Rule = ((actor: Actor | null) => Verdict) & { readonly data?: RuleData };

const makers = new Map<string, (...given: never[]) => Rule>();

const dataOf = (value: unknown): unknown => (typeof value === 'function' ? (value as Rule).data : value);
const isData = (value: unknown): value is RuleData => Array.isArray(value) && makers.has(value[0] as string);

/** What makes rules of one kind, each with its data, so that a rule can be written down and read back (`ruleOf`). */
const ruleMaker = <G extends unknown[]>(name: string, make: (...given: G) => (actor: Actor | null) => Verdict): ((...given: G) => Rule) => {
  const maker = (...given: G): Rule =>
    Object.assign(make(...given), { data: [name, ...given.filter((one) => one !== undefined).map(dataOf)] as const });
  makers.set(name, maker as unknown as (...given: never[]) => Rule);
  return maker;
};

/** The rule that this data is of. */
export const ruleOf = ([name, ...given]: RuleData): Rule =>
  makers.get(name)!(...(given.map((one) => (isData(one) ? ruleOf(one) : one)) as never[]));

/** Stands in a filter for the client that the actor works for. */
export const THEIR_CLIENT = '{client}';

const forClient = (where: Where, entityId: string): Where =>
  Object.fromEntries(
    Object.entries(where).map(([name, wanted]) => [
      name,
      typeof wanted === 'string'
        ? wanted === THEIR_CLIENT
          ? entityId
          : wanted
        : wanted.map((one) => (one === THEIR_CLIENT ? entityId : one)),
    ]),
  );

/** Whether a restricted person may still read, or write; someone without a restriction may both. */
export const mayStill = (how: 'read' | 'write', { restriction }: Actor): boolean =>
  restriction === undefined || (how === 'read' && restriction !== 'two_step');

/** The rule, for those who may still do this at all. */
export const withRestriction = ruleMaker(
  'withRestriction',
  (how: 'read' | 'write', rule: Rule) => (actor) => (!actor || mayStill(how, actor)) && rule(actor),
);

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

/** What both rules allow: anyone who changes a record must also be allowed to see it, because the answer shows the record (ROL-13). */
export const allOf = ruleMaker('allOf', (one: Rule, other: Rule) => (actor) => bothVerdicts(one(actor), other(actor)));

/** Anyone, signed in or not. */
export const anyone = ruleMaker('anyone', () => () => true)();

/** Anyone who is signed in; a guest only records like these. */
export const signedInOrMatching = ruleMaker('signedInOrMatching', (open: Where) => (actor) => actor !== null || open);

/** The permission; anyone else, signed in or not, only records like these. */
export const canOrMatching = ruleMaker(
  'canOrMatching',
  (permission: Permission, open: Where) => (actor) => hasScope(actor, permission) || open,
);

/**
 * Those whose address is proven and who hold one of the permissions see every record; anyone else only records like these, such as
 * what is published. It does not decide who may read at all: combine it with another rule by `allOf`.
 */
export const canAnyOrMatching = ruleMaker(
  'canAnyOrMatching',
  (permissions: readonly Permission[], open: Where) => (actor) =>
    (actor !== null && actor.restriction !== 'unverified' && permissions.some((one) => actor.permissions.includes(one))) || open,
);

/** Only those who hold the permission (ROL-2, PRV-4). */
export const can = ruleMaker('can', (permission: Permission) => (actor) => hasScope(actor, permission));

/** Everyone with the permission; other signed-in people only on the rows that `filter` selects for them. */
const canOr =
  (permission: Permission, filter: (actor: Actor) => Where | false) =>
  (actor: Actor | null): Verdict => {
    if (!actor) return false;
    return actor.permissions.includes(permission) || filter(actor);
  };

/** The permission, or being the record's owner while holding `fallback`. */
export const ownOr = ruleMaker('ownOr', (permission: Permission, fallback: Permission) =>
  canOr(permission, (actor) => actor.permissions.includes(fallback) && { owner: actor.id }),
);

/** The permission, or the actor's own user record. */
export const selfOr = ruleMaker('selfOr', (permission: Permission) => canOr(permission, (actor) => ({ id: actor.id })));

/** The permission, or a record of your own entity (ROL-17); `field` is where the record names it. */
export const entityOr = ruleMaker('entityOr', (permission: Permission, field: 'id' | 'entity') =>
  canOr(permission, (actor) => (actor.entityId ? { [field]: actor.entityId } : false)),
);

/**
 * The permission; or the same permission by the role that the actor has at a client, on that client's records (ROL-19).
 * @param owner where the record names the client; without, only the platform's permission counts
 */
export const canOrOwned = ruleMaker('canOrOwned', (permission: Permission, owner: string | undefined) =>
  canOr(permission, ({ entityId, entityPermissions = [] }) =>
    owner !== undefined && entityId !== null && entityPermissions.includes(permission) ? { [owner]: entityId } : false,
  ),
);

/** As `canOrOwned`; anyone who works for no client may do it with records of no client. */
export const canOrOwnedOrFree = ruleMaker('canOrOwnedOrFree', (permission: Permission, owner: string) =>
  canOr(permission, ({ entityId, entityPermissions = [] }) => {
    if (entityId === null) return { [owner]: [null] };
    return entityPermissions.includes(permission) ? { [owner]: entityId } : false;
  }),
);

/**
 * A clinic's own data: opened only by the role that the actor has at that clinic, never by a permission of the platform (PRV-18).
 * @param owner where the record names the clinic
 */
export const ofClient = ruleMaker(
  'ofClient',
  (permission: Permission, owner: string) => (actor) =>
    actor?.entityId && actor.entityPermissions?.includes(permission) ? { [owner]: actor.entityId } : false,
);

/**
 * The permission; or, for who holds `held` by their role at a client, the records that `where` selects (ROL-19).
 * @param where `THEIR_CLIENT` stands in it for that client
 */
export const clientOr = ruleMaker('clientOr', (permission: Permission, held: Permission, where: Where) =>
  canOr(permission, ({ entityId, entityPermissions = [] }) =>
    entityId !== null && entityPermissions.includes(held) ? forClient(where, entityId) : false,
  ),
);

/**
 * Stands in a filter for whose a request for help is: of the client that it belongs to, or of the person who wrote it where it belongs to
 * no client (TKT-14). The tables of such records have a column of this name; a record tells it by its relations.
 */
export const HOLDER = 'holder';

/**
 * The permission; by the role that the actor has at a client, that client's records; anyone else who is signed in only those whose `field`
 * is them: who asks for help sees what they asked, and an owner what the whole clinic asked. What somebody asked while they worked for no
 * client is theirs alone, and stays so when they work for one.
 */
export const clientOrOwn = ruleMaker('clientOrOwn', (permission: Permission, field: string) =>
  canOr(permission, ({ id, entityId, entityPermissions = [] }) => {
    if (entityId === null) return { [HOLDER]: id };
    const held = { [HOLDER]: [entityId, id] };
    return entityPermissions.includes(permission) ? held : { ...held, [field]: id };
  }),
);

/** The permission; by the role that the actor has at a client, that client's records; and those of no client that the actor wrote. */
export const canOrHeld = ruleMaker('canOrHeld', (permission: Permission) =>
  canOr(permission, ({ id, entityId, entityPermissions = [] }) => ({
    [HOLDER]: entityId !== null && entityPermissions.includes(permission) ? [entityId, id] : id,
  })),
);

/**
 * The permission; or, for who holds `held` by their role at a client, the records whose `field` names a permission that they have
 * there: what they may give to others (ROL-12).
 */
export const givableOr = ruleMaker('givableOr', (permission: Permission, held: Permission, field: string) =>
  canOr(permission, ({ entityId, entityPermissions = [] }) =>
    entityId !== null && entityPermissions.includes(held) ? { [field]: entityPermissions } : false,
  ),
);

const valueAt = (record: object, field: string): unknown => {
  if (field === HOLDER) return valueAt(record, 'entity') ?? valueAt(record, 'requester');
  const value = (record as Record<string, unknown>)[field];
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
};

/** Only records whose `field` is the actor, whatever permissions the actor has: messages to a person. */
export const onlyOwn = ruleMaker('onlyOwn', (field: string) => (actor) => actor !== null && { [field]: actor.id });

/** The permission, or records whose `field` is the actor: what the person did. */
export const canOrOwn = ruleMaker('canOrOwn', (permission: Permission, field: string) =>
  canOr(permission, (actor) => ({ [field]: actor.id })),
);

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
