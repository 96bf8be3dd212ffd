/** A database with a clinic's data in it, for the tests of export and import; and files to tamper with. */
import { mkdtemp, rm } from 'node:fs/promises';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { openDatabase, type Database } from '#server/db/database';
import { exportData } from '#server/db/transfer/exportData';
import { checkExport, importData, type ImportOptions, type Target } from '#server/db/transfer/importData';
import { ending, packed, unpacked, type Entry } from '#server/db/transfer/tar';
import type { Manifest, Uploads } from '#server/db/transfer/archive';
import { recountAll, uploadsOf } from '#server/tools/settings';
import type { S3Config } from '#server/config';
import { freshDatabase } from '../withDatabase';

export const XRAY = Buffer.from('not really an X-ray: \u0000\u0001\u0002');
export const AGREEMENT = Buffer.from('%PDF-1.7');
export const SCREENSHOT = Buffer.from('What the nurse saw');
export const PORTRAIT = Buffer.from('Dr. Sari, smiling');

/** One Nadi's database and uploaded files. */
export interface Site {
  database: Database;
  uploads: Uploads;
  folder: string;
  /** The database's address, as its owner. */
  url: string;
  /** Where to put an export. */
  at(name: string): string;
  export(name: string): ReturnType<typeof exportData>;
  import(file: string, options?: ImportOptions): ReturnType<typeof importData>;
  /** The first column of what a statement answers. */
  values<T = string>(statement: string): Promise<T[]>;
  close(): Promise<void>;
}

export async function openSite({ seeded = true, s3 }: { seeded?: boolean; s3?: S3Config } = {}): Promise<Site> {
  const fresh = await freshDatabase({ seeded });
  const folder = await mkdtemp(join(tmpdir(), 'nadi-transfer-'));
  const database = await openDatabase(fresh.url, { as: 'owner', max: 4, statementTimeout: 0 });
  const uploads = uploadsOf({ filesDir: join(folder, 'files'), s3 });
  const target: Target = { database, uploads, recount: recountAll };
  return {
    database,
    uploads,
    folder,
    url: fresh.url,
    at: (name) => join(folder, name),
    export: (name) => exportData(target, join(folder, name)),
    import: async (file, options) => importData(target, await checkExport(file), options),
    async values<T>(statement: string) {
      const client = await database.pool.connect();
      try {
        await client.query(`select set_config('nadi.scope', 'all', false)`);
        return (await client.query<Record<string, T>>(statement)).rows.map((row) => Object.values(row)[0] as T);
      } finally {
        await client.query('reset nadi.scope');
        client.release();
      }
    },
    async close() {
      await database.close();
      await fresh.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const id = (number: number): string => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const rows = [
  `insert into categories (id, name, description) values ('${id(1)}', 'Habis Pakai', E'Kasa, plester\\n"sekali pakai" \\\\ steril 💉')`,
  `insert into tags (id, name, color) values ('${id(2)}', 'Steril', '#2e7d6b')`,
  `insert into items (id, name, status, date, category_id, image, owner_id)
     select '${id(3)}', 'Kasa Steril 16×16', 'published', '2026-03-05', '${id(1)}', '/files/a1b2c3.webp', id from users where email = 'creator@nadi.test'`,
  `insert into items (id, name, status, date, category_id, deleted_at) values ('${id(4)}', 'Perban', 'draft', '2026-03-06', '${id(1)}', now())`,
  `insert into item_tags values ('${id(3)}', '${id(2)}')`,
  `update users set profile_image = '/files/d4e5f6.webp' where email = 'admin@nadi.test'`,
  `insert into entities (id, name, kind, status, agreement) values ('${id(5)}', 'Klinik Melati', 'clinic', 'active',
     '{"address": "/files/a7b8c9.file", "name": "perjanjian.pdf", "size": 8, "type": "application/pdf"}')`,
  `insert into clientsubsheaders (id, entity_id, package_id, number, cycle) select '${id(6)}', '${id(5)}', id, 'S-2026-0001', 'monthly' from packages where code = 'KLINIK'`,
  `insert into tickets (id, entity_id, number, subject, category, message, files) values ('${id(9)}', '${id(5)}', 'T-2026-0001', 'Tarif', 'bug', 'Lihat gambar.',
     '[{"id": "${id(10)}", "address": "/files/b1c2d3.file", "name": "layar.png", "size": 18, "type": "image/png"},
       {"id": "${id(11)}", "address": "/files/a7b8c9.file", "name": "perjanjian.pdf", "size": 8, "type": "application/pdf"}]')`,
  `insert into audit (id, action, resource, record_id, before, after) values ('${id(7)}', 'add', 'item', '${id(3)}', 'null', '{"name": "Kasa", "price": 12345678901234567890.10}')`,
  `insert into audit (id, action, resource) values ('${id(8)}', 'destroy', 'item')`,
  `insert into counters values ('subscription-2026', 1)`,
  `insert into sessions (token_hash, user_id, expires_at) select '\\x00ff', id, now() + interval '1 day' from users limit 1`,
];

/** A site with a row of every kind, two pictures, two files and somebody signed in. */
export async function clinic(options: Parameters<typeof openSite>[0] = {}): Promise<Site> {
  const site = await openSite(options);
  for (const statement of rows) await site.values(statement);
  await site.uploads.store.put('a1b2c3.webp', XRAY, 'image/webp');
  await site.uploads.store.put('d4e5f6.webp', PORTRAIT, 'image/webp');
  await site.uploads.store.put('a7b8c9.file', AGREEMENT, 'application/pdf');
  await site.uploads.store.put('b1c2d3.file', SCREENSHOT, 'image/png');
  return site;
}

/** Writes a copy of an export whose files inside were changed by `change`. */
export async function rewritten(from: string, to: string, change: (entries: Entry[]) => Entry[]): Promise<string> {
  const entries: Entry[] = [];
  const bytes = (async function* () {
    yield gunzipSync(readFileSync(from));
  })();
  for await (const entry of unpacked(bytes)) entries.push(entry);
  writeFileSync(to, gzipSync(Buffer.concat([...change(entries).map(packed), ending])));
  return to;
}

/** Changes the manifest among an export's files. */
export const withManifest =
  (change: (manifest: Manifest) => void) =>
  (entries: Entry[]): Entry[] =>
    entries.map((entry) => {
      if (entry.name !== 'manifest.json') return entry;
      const manifest = JSON.parse(entry.body.toString()) as Manifest;
      change(manifest);
      return { ...entry, body: Buffer.from(JSON.stringify(manifest)) };
    });
