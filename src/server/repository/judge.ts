/** A resource's own validation before the transaction: finds further problems, or prepares the values for storing. */
import type { Where } from '#shared/access';
import type { Problem } from '#shared/errors';
import { rowsOf } from './rows';
import type { Current, Row, ServerResource, Values } from './serverResource';
import type { Store } from './store';

/** Valid values, and the problems of the others in the document. */
export type Judged = { readonly values: Values; readonly problems: readonly Problem[] };

/** The present record that a change is about, as far as this rule lets the person see it. */
export const currentRow = async ({ find, database }: Store, server: ServerResource, id: string, where: Where): Promise<Row | undefined> =>
  (await rowsOf(find, database.kysely, server, [id], where))[0];

/**
 * Lets the resource examine the sound values, so that its problems join those that were found already, and prepares them.
 * Those of a document that will be refused are not prepared, which can be slow.
 * @param current the record before a change
 * @param isSelf whether it is the person who asks
 */
export const judged = async (
  { hooks }: ServerResource,
  { values, problems: known }: Judged,
  how: 'add' | 'update',
  current: Current = async () => undefined,
  isSelf = false,
): Promise<Judged> => {
  const found = (await hooks.examine?.(values, how, current, isSelf)) ?? [];
  // A value that was already refused is not among `values`: do not report it as missing, too.
  const news = found.filter(({ pointer }) => pointer === undefined || !known.some((one) => one.pointer === pointer));
  const problems = [...known, ...news];
  return { problems, values: problems.length ? values : ((await hooks.prepare?.(values)) ?? values) };
};
