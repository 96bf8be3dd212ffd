/** From the settings to what the commands work on: the database as its owner, the uploaded files, the resources' totals. */
import type { FieldKind } from '#shared/kit/fields';
import type { resources } from '#shared/areas/resources';
import type { Config } from '../config';
import { openDatabase, type Database } from '../db/database';
import { addressOf, type Closers } from '../db/prepare';
import type { Uploads } from '../db/transfer/archive';
import type { Target } from '../db/transfer/importData';
import { openFiles } from '../files/store';
import { columnOf } from '../repository/serverResource';
import { recount } from '../repository/lists/totals';
import { serverResources } from '../areas/resources';
import { fileNameAt, fileTypeOf } from '../files/address';
import { attachedAttributes, uploadedAttributes } from '../files/uploads';

/** How the columns of files keep addresses, by the kind of their fields. */
const holds: Partial<Record<FieldKind, 'object' | 'list'>> = { file: 'object', files: 'list' };

/** Where the database keeps the addresses of uploaded files: every attribute that an upload sets. */
export const uploadsOf = (config: Pick<Config, 'filesDir' | 's3'>): Uploads => ({
  store: openFiles(config),
  columns: [...uploadedAttributes, ...attachedAttributes].map(({ resource, attribute, field }) => {
    const server = serverResources[resource.name as keyof typeof resources];
    return { table: server.table, column: columnOf(server, attribute)!, holds: holds[field.kind] ?? 'address' };
  }),
  nameAt: fileNameAt,
  typeOf: (name) => fileTypeOf(name) ?? 'application/octet-stream',
});

/** The actor of these commands: somebody at the machine, without an account. */
export const operator = { actorId: null, actorName: null, ip: null, requestId: null } as const;

export const recountAll: Target['recount'] = (trx) => recount(trx, Object.values(serverResources));

/** Opens the database as its owner, who may see and change everything; no statement is cut off. */
export async function openAsOwner(config: Config, closers: Closers, say: (sentence: string) => void): Promise<Database> {
  const database = await openDatabase(await addressOf(config, closers, { progress: say }), { as: 'owner', max: 4, statementTimeout: 0 });
  closers.push(() => database.close());
  return database;
}
