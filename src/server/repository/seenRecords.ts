/**
 * Which records of every resource a person may get, as SQL on a row `t` that tells of such records: a line of the audit or a
 * deletion. Records in the trash count as they stand there. Rule: PRV-17.
 */
import { sql, type RawBuilder } from 'kysely';
import type { Actor, Where } from '#shared/access';
import type { Resource } from '#shared/kit/resource';
import { resources } from '#shared/areas/resources';
import { idOfActor } from './actors';
import { ruleConditions, type Condition } from './lists/ruleConditions';
import { columnOf, type ServerResource, type Find } from './serverResource';

/** The resources whose every record a person may get, by name, and those of which only the records like `where`. */
type Sight = { readonly whole: readonly string[]; readonly partly: readonly { readonly server: ServerResource; readonly where: Where }[] };

/** Undefined for who may get every record of every resource. */
const sightOf = (actor: Actor | null, find: Find): Sight | undefined => {
  const servers = Object.values<Resource>(resources).map(({ type }) => find(type));
  // Nothing tells of the changes of an unaudited resource, and nobody deletes its records.
  const verdicts = servers
    .filter(({ unaudited }) => !unaudited)
    .map((server) => {
      const verdict = server.resource.access.get?.(actor) ?? false;
      // A filter that takes nothing away is as good as a yes.
      return { server, verdict: typeof verdict === 'object' && Object.keys(verdict).length === 0 ? true : verdict };
    });
  if (verdicts.every(({ verdict }) => verdict === true)) return undefined;
  return {
    whole: verdicts.flatMap(({ server, verdict }) => (verdict === true ? [server.resource.name] : [])),
    partly: verdicts.flatMap(({ server, verdict }) => (typeof verdict === 'object' ? [{ server, where: verdict }] : [])),
  };
};

/** Those of the records as `c` that are like this, the deleted ones too. */
const rowsLike = (server: ServerResource, where: Where, of: RawBuilder<unknown>): RawBuilder<unknown> => {
  return sql`from ${sql.table(server.table)} as c where ${sql.join([of, ...ruleConditions(server, where, 'c')], sql` and `)}`;
};

const isWhole = ({ whole }: Sight): Condition => sql<boolean>`t.resource = any(${whole}::text[])`;

const isTenant = ({ partly }: Sight): boolean => partly.some(({ server }) => server.tenant);

const isSeen = (sight: Sight, actor: Actor | null): Condition => {
  const partly = sight.partly.map(
    ({ server, where }) =>
      sql`(t.resource = ${server.resource.name} and exists (select ${rowsLike(server, where, sql`c.id = t.record_id`)}))`,
  );
  return sql<boolean>`(${sql.join([sql`t.actor_id = ${actor && idOfActor(actor)}`, isWhole(sight), ...partly], sql` or `)})`;
};

/** The columns of a line that hides nothing from its reader. */
export const nothingWithheld = { withheld: sql<boolean>`false`, follows: sql<boolean>`(t.cause_id is not null)` };

/** The audit without names and values in lines about records that the reader may not see. */
const asSeen = (audit: ServerResource, unless: Condition, sight: Sight): ServerResource => {
  const tells = sql`coalesce(t.record_label, t.before::text, t.after::text, t.input::text) is not null`;
  return {
    ...audit,
    tenant: isTenant(sight),
    hidden: { attributes: ['record_label', 'before', 'after', 'input'], unless },
    counted: { ...nothingWithheld, withheld: sql<boolean>`(${unless} is not true and ${tells})` },
  };
};

/**
 * The audit as a person may read it: what a line says of a record is hidden unless they did it themselves or may get that record.
 * A record that is gone for good is known only to who may get every record of its resource.
 */
export const auditSeenBy = (audit: ServerResource, actor: Actor | null, find: Find): ServerResource => {
  // Anyone who may not read everybody's lines gets only their own, of which nothing is hidden.
  const sight = audit.resource.access.get?.(actor) === true ? sightOf(actor, find) : undefined;
  return sight ? asSeen(audit, isSeen(sight, actor), sight) : audit;
};

/**
 * The same of a client's own audit, which is always a tenant's. A line about no record, as of an export, is told to who may
 * get the client's records of that resource.
 */
export const clientAuditSeenBy = (audit: ServerResource, actor: Actor | null, find: Find): ServerResource => {
  const sight = sightOf(actor, find);
  if (!sight) return { ...audit, tenant: true };
  const read = sight.partly.map(({ server }) => server.resource.name);
  const unless = sql<boolean>`(${isSeen(sight, actor)} or (t.record_id is null and t.resource = any(${read}::text[])))`;
  return { ...asSeen(audit, unless, sight), tenant: true };
};

/** How many records a deletion names. */
export const NAMED = 3;

/** The trash as a person may read it: a deletion is named and counted by those of its records that they may get. */
export const trashSeenBy = (trash: ServerResource, actor: Actor | null, find: Find): ServerResource => {
  const sight = sightOf(actor, find);
  if (!sight) return trash;
  const perKind = (column: string, value: (rows: RawBuilder<unknown>, server: ServerResource) => RawBuilder<unknown>) => {
    const kinds = sight.partly.map(
      ({ server, where }) =>
        sql`when t.resource = ${server.resource.name} then (${value(rowsLike(server, where, sql`c.deletion_id = t.id`), server)})`,
    );
    return sql`when ${isWhole(sight)} then ${sql.ref(`t.${column}`)} ${sql.join(kinds, sql` `)}`;
  };
  const names = (rows: RawBuilder<unknown>, server: ServerResource) =>
    sql`select string_agg(named.label, ', ' order by named.id)
      from (select c.id, ${sql.ref(`c.${columnOf(server, server.resource.label)!}`)}::text as label ${rows} order by c.id limit ${NAMED}) as named`;
  return {
    ...trash,
    tenant: isTenant(sight),
    counted: {
      label: sql`(case ${perKind('label', names)} end)`,
      count: sql`(case ${perKind('count', (rows) => sql`select count(*) ${rows}`)} else 0 end)`,
    },
  };
};
