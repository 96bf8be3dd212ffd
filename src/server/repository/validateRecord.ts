/** A resource's own validation before the transaction: finds further problems, or prepares the values for storing. */
import type { Where } from '#shared/access';
import type { Problem } from '#shared/errors';
import type { Resource } from '#shared/kit/resource';
import { pointerTo } from '#shared/validate';
import { transaction } from '../db/database';
import { isRegion } from '../regions';
import { rowsOf } from './lists/rows';
import { recordsOf, type LoadedRecord } from './records';
import type { Current, Row, ServerResource, Values } from './serverResource';
import type { Store } from './store';

/** Valid values, and the problems of the others in the document. */
export type ValidatedRecord = { readonly values: Values; readonly problems: readonly Problem[] };

/** The present record that a change is about, as far as this rule lets the person see it. Row-level security would hide a client's outside a transaction. */
export const currentRecord = (
  { find, database }: Store,
  server: ServerResource,
  id: string,
  where: Where,
): Promise<LoadedRecord | undefined> =>
  transaction(database, async (trx) => (await recordsOf(find, trx, server, await rowsOf(find, trx, server, [id], where)))[0], {
    scope: 'all',
    readOnly: true,
  });

/** Its row alone. */
export const currentRow = ({ find, database }: Store, server: ServerResource, id: string, where: Where): Promise<Row | undefined> =>
  transaction(database, async (trx) => (await rowsOf(find, trx, server, [id], where))[0], { scope: 'all', readOnly: true });

/** What only the server knows of a kind's value: whether there is a region of this code. */
const unknownRegions = async (resource: Resource, values: Values): Promise<Problem[]> => {
  const given = Object.entries(resource.attributes).flatMap(([name, { kind }]) => {
    const code = kind === 'region' ? values[name] : undefined;
    return typeof code === 'string' ? [{ name, code }] : [];
  });
  const known = await Promise.all(given.map(({ code }) => isRegion(code)));
  return given.flatMap(({ name }, at) => (known[at] ? [] : [{ code: 'invalid_region', pointer: pointerTo(resource, name) }]));
};

/**
 * Lets the resource examine the sound values, so that its problems join those that were found already, and prepares them.
 * Those of a document that will be refused are not prepared, which can be slow.
 * @param current the record before a change
 * @param isSelf whether it is the person who asks
 */
export const validateRecord = async (
  { hooks, resource }: ServerResource,
  { values, problems: known }: ValidatedRecord,
  how: 'add' | 'update',
  now: Date,
  { current = async () => undefined, isSelf = false }: { readonly current?: Current; readonly isSelf?: boolean } = {},
): Promise<ValidatedRecord> => {
  const found = [...(await unknownRegions(resource, values)), ...((await hooks.validate?.(values, how, current, { isSelf, now })) ?? [])];
  // A value that was already refused is not among `values`: do not report it as missing, too.
  const news = found.filter(({ pointer }) => pointer === undefined || !known.some((one) => one.pointer === pointer));
  const problems = [...known, ...news];
  return { problems, values: problems.length ? values : ((await hooks.beforeStore?.(values)) ?? values) };
};
