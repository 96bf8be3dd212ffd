/**
 * Makes the zip file with all of a client's data: a JSON and a CSV file for each resource, the uploaded files, and last a manifest with
 * counts and SHA-256 sums. Rule: PRV-14.
 */
import { fileNameAt } from '#server/files/address';
import type { FileStore } from '#server/files/store';
import { attachedAttributes, uploadedAttributes, type Uploaded } from '#server/files/uploads';
import { storedFilesOf } from '#server/repository/attachedFiles';
import { readingClient, type ClientRows } from '#server/repository/clientRows';
import { storedAddress } from '#server/repository/retention';
import type { Queryable } from '#server/repository/runner';
import type { Row, ServerResource } from '#server/repository/serverResource';
import type { Store } from '#server/repository/store';
import { csvOf, jsonOf } from './recordTexts';
import { ZipFile, type Entry } from './zipFile';

/** Whose data, and for whom. `name` and `code`: the client's. */
export type ExportOrder = { readonly client: string; readonly code: string; readonly name: string; readonly person: string };

type Parts = { readonly store: Store; readonly files: FileStore };

/** What is in the file of a resource. */
type ExportedRecords = { readonly resource: string; readonly rows: number; readonly json: Entry; readonly csv: Entry };
type FileOf = { readonly resource: string; readonly id: string; readonly attribute: string; readonly name: string | null };
type ToldFile = FileOf & Entry;
/** A file that a record names and the store no longer has. */
type Gone = FileOf;

/** The extension of the name that the file came with, else of the one under which it is stored. */
const extensionOf = (name: string | null, stored: string): string =>
  /\.([a-z0-9]{1,8})$/i.exec(name ?? stored)?.[1]?.toLowerCase() ?? 'bin';

type Held = { readonly name: string | null; readonly address: string | null };

/** The files of one attribute of a record; a picture has no name of its own. */
const heldBy = async (runner: Queryable, server: ServerResource, id: string, { attribute, field }: Uploaded): Promise<readonly Held[]> => {
  if (field.kind !== 'image') return storedFilesOf(runner, server, id, attribute);
  const address = await storedAddress(runner, server, id, attribute);
  return address === null ? [] : [{ name: null, address }];
};

/** The uploaded files of a resource's records. */
const addFiles = async (zip: ZipFile, files: FileStore, runner: Queryable, { server, pages }: ClientRows) => {
  const [held, gone]: [ToldFile[], Gone[]] = [[], []];
  const { type } = server.resource;
  const uploaded = [...uploadedAttributes, ...attachedAttributes].filter(({ resource }) => resource.type === type);
  const addOne = async (of: FileOf, { name, address }: Held, path: string) => {
    const stored = fileNameAt(address);
    const file = stored === undefined ? null : await files.get(stored);
    if (!file) gone.push(of);
    else held.push({ ...of, ...(await zip.add(`${path}.${extensionOf(name, stored!)}`, file.stream as AsyncIterable<Uint8Array>, true)) });
  };
  const addAllOf = async ({ id }: Row, uploaded: Uploaded) => {
    const { attribute } = uploaded;
    const found = await heldBy(runner, server, id, uploaded);
    for (const [index, file] of found.entries()) {
      const path = `files/${type}/${id}/${attribute}${found.length > 1 ? `-${index + 1}` : ''}`;
      await addOne({ resource: type, id, attribute, name: file.name }, file, path);
    }
  };
  // A value that is hidden from the client's people is null in what they read.
  const shown = (row: Row, { attribute }: Uploaded) => row[attribute] !== null && row[attribute] !== undefined;
  for await (const records of uploaded.length ? pages() : [])
    for (const { row } of records) for (const one of uploaded.filter((attribute) => shown(row, attribute))) await addAllOf(row, one);
  return { held, gone };
};

const addRecords = async (zip: ZipFile, one: ClientRows): Promise<ExportedRecords> => {
  const { type } = one.server.resource;
  let rows = 0;
  const json = await zip.add(
    `data/${type}.json`,
    jsonOf(one, (count) => void (rows += count)),
  );
  return { resource: type, rows, json, csv: await zip.add(`data/${type}.csv`, csvOf(one)) };
};

/** Everything but the manifest. */
const addAll = async (zip: ZipFile, files: FileStore, all: readonly ClientRows[], runner: Queryable) => {
  const [resources, held, gone]: [ExportedRecords[], ToldFile[], Gone[]] = [[], [], []];
  for (const one of all) {
    resources.push(await addRecords(zip, one));
    const found = await addFiles(zip, files, runner, one);
    held.push(...found.held);
    gone.push(...found.gone);
  }
  return { resources, files: held, missing: gone };
};

/**
 * Writes the file.
 * @param path where no file is yet
 * @throws ExportTooLarge
 */
export const makeExport = async (parts: Parts, order: ExportOrder, path: string, now: Date) => {
  const zip = new ZipFile(path, now);
  try {
    const content = await readingClient(parts.store, order, (all, runner) => addAll(zip, parts.files, all, runner));
    const rows = content.resources.reduce((sum, one) => sum + one.rows, 0);
    const manifest = {
      format: 'nadi-client-export/1',
      made_at: now.toISOString(),
      client: { id: order.client, code: order.code, name: order.name },
      counts: { rows, files: content.files.length, missing: content.missing.length },
      ...content,
    };
    await zip.add('manifest.json', [Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)]);
    return { ...(await zip.end()), rows, files: content.files.length };
  } catch (error) {
    zip.destroy();
    throw error;
  }
};
