/** Reads an export file, and proves it against its manifest before anyone acts on it. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { ToolError, type Progress } from '../toolError';
import { FORMAT, MANIFEST, placeOf, sha256, type Manifest, type Part } from './archive';
import { cutOff, damaged, unpacked, unreadable, type Entry } from './tar';

function readFault(path: string, error: NodeJS.ErrnoException): unknown {
  switch (error.code) {
    case 'ENOENT':
      return new ToolError(`There is no file ${path}. Check its name.`);
    case 'EISDIR':
    case 'EACCES':
      return new ToolError(`${path} cannot be read. It must be a file that db:export made, and yours to read.`);
    case 'Z_BUF_ERROR':
      return cutOff();
    case 'Z_DATA_ERROR':
      return unreadable();
    default:
      return error;
  }
}

/** Every file inside, in order, one in memory at a time. `read` hears how many bytes of the file are behind. @throws ToolError */
export async function* entriesOf(path: string, read: (bytes: number) => void = () => {}): AsyncGenerator<Entry> {
  const source = createReadStream(path);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  try {
    for await (const entry of unpacked(source.pipe(gunzip))) {
      yield entry;
      read(source.bytesRead);
    }
  } catch (error) {
    throw readFault(path, error as NodeJS.ErrnoException);
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

const lines = (body: Buffer): number => {
  let count = 0;
  for (let at = body.indexOf(10); at !== -1; at = body.indexOf(10, at + 1)) count += 1;
  return count;
};

/** What a part is, by its bytes alone. */
export function partOf({ name, body }: Entry): Part {
  const place = placeOf(name);
  if (!place) throw damaged(`${name} is none of its parts`);
  return { name, bytes: body.length, ...('table' in place && { rows: lines(body) }), sha256: sha256(body) };
}

const texts = (values: unknown): boolean => Array.isArray(values) && values.every((value) => typeof value === 'string');

/** Whether what was parsed has the shape it claims. */
function isWhole({ format, migrations, tables, missing, parts }: Manifest): boolean {
  const lists = texts(migrations) && texts(missing) && Array.isArray(tables) && Array.isArray(parts);
  if (format !== FORMAT || !lists) return false;
  const wholeTables = tables.every((table) => typeof table?.name === 'string' && texts(table.columns) && Number.isInteger(table.rows));
  return wholeTables && parts.every((part) => typeof part?.name === 'string' && placeOf(part.name) !== undefined);
}

function manifestIn(body: Buffer): Manifest {
  let manifest: Manifest;
  try {
    manifest = JSON.parse(body.toString()) as Manifest;
  } catch {
    throw damaged('its manifest cannot be read');
  }
  if (manifest?.format > FORMAT) throw new ToolError('The file was made by a newer Nadi. Import it with that version, or a newer one.');
  if (!manifest || !isWhole(manifest)) throw damaged('its manifest is not one of db:export');
  return manifest;
}

function compareParts(found: readonly Part[], listed: readonly Part[]): void {
  for (const [at, part] of listed.entries()) {
    const there = found[at];
    if (there?.name !== part.name) throw damaged(`its part ${part.name} is missing`);
    if (there.bytes !== part.bytes || there.sha256 !== part.sha256) throw damaged(`its part ${part.name} was changed`);
    if (there.rows !== part.rows) throw damaged(`its part ${part.name} has ${there.rows} rows, and should have ${part.rows}`);
  }
  if (found.length > listed.length) throw damaged(`${found[listed.length]!.name} is in it, and its manifest does not know it`);
}

function compareCounts({ tables, files, parts }: Manifest): void {
  const counted = new Map<string, number>();
  let uploads = 0;
  for (const { name, rows = 0 } of parts) {
    const place = placeOf(name)!;
    if ('table' in place) counted.set(place.table, (counted.get(place.table) ?? 0) + rows);
    else uploads += 1;
  }
  for (const { name, rows } of tables) {
    if ((counted.get(name) ?? 0) !== rows) throw damaged(`it has ${counted.get(name) ?? 0} rows of ${name}, and should have ${rows}`);
    counted.delete(name);
  }
  const [stray] = counted.keys();
  if (stray) throw damaged(`its manifest does not count the rows of ${stray}`);
  if (uploads !== files) throw damaged(`it has ${uploads} uploaded files, and should have ${files}`);
}

/**
 * Reads the whole file once and compares it with its manifest: each part's length, hash and rows, each table's rows, nothing missing, nothing more.
 * @throws ToolError saying what is wrong with it
 */
export async function verifyArchive(path: string, progress: Progress = () => {}, signal?: AbortSignal): Promise<Manifest> {
  const total = (await stat(path).catch(() => undefined))?.size ?? 0;
  const found: Part[] = [];
  let manifest: Manifest | undefined;
  for await (const entry of entriesOf(path, (done) => progress({ what: 'Checking the file', done, total }))) {
    signal?.throwIfAborted();
    if (manifest) throw damaged(`${entry.name} comes after its manifest`);
    if (entry.name === MANIFEST) manifest = manifestIn(entry.body);
    else found.push(partOf(entry));
  }
  if (!manifest) throw damaged('it has no manifest');
  compareParts(found, manifest.parts);
  compareCounts(manifest);
  return manifest;
}
