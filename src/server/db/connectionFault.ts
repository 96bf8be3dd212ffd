/** Turns the error of a failed connection into a sentence that names the setting to correct. */
import { StartupError, type StartupCode } from './startupError';

type Row = [code: StartupCode, sentence: string];

const check = 'Check DATABASE_URL';

const sentences: Record<string, Row> = {
  ECONNREFUSED: ['database.unreachable', `Nothing answers at the database's address. ${check} (host and port), and that the server runs.`],
  ENOTFOUND: ['database.unreachable', `The database's host name is not known. ${check}.`],
  EAI_AGAIN: ['database.unreachable', `The database's host name could not be looked up. ${check}, and the network.`],
  ENOENT: ['database.unreachable', `The database's socket does not exist. ${check}.`],
  EHOSTUNREACH: ['database.unreachable', `The database's host cannot be reached. ${check}, and the network.`],
  ETIMEDOUT: ['database.unreachable', `The database did not answer in time. ${check}, and the network.`],
  '28P01': ['database.refused', `The database refused the user name or password. ${check}.`],
  '28000': ['database.refused', `The database does not let this user in from here. ${check}, and the server's pg_hba.conf.`],
  '3D000': [
    'database.missing',
    `The database does not exist. Create it (createdb), or ${check.toLowerCase()} (the name after the last slash).`,
  ],
  '42501': ['database.rights', 'The database user may not do this; see the message above.'],
  '53100': ['data.full', 'The disk of the database is full. Free some space (200 MB at least), and start again.'],
  '53300': ['database.refused', 'The database has no free connection left. Close another program, or raise its max_connections.'],
  '57P03': ['database.unreachable', 'The database is still starting or stopping. Try again in a moment.'],
};

const roleNotGranted: Row = [
  'database.rights',
  'The user of DATABASE_URL may not act as nadi_app. As a superuser run: grant nadi_app to the user of DATABASE_URL.',
];

/** PostgreSQL cannot read its own files: one is missing (58P01), or holds something else (XX001, XX002). */
const DAMAGED = new Set(['58P01', 'XX001', 'XX002']);

const damaged = (message: string | undefined): Row => [
  'data.damaged',
  `A file of the database is missing or damaged. PostgreSQL says: ${message}. Do not write to it any more: copy its folder, then restore the last backup into a new database (docs/operations.md, Backup).`,
];

type Failure = { code?: string; message?: string; errors?: Failure[] };

function rowOf(error: Failure): Row | undefined {
  if (/permission denied to set role/.test(error.message ?? '')) return roleNotGranted;
  if (error.code && DAMAGED.has(error.code)) return damaged(error.message);
  if (error.code && sentences[error.code]) return sentences[error.code];
  if (/timeout|timed out/i.test(error.message ?? '')) return sentences['ETIMEDOUT'];
  if (/SSL|TLS|certificate/i.test(error.message ?? '')) {
    return ['database.refused', `No secure connection to the database: ${error.message}. ${check} (its sslmode).`];
  }
  return undefined;
}

/** A StartupError for an error of `pg`, or the error itself when it is nothing a setting can correct. */
export function connectionFault(error: unknown): unknown {
  if (error instanceof StartupError || typeof error !== 'object' || error === null) return error;
  // Node gathers the attempts at several addresses of one host in an AggregateError.
  const failure: Failure = error;
  const row = rowOf(failure.errors?.[0] ?? failure);
  return row ? new StartupError(row[0], row[1], { cause: error }) : error;
}
