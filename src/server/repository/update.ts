/** Changing a record: only what differs, only from the version it was seen in. */
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Where } from '#shared/access';
import type { Problem } from '#shared/errors';
import { legalIn, stateOf } from '#shared/kit/commands';
import type { Resource } from '#shared/kit/resource';
import { tidy } from '#shared/kit/rules';
import { pointerTo } from '#shared/validate';
import { Refusal } from '../refusal';
import { auditValues, recordLabel } from './audit';
import { lockMoneyOf } from './clientMoney';
import { newId } from './ids';
import { columnValues, refuseUploads } from './insert';
import { writeLinks } from './links';
import { lockRights } from './people';
import { linkedIds, recordsOf, type LoadedRecord } from './records';
import { writeLines } from './ownedLines';
import { noteLostFiles } from './retention';
import { lockedRow } from './lists/rows';
import type { Row, ServerResource, Values } from './serverResource';
import { checkReferences, idsIn } from './checkReferences';
import { hooksOf, noteChange, noteLine, type WriteContext } from './writeContext';

/** The versions from which a change may be made; undefined is any. */
export type ExpectedVersions = readonly number[] | undefined;

/** @throws Refusal `version.stale` with the current version */
export const refuseStale = ({ version }: Row, expected: ExpectedVersions): void => {
  if (expected && !expected.includes(version)) throw new Refusal([{ code: 'version.stale', meta: { version } }]);
};

/** The record, locked. @throws Refusal `resource.missing`, `version.stale` */
export const lockedRecord = async (
  work: WriteContext,
  server: ServerResource,
  id: string,
  where: Where,
  expected: ExpectedVersions,
): Promise<Row> => {
  await lockMoneyOf(work, server, id);
  const row = await lockedRow(work.act.store.find, work.trx, server, id, where);
  if (!row) throw new Refusal([{ code: 'resource.missing' }]);
  refuseStale(row, expected);
  return row;
};

const same = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((one, index) => one === b[index]);

export const valueBefore = (record: LoadedRecord, name: string): unknown => {
  const { server, row } = record;
  const relation = server.resource.relations[name];
  if (!relation) return row[name];
  const ids = linkedIds(record, name);
  return relation.kind === 'toMany' ? ids : (ids[0] ?? null);
};

export const differs = (record: LoadedRecord, name: string, value: unknown): boolean => {
  const { server, row } = record;
  const stored = server.relations[name];
  if (stored) {
    const ordered = stored.by === 'join' && stored.ordered;
    const [now, then] = [idsIn(value), [...linkedIds(record, name)]];
    return !(ordered ? same(now, then) : same(now.sort(), then.sort()));
  }
  const field = server.resource.attributes[name]!;
  const { kind, mode } = field;
  if (mode === 'w') return value !== null;
  if (kind === 'dateTime' && typeof value === 'string' && typeof row[name] === 'string') return Date.parse(value) !== Date.parse(row[name]);
  // Lines as they are stored may lack what was declared since.
  const before = kind === 'owned' ? tidy(field, row[name]) : row[name];
  return !isDeepStrictEqual(value ?? null, before ?? null);
};

/** A tenant's record stays with its tenant. */
const refuseMove = ({ resource, relations, tenant }: ServerResource, change: Values): void => {
  const moved = Object.keys(change).find((name) => tenant && relations[name]?.by === 'column' && relations[name].column === 'entity_id');
  if (moved !== undefined) throw new Refusal([{ code: 'read_only', pointer: pointerTo(resource, moved) }]);
};

/**
 * A record in some states can no longer be edited or deleted by hand: its commands change it (CMD-4).
 * @throws Refusal `state.closed` with the state, and the commands that are legal in it
 */
export const refuseByState = (resource: Resource, how: 'edit' | 'destroy', row: Values): void => {
  const state = stateOf(resource, row);
  if (state === undefined || resource.states![how].includes(state)) return;
  throw new Refusal([{ code: 'state.closed', meta: { state, legal: legalIn(resource, state).join(', ') } }]);
};

/** What was attached to a record when it was added stays. @throws Refusal `read_only` */
const refuseFiles = ({ resource }: ServerResource, change: Values): void => {
  const changed = Object.keys(change).filter((name) => resource.attributes[name]?.kind === 'files');
  if (changed.length) throw new Refusal(changed.map((name) => ({ code: 'read_only', pointer: pointerTo(resource, name) })));
};

export type ChangeOptions = {
  /** The filter of the access rule: a row outside it does not exist for this person. */
  readonly where: Where;
  readonly expected: ExpectedVersions;
  /** Problems of the values that are not valid and therefore not among `values`. */
  readonly problems?: readonly Problem[];
  /** 'set' for an upload, which stored the file itself; anyone else can only remove a picture or a file. */
  readonly uploads?: 'set';
  /** Relations may lead to records that the actor may not see: the server wrote the values. */
  readonly unscoped?: boolean;
};

/** Writes the changed values, links and lines under a new version. */
export const writeRow = async (work: WriteContext, server: ServerResource, row: Row, made: Values): Promise<void> => {
  const columns = [...columnValues(server, made), ['updated_at', work.now.toISOString()] as const];
  await noteLostFiles(work, server, row, made);
  const settings = columns.map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(server.table)} set version = version + 1, ${sql.join(settings)}
    where id = ${row.id}`.execute(work.trx);
  await writeLinks(work, server, row.id, made);
  await writeLines(work, server, row.id, made);
  noteChange(work, server, 0, [row.id]);
};

/**
 * Changes a record; where nothing differs nothing is written, and the version stays.
 * @param values sound values by declared name
 * @throws Refusal `resource.missing`, `version.stale`, `taken`, `relation_missing`, and what the resource's own rule refuses
 */
export const updateRecord = async (
  work: WriteContext,
  server: ServerResource,
  id: string,
  values: Values,
  { where, expected, problems = [], uploads, unscoped }: ChangeOptions,
): Promise<void> => {
  const { resource, hooks } = server;
  await lockRights(work, server, values);
  const row = await lockedRecord(work, server, id, where, expected);
  const [before] = await recordsOf(work.act.store.find, work.trx, server, [row]);
  const change = Object.fromEntries(Object.entries(values).filter(([name, value]) => differs(before!, name, value)));
  if (!Object.keys(change).length && !problems.length) return;
  if (!unscoped) refuseByState(resource, 'edit', row);
  refuseMove(server, change);
  refuseFiles(server, change);
  if (uploads !== 'set') refuseUploads(server, change);
  await checkReferences(work, server, id, change, { known: problems, unscoped });
  const lineId = newId();
  const made = (await hooks.before?.update?.(hooksOf(work, server, lineId), row, change)) ?? change;
  await writeRow(work, server, row, made);
  const old = Object.fromEntries(Object.keys(made).map((name) => [name, valueBefore(before!, name)]));
  noteLine(work, server, {
    id: lineId,
    action: 'update',
    recordId: id,
    label: recordLabel(resource, { ...row, ...made }),
    before: auditValues(resource, old),
    after: auditValues(resource, made),
  });
  await hooks.after?.update?.(hooksOf(work, server, lineId), row, made);
};
