/** `db:export FILE` and `db:import FILE [--replace]`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';
import { clusterOf } from '../db/embedded/cluster';
import type { Database } from '../db/database';
import type { Closers } from '../db/prepare';
import { ToolError } from '../db/toolError';
import { exportData } from '../db/transfer/exportData';
import { checkExport, importData, type Target } from '../db/transfer/importData';
import { refuseInUse } from '../db/transfer/databaseInUse';
import { RESET_COMMAND, inspectStoredSecrets } from '../db/encryptStoredSecrets';
import { writeAuditEvent } from '../repository/audit';
import { findSecrets, keySourceOf } from '../secretKeys';
import { openAsOwner, operator, recountAll, uploadsOf } from './settings';
import { counted, progressBar, type Terminal } from './terminal';

function fileIn({ words, pathOf }: Terminal, usage: string, options: readonly string[] = []): string {
  const [file, ...more] = words.filter((word) => !options.includes(word));
  if (!file || file.startsWith('--') || more.length > 0) throw new ToolError(`Say which file: ${usage}`);
  return pathOf(file);
}

const listed = (missing: readonly string[]): string =>
  missing.length === 0
    ? ''
    : `\n  ${counted(missing.length)} uploaded files are named by records and are not in the store, so they are not in the file either: ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ' …' : ''}`;

/** What an export says about two-step secrets: encrypted, unless this version has not been started on the database yet. */
function secretsInFile(clear: number): string {
  if (clear === 0) return 'Two-step secrets are in it encrypted; their key is not, so keep a copy of it elsewhere.';
  return `${counted(clear)} two-step secrets are in it IN CLEAR TEXT: this version has not been started on the database yet. Start it, and export again.`;
}

/** What an import says about two-step secrets that the key here cannot read; nothing when it can. */
async function secretsLost(database: Database, config: Config): Promise<string> {
  const { lost } = await inspectStoredSecrets(database, findSecrets(config, { make: false }));
  if (lost.length === 0) return '';
  return (
    `  ${counted(lost.length)} people sign in with two steps, and the key of their secrets is not in ${keySourceOf(config)}.\n` +
    `  Put it there before you start Nadi. If it is lost: ${RESET_COMMAND}\n`
  );
}

export async function runExport(config: Config, terminal: Terminal, closers: Closers): Promise<void> {
  const file = fileIn(terminal, 'npm run db:export nadi.tar.gz');
  // Starting the embedded database would make one where there is none.
  if (!config.databaseUrl && !existsSync(join(clusterOf(config.dataDir), 'PG_VERSION'))) {
    throw new ToolError(`There is nothing to export: DATA_DIR ${config.dataDir} holds no database. Check DATA_DIR, or set DATABASE_URL.`);
  }
  const say = (sentence: string): void => terminal.write(`  ${sentence} …\n`);
  const database = await openAsOwner(config, closers, say);
  const { progress, end } = progressBar(terminal);
  const done = await exportData({ database, uploads: uploadsOf(config) }, file, { progress, signal: terminal.signal }).finally(end);
  terminal.write(
    `Exported ${counted(done.rows)} rows and ${counted(done.files)} uploaded files to ${file} (${(done.bytes / 1e6).toFixed(1)} MB).${listed(done.missing)}\n`,
  );
  const { clear } = await inspectStoredSecrets(database, undefined);
  terminal.write(
    `  SHA-256 ${done.sha256}\n  Keep it as safe as the database: password hashes are in it. Sign-ins are not.\n  ${secretsInFile(clear)}\n`,
  );
}

export async function runImport(config: Config, terminal: Terminal, closers: Closers): Promise<void> {
  const file = fileIn(terminal, 'npm run db:import nadi.tar.gz', ['--replace']);
  const say = (sentence: string): void => terminal.write(`  ${sentence} …\n`);
  const { progress, end } = progressBar(terminal);
  // Before a database is made or started for it.
  const checked = await checkExport(file, { progress, signal: terminal.signal }).finally(end);
  const database = await openAsOwner(config, closers, say);
  await refuseInUse(database, !config.databaseUrl);
  // The line that tells of it comes with the rows, and is counted after them.
  const recount: Target['recount'] = async (trx) => {
    await recountAll(trx);
    const rows = checked.manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    await writeAuditEvent(trx, { action: 'imported', ...operator, resource: 'database', recordId: null, after: { count: rows } });
  };
  const target = { database, uploads: uploadsOf(config), recount };
  const options = { replace: terminal.words.includes('--replace'), progress, say, signal: terminal.signal };
  const done = await importData(target, checked, options).finally(end);
  terminal.write(
    `Imported ${counted(done.rows)} rows and ${counted(done.files)} uploaded files.${listed(done.missing)}\n  Everybody has to sign in again.\n${await secretsLost(database, config)}`,
  );
}
