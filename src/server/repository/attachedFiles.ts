/** Files that are attached to a record as it is added: found by what their uploads answered, and kept from then on. Rules: VAL-15, PRV-11. */
import { sql } from 'kysely';
import { fileProblem, isAttachedFile, type AttachedFile, type FileRules } from '#shared/domain/file';
import type { Problem } from '#shared/errors';
import type { Field } from '#shared/kit/fields';
import { limits } from '#shared/limits';
import type { KeptFile } from '../files/waiting';
import { transaction } from '../db/database';
import { Refusal } from '../refusal';
import { newId } from './ids';
import { columnOf, type ServerResource, type Values } from './serverResource';
import type { Queryable } from './runner';
import type { Store } from './store';
import type { WriteContext } from './writeContext';

/** One file of a record, with its address. */
type StoredFile = AttachedFile & { readonly address: string };

/** The attributes of several files that these values give. */
const filesIn = ({ resource }: ServerResource, values: Values): [string, Field, readonly AttachedFile[]][] =>
  Object.entries(resource.attributes).flatMap(([name, field]): [string, Field, readonly AttachedFile[]][] => {
    const given = values[name];
    return field.kind === 'files' && Array.isArray(given) ? [[name, field, given.filter(isAttachedFile)]] : [];
  });

/** What is wrong with a file that was found, by the rules of its attribute. Its bytes were looked at when it was uploaded. */
const problemOf = ({ type, size }: KeptFile, { types = [], max = 0 }: Field): Pick<Problem, 'code' | 'meta'> | undefined => {
  const rules: FileRules = { types, max };
  const problem = fileProblem(new Uint8Array(), size, rules);
  return problem?.code === 'file.unsupported' && types.some((one) => one === type) ? undefined : problem;
};

/** The uploaded file, or why it cannot be attached to the field. */
const foundOf = ({ act, now }: WriteContext, { id }: AttachedFile, field: Field): KeptFile | Pick<Problem, 'code' | 'meta'> => {
  const found = act.store.waitingFiles.open(id, act.actor.id, now);
  if (!found) return { code: 'upload.gone' };
  return problemOf(found, field) ?? found;
};

const isKept = (found: ReturnType<typeof foundOf>): found is KeptFile => 'address' in found;

/** A record holds these files from now on. */
const keep = ({ trx }: WriteContext, addresses: readonly string[]) =>
  sql`delete from picture_removals where address = any(${addresses}::text[])`.execute(trx);

/**
 * An uploaded file as an attribute of one file keeps it, for a command that has it in its input.
 * @param field what may be uploaded
 * @throws Refusal `upload.gone`, `file.unsupported` or `file.too_large` at the pointer
 */
export const takenFile = async (work: WriteContext, uploaded: AttachedFile, field: Field, pointer: string): Promise<KeptFile> => {
  const found = foundOf(work, uploaded, field);
  if (!isKept(found)) throw new Refusal([{ ...found, pointer }]);
  await keep(work, [found.address]);
  return found;
};

/**
 * The values with each uploaded file as its column keeps it.
 * @throws Refusal `upload.gone`, `file.unsupported` or `file.too_large` for each file that cannot be attached
 */
export const withAttached = async (work: WriteContext, server: ServerResource, values: Values): Promise<Values> => {
  const given = filesIn(server, values);
  if (!given.length) return values;
  const problems: Problem[] = [];
  const made: [string, StoredFile[]][] = given.map(([name, field, files]) => [
    name,
    files.flatMap((file, index): StoredFile[] => {
      const found = foundOf(work, file, field);
      if (isKept(found)) return [{ id: newId(), name: found.name, size: found.size, type: found.type, address: found.address }];
      problems.push({ ...found, pointer: `/data/attributes/${name}/${index}` });
      return [];
    }),
  ]);
  if (problems.length) throw new Refusal(problems);
  await keep(
    work,
    made.flatMap(([, files]) => files.map(({ address }) => address)),
  );
  return { ...values, ...Object.fromEntries(made) };
};

/** An uploaded file is removed when nothing holds it after its time, and some hours more for what is being written then. */
export const noteWaiting = async ({ database }: Pick<Store, 'database'>, address: string, now: Date): Promise<void> => {
  const due = new Date(now.getTime() + 2 * limits.waitingFile).toISOString();
  await sql`insert into picture_removals (address, due_at) values (${address}, ${due})`.execute(database.kysely);
};

/** The files that an attribute of a row holds, as the runner sees the row. */
export const storedFilesOf = async (
  runner: Queryable,
  server: ServerResource,
  id: string,
  attribute: string,
): Promise<readonly StoredFile[]> => {
  const { rows } = await sql<{ files: StoredFile | readonly StoredFile[] | null }>`
    select ${sql.ref(columnOf(server, attribute)!)} as files from ${sql.table(server.table)} where id = ${id}`.execute(runner);
  return [rows[0]?.files ?? []].flat();
};

/** Every file that an attribute of a record holds, in its order, for a caller who has checked that the person may get the record. */
export const currentFiles = (
  { database }: Pick<Store, 'database'>,
  server: ServerResource,
  id: string,
  attribute: string,
): Promise<readonly StoredFile[]> => transaction(database, (trx) => storedFilesOf(trx, server, id, attribute), { scope: 'all' });
