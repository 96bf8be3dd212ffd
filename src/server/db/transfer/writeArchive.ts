/** The pieces of an export: rows of a snapshot as parts, then uploaded files, each entered in the manifest. */
import { buffer } from 'node:stream/consumers';
import type { PoolClient } from 'pg';
import { fileName, FORMAT, partName, sha256, type Manifest, type Part, type Uploads } from './archive';
import { quoted, type Table } from './tables';
import { packed } from './tar';

/** A part is cut after the row that takes it past this many characters. */
const PART = 2 ** 20;
const FETCHED = 500;

const isText = (type: string): boolean => /^(text|character|citext)/.test(type);

/** Rows in the order of their key, each as one line of JSON whose values are all texts, so that none loses anything. */
function selection({ name, columns, key }: Table): string {
  const typeOf = new Map(columns.map((column) => [column.name, column.type]));
  const order = key.map((column) => `t.${quoted(column)}${isText(typeOf.get(column) ?? '') ? ' collate "C"' : ''}`);
  const values = columns.map((column) => `t.${quoted(column.name)}::text as ${quoted(column.name)}`);
  return `select row_to_json(line)::text as line from (select ${values.join(', ')} from ${quoted(name)} t order by ${order.join(', ')}) as line`;
}

async function* rowsOf<Row>(client: PoolClient, statement: string): AsyncGenerator<Row[]> {
  await client.query(`declare snapshot no scroll cursor for ${statement}`);
  for (;;) {
    const { rows } = await client.query(`fetch ${FETCHED} from snapshot`);
    if (rows.length === 0) break;
    yield rows as Row[];
  }
  await client.query('close snapshot');
}

/** An export while it is written: gives out its pieces in order, and keeps the account of them in `manifest`. */
export class Archive {
  readonly manifest: Manifest;

  constructor(version: string[]) {
    this.manifest = { format: FORMAT, migrations: version, tables: [], files: 0, missing: [], parts: [] };
  }

  private add(name: string, body: Buffer, rows?: number): Buffer {
    const part: Part = { name, bytes: body.length, ...(rows !== undefined && { rows }), sha256: sha256(body) };
    this.manifest.parts.push(part);
    return packed({ name, body });
  }

  /** A table's rows, in parts of about a megabyte; `count` hears of rows as they come. */
  async *table(client: PoolClient, table: Table, count: (rows: number) => void): AsyncGenerator<Buffer> {
    let [lines, length, number, rows] = [[] as string[], 0, 0, 0];
    const cut = (): Buffer => {
      const block = this.add(partName(table.name, ++number), Buffer.from(lines.map((line) => `${line}\n`).join('')), lines.length);
      [lines, length] = [[], 0];
      return block;
    };
    for await (const fetched of rowsOf<{ line: string }>(client, selection(table))) {
      for (const { line } of fetched) {
        lines.push(line);
        length += line.length;
        if (length >= PART) yield cut();
      }
      rows += fetched.length;
      count(fetched.length);
    }
    if (lines.length > 0) yield cut();
    this.manifest.tables.push({ name: table.name, columns: table.columns.map(({ name }) => name), rows });
  }

  /** The uploaded files that records name, each once. */
  async *files(client: PoolClient, tables: readonly Table[], { store, columns, nameAt }: Uploads): AsyncGenerator<Buffer> {
    // An older database may not have them all.
    const there = columns.filter(({ table, column }) =>
      tables.some(({ name, ...one }) => name === table && one.columns.some((mine) => mine.name === column)),
    );
    if (there.length === 0) return;
    const named = there.map(({ table, column, holds }) => {
      const [from, name] = [quoted(table), quoted(column)];
      if (holds === 'list') return `select f ->> 'address' as address from ${from}, jsonb_array_elements(${name}) as f`;
      return `select ${holds === 'object' ? `${name} ->> 'address'` : name} as address from ${from} where ${name} is not null`;
    });
    for await (const fetched of rowsOf<{ address: string }>(
      client,
      `select address from (${named.join(' union ')}) a order by address collate "C"`,
    )) {
      for (const { address } of fetched) {
        const name = nameAt(address);
        const file = name === undefined ? undefined : await store.get(name);
        if (file === null) this.manifest.missing.push(name!);
        if (!file) continue;
        this.manifest.files += 1;
        yield this.add(fileName(name!), await buffer(file.stream));
      }
    }
  }
}
