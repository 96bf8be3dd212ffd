/** Whether a database may be written over: it holds nothing but what the first start put there, and nobody is at work in it. */
import type { PoolClient } from 'pg';
import type { Database } from '../database';
import { holidays } from '../seed/holidays';
import { icdCodes } from '../seed/icdCodes';
import { billingTerms, modules, packages, taxrules } from '../seed/packages';
import { accounts, permissions, roles } from '../seed/roles';
import { ToolError } from '../toolError';
import { quoted, tablesOf } from './tables';

/** The seed's rows by what tells them apart; links between them follow them, and so does what somebody was told of their account. */
const seeded = new Map<string, { column: string; values: string[] } | 'links'>([
  ['permissions', { column: 'name', values: permissions.map(({ name }) => name) }],
  ['roles', { column: 'name', values: roles.map(({ name }) => name) }],
  ['packages', { column: 'code', values: packages.map(({ code }) => code) }],
  ['modules', { column: 'feature_key', values: modules.map(({ feature_key }) => feature_key) }],
  ['taxrules', { column: 'name', values: taxrules.map(({ name }) => name) }],
  ['billing_terms', { column: 'name', values: billingTerms.map(({ name }) => name) }],
  ['icd_codes', { column: 'code', values: icdCodes.map(({ code }) => code) }],
  ['holidays', { column: 'name', values: holidays.map(({ name }) => name) }],
  ['users', { column: 'email', values: accounts.map(({ email }) => email) }],
  ['role_permissions', 'links'],
  ['user_roles', 'links'],
  ['notifications', 'links'],
]);

/** Audit lines that merely signing in and looking around writes. */
const looks = ['sign_in', 'sign_in_failed', 'sign_out', 'locked'];

async function hasOwnRows(client: PoolClient, table: string): Promise<boolean> {
  const seed = seeded.get(table);
  if (seed === 'links') return false;
  if (table === 'audit') {
    return (await client.query('select 1 from audit where action <> all($1::text[]) limit 1', [looks])).rowCount === 1;
  }
  // A seeded row that was edited or deleted since is data of a person.
  const where = seed ? `where version > 1 or deleted_at is not null or ${quoted(seed.column)} <> all($1::text[])` : '';
  const { rowCount } = await client.query(`select 1 from ${quoted(table)} ${where} limit 1`, seed ? [seed.values] : []);
  return rowCount === 1;
}

/** The first table with rows that the seed did not make; undefined in a new database. */
export async function tableWithData({ pool }: Pick<Database, 'pool'>): Promise<string | undefined> {
  const client = await pool.connect();
  try {
    await client.query('begin read only');
    await client.query(`select set_config('nadi.scope', 'all', true)`);
    for (const { name } of await tablesOf(client)) if (await hasOwnRows(client, name)) return name;
    return undefined;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/**
 * Refuses when another Nadi is connected: what it shows and what it is just writing would no longer fit together.
 * @param database the only one that this process has open
 * @param supervised whether this process itself keeps the embedded database up
 * @throws ToolError
 */
export async function refuseInUse({ pool }: Pick<Database, 'pool'>, supervised: boolean): Promise<void> {
  const { rows } = await pool.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
     where (application_name = 'nadi' and datname = current_database()) or ($1 and application_name = 'nadi-supervisor')`,
    [supervised],
  );
  const ours = pool.totalCount + (supervised ? 1 : 0);
  if (rows[0]!.others > ours)
    throw new ToolError('Nadi is running on this database. Stop it (Ctrl-C), and run the command again. Nothing was changed.');
}
