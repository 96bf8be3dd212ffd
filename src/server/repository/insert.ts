/** Adding a record: its row and its links. */
import { sql, type RawBuilder } from 'kysely';
import type { Problem } from '#shared/errors';
import { isUploaded } from '#shared/kit/fields';
import type { Resource } from '#shared/kit/resource';
import { pointerTo } from '#shared/validate';
import { prepared } from '../db/preparedStatements';
import { Refusal } from '../refusal';
import { withAttached } from './attachedFiles';
import { auditValues, recordLabel } from './audit';
import { lockMoneyFor } from './clientMoney';
import { newId } from './ids';
import type { Seen } from './records';
import { columnsOf, type Fields } from './lists/rows';
import { inOrder, linksOf, renewLinked } from './links';
import { numbersAt } from './numbering';
import { hasLines, writeLines } from './ownedLines';
import { lockRights } from './people';
import { columnOf, type Row, type ServerResource, type Values } from './serverResource';
import { checkReferences, idsIn, type WantedOf } from './checkReferences';
import { hooksOf, noteChange, noteLine, type WriteContext } from './writeContext';

/** Values by column: attributes, and relations stored in a column here. */
export const columnValues = (server: ServerResource, values: Values): [string, unknown][] =>
  Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const stored = server.relations[name];
    if (stored) return stored.by === 'column' ? [[stored.column, idsIn(value)[0] ?? null]] : [];
    const column = columnOf(server, name);
    // The driver would write a list as an array of PostgreSQL.
    const isFiles = server.resource.attributes[name]?.kind === 'files';
    return column === undefined ? [] : [[column, isFiles && value ? JSON.stringify(value) : value]];
  });

/** The given values; attributes without one get the initial value of the declaration. */
export const withInitials = ({ attributes }: Pick<Resource, 'attributes'>, values: Values): Values => {
  const initials = Object.entries(attributes).filter(
    ([name, { initial, mode }]) => mode !== 'r' && initial !== undefined && values[name] === undefined,
  );
  return { ...values, ...Object.fromEntries(initials.map(([name, { initial }]) => [name, initial])) };
};

/** The values of a new record. One with states begins in the first of them, no matter who adds it. */
const firstValues = ({ resource }: ServerResource, values: Values): Values => ({
  ...withInitials(resource, values),
  ...(resource.states && { [resource.states.field]: values[resource.states.field] ?? resource.states.initial }),
});

/** Only an upload sets a picture or a file; a request can only remove it. @throws Refusal `read_only` */
export const refuseUploads = ({ resource }: ServerResource, values: Values): void => {
  const given = Object.entries(resource.attributes).filter(([name, field]) => isUploaded(field) && (values[name] ?? null) !== null);
  if (given.length) throw new Refusal(given.map(([name]) => ({ code: 'read_only', pointer: pointerTo(resource, name) })));
};

/** Adds the row and its links by one statement, which saves as many rounds to the database. @returns the row as it is stored */
const insertRow = async (
  { trx }: WriteContext,
  server: ServerResource,
  columns: [string, unknown][],
  links: readonly RawBuilder<unknown>[],
  fields: Fields,
): Promise<Row> => {
  const withLinks = links.map((link, at) => sql`${sql.ref(`links_${at}`)} as (${link})`);
  const { rows } = await sql<Row>`${prepared} ${links.length ? sql`with ${sql.join(withLinks)} ` : sql``}
    insert into ${sql.table(server.table)} as t (${sql.join(columns.map(([name]) => sql.ref(name)))})
    values (${sql.join(columns.map(([, value]) => sql`${value}`))}) returning ${columnsOf(server, fields)}`.execute(trx);
  return rows[0]!;
};

/** A record that was just added, as far as adding it told. */
export type Inserted = {
  /** With the fields that were wanted. Undefined where one of them comes of links or lines, which are not there yet as the row is added, and where a hook may have changed it since. */
  readonly row?: Row;
  /** Ids that its relations through tables between lead to; without those that the resource's own rule changed. */
  readonly linked: ReadonlyMap<string, readonly string[]>;
  /** Related records that were checked, with what `wanted` wished of them. */
  readonly seen: Seen;
  /** A hook wrote after it: other records may lead to it already. */
  readonly isChanged?: true;
};

export type Wanted = { readonly own: Fields; readonly related: WantedOf };

const nothing: Wanted = { own: [], related: () => undefined };

export type AddOptions = {
  /** Those of the values that are not sound, and so not given. */
  readonly problems?: readonly Problem[];
  /** What the answer will tell of the record and of those that it leads to. */
  readonly wanted?: Wanted;
  /** Relations may lead to records that the actor may not see: the server wrote the values. */
  readonly unscoped?: boolean;
};

/** Writes the row, its links and its lines, once its hook has made the values. */
const addRow = async (work: WriteContext, server: ServerResource, id: string, made: Values, fields: Fields) => {
  const now = work.now.toISOString();
  const columns: [string, unknown][] = [['id', id], ['created_at', now], ['updated_at', now], ...columnValues(server, made)];
  const links = linksOf(server, id, made);
  const row = await insertRow(work, server, columns, links, fields);
  await writeLines(work, server, id, made);
  const isBefore = links.length > 0 || hasLines(server, made);
  const isCounted = Object.keys(server.counted).some((name) => fields?.includes(name) ?? true);
  return isBefore && isCounted ? undefined : row;
};

/**
 * Adds a record.
 * @param given sound values by declared name
 * @throws Refusal `id.taken`, `taken`, `relation_missing`, and what the resource's own rule refuses
 */
export const insertRecord = async (
  work: WriteContext,
  server: ServerResource,
  id: string,
  given: Values,
  { problems = [], wanted = nothing, unscoped }: AddOptions = {},
): Promise<Inserted> => {
  const { resource, hooks } = server;
  await lockRights(work, server, given);
  refuseUploads(server, given);
  await lockMoneyFor(work, server, given);
  const values = firstValues(server, given);
  const seen = await checkReferences(work, server, id, values, { known: problems, wanted: wanted.related, unscoped });
  const lineId = newId();
  const before = hooksOf(work, server, lineId);
  const prepared = await withAttached(work, server, (await hooks.before?.add?.(before, values)) ?? values);
  // Numbers are taken last, so that their counters are locked as briefly as possible.
  const made = { ...prepared, ...(await numbersAt('add', work, resource, prepared)) };
  const isRenewed = await renewLinked(work, server, id, made);
  const row = await addRow(work, server, id, made, wanted.own);
  noteLine(work, server, {
    id: lineId,
    action: 'add',
    recordId: id,
    label: recordLabel(resource, made),
    before: null,
    after: auditValues(resource, made),
  });
  noteChange(work, server, 1, [id]);
  const after = hooksOf(work, server, lineId);
  await hooks.after?.add?.(after, id, made);
  if (after.hasAsked()) return { linked: new Map(), seen: new Map(), isChanged: true };
  const linked = Object.entries(server.relations).flatMap(([name, stored]) =>
    stored.by === 'join' && made[name] === values[name] ? [[name, inOrder(stored, idsIn(made[name]))] as const] : [],
  );
  return { ...(row && { row }), linked: new Map(linked), seen: isRenewed || before.hasAsked() ? new Map() : seen };
};
