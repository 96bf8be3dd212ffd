/** The rows a new database starts with: permissions, roles, what is sold, and the first accounts. Run at every start, it adds only what is missing. */
import { randomInt, randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { resources } from '#shared/areas/resources';
import { bankAccountNumberIn } from '#shared/areas/billing/domain/bankAccountNumber';
import type { BankAccount } from '#shared/site';
import { hashPassword } from '../passwordHash';
import { transaction, type Database } from './database';
import type { Schema } from './schema';
import { billingTerms, modules, packages, taxrules } from './seed/packages';
import { holidays } from './seed/holidays';
import { icdCodes } from './seed/icdCodes';
import { firstIssuer, type IssuerOfSite } from './seed/issuer';
import { firstMemberships } from './seed/memberships';
import { payersOfClients } from './seed/payers';
import { accounts, permissions, roles } from './seed/roles';
import { add, idsByName, isNew, seedTable } from './seed/rows';

type Trx = Transaction<Schema>;

const SHARDS = 16;

export interface Seeded {
  /** E-mail addresses of the first accounts that are there now. */
  accounts: string[];
  /** Whether this run made them. */
  made: boolean;
  /** How many bank accounts of the site file were taken over. */
  bankAccounts: number;
  /** Whether the issuer that the site file names was taken over just now. */
  issuer: boolean;
  /** The random password they were given just now; undefined when SEED_PASSWORD gave it, or they are older. */
  password: string | undefined;
}

/** Sixteen letters that nobody mistakes for one another: 77 bits. */
function randomPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

/** A row of counters for every resource. On a new database this is also where a second process waits for the first. */
async function makeTotals(trx: Trx): Promise<void> {
  const rows = Object.keys(resources).flatMap((resource) => Array.from({ length: SHARDS }, (_, shard) => ({ resource, shard })));
  await trx
    .insertInto('totals')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Renames permissions and roles that an admin made under the name of a built-in one: an update must not give their holders new rights. */
async function renameOwnNames(trx: Trx): Promise<void> {
  const names = permissions.map(({ name }) => name.toLowerCase());
  const roleNames = roles.map(({ name }) => name.toLowerCase());
  await sql`update roles set name = name || ' (' || left(id::text, 8) || ')', version = version + 1
    where not system and deleted_at is null and lower(name) = any(${roleNames}::text[])`.execute(trx);
  await sql`update permissions set name = name || ' (' || left(id::text, 8) || ')', version = version + 1
    where not system and deleted_at is null and lower(name) = any(${names}::text[])`.execute(trx);
}

async function seedRoles(trx: Trx): Promise<void> {
  await renameOwnNames(trx);
  const newPermissions = await add(
    trx,
    'permissions',
    'permission',
    permissions.map((one) => ({ id: randomUUID(), ...one, system: true })),
  );
  const newRoles = await add(
    trx,
    'roles',
    'role',
    roles.map(({ name, description, scope = 'platform' }) => ({ id: randomUUID(), name, description, scope, system: true })),
  );
  const [permissionIds, roleIds] = [await idsByName(trx, 'permissions'), await idsByName(trx, 'roles')];
  const links = roles.flatMap(({ name, holds }) =>
    permissions.flatMap((permission) => {
      const [role_id, permission_id] = [roleIds.get(name), permissionIds.get(permission.name)];
      if (!role_id || !permission_id || (holds !== 'all' && !holds.includes(permission.name))) return [];
      // What an admin took away from a role stays away: only what is new is given.
      const given = newRoles.has(role_id) || newPermissions.has(permission_id);
      return given ? [{ role_id, permission_id }] : [];
    }),
  );
  if (links.length > 0)
    await trx
      .insertInto('role_permissions')
      .values(links)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

async function seedPackages(trx: Trx): Promise<void> {
  if (!(await isNew(trx, 'packages'))) return;
  const cycles = ['monthly', 'quarterly', 'semiannual', 'yearly'];
  const common = { base_price: 0, cycles, trial_days: 14, status: 'active' };
  await add(
    trx,
    'packages',
    'package',
    packages.map((one) => ({ id: randomUUID(), ...one, ...common })),
  );
  const ids = await idsByName(trx, 'packages', 'code');
  await add(
    trx,
    'modules',
    'module',
    modules.map(({ sold_in, ...one }) => ({ id: randomUUID(), package_id: ids.get(sold_in), status: 'active', ...one })),
  );
}

async function seedAccounts(trx: Trx, hashes: string[]): Promise<boolean> {
  if (!(await isNew(trx, 'users'))) return false;
  const people = accounts.map((account, index) => ({ id: randomUUID(), ...account, password_hash: hashes[index] }));
  await add(
    trx,
    'users',
    'user',
    people.map(({ role, ...row }) => ({ ...row, status: 'active', email_verified_at: sql`now()` })),
  );
  const roleIds = await idsByName(trx, 'roles');
  const held = people.map(({ id, role }) => ({ user_id: id, role_id: roleIds.get(role)!, position: 0 }));
  await trx.insertInto('user_roles').values(held).execute();
  return true;
}

/** All in one transaction. @returns whether the first accounts were made, and what was taken over from the site file */
async function seedAll(
  trx: Trx,
  hashes: string[],
  { bankAccounts = [], site }: Pick<SeedOptions, 'bankAccounts' | 'site'>,
): Promise<{ readonly made: boolean; readonly taken: number; readonly issuer: boolean }> {
  await makeTotals(trx);
  await seedRoles(trx);
  await seedPackages(trx);
  await seedTable(trx, 'taxrules', 'taxrule', taxrules);
  await seedTable(trx, 'billing_terms', 'billingTerm', billingTerms);
  await seedTable(trx, 'holidays', 'holiday', holidays);
  await seedTable(trx, 'icd_codes', 'icdCode', icdCodes);
  const inUse = bankAccounts.map((one, at) => ({
    ...one,
    number: bankAccountNumberIn(one.number) ?? one.number,
    position: at + 1,
    status: 'active',
  }));
  const taken = await seedTable(trx, 'bank_accounts', 'bankAccount', inUse);
  const issuer = site ? await seedTable(trx, 'issuers', 'issuer', await firstIssuer(trx, site)) : 0;
  if (await isNew(trx, 'memberships'))
    await add(trx, 'memberships', 'membership', await firstMemberships(trx, await idsByName(trx, 'roles')));
  if (await isNew(trx, 'payers')) await add(trx, 'payers', 'payer', await payersOfClients(trx));
  return { made: hashes.length > 0 && (await seedAccounts(trx, hashes)), taken, issuer: issuer > 0 };
}

export type SeedOptions = {
  /** For the first accounts; a random one when left out. */
  readonly password?: string | undefined;
  /** Those that a site file from before there was a table for them still names. */
  readonly bankAccounts?: readonly BankAccount[] | undefined;
  /** Who sells, by the site's settings. */
  readonly site?: IssuerOfSite | undefined;
};

/**
 * Adds what is missing; safe to run at every start, by two processes at once.
 */
export async function seed(database: Pick<Database, 'kysely'>, { password, bankAccounts, site }: SeedOptions = {}): Promise<Seeded> {
  const { rows } = await sql`select 1 from users limit 1`.execute(database.kysely);
  const chosen = password ?? randomPassword();
  // Hashing is slow on purpose: before the transaction, and only when there is nobody yet.
  const hashes = rows.length === 0 ? await Promise.all(accounts.map(() => hashPassword(chosen))) : [];
  const { made, taken, issuer } = await transaction(database, (trx) => seedAll(trx, hashes, { bankAccounts, site }), { scope: 'all' });
  const there = await database.kysely
    .selectFrom('users')
    .select('email')
    .where(
      'email',
      'in',
      accounts.map(({ email }) => email),
    )
    .where('deleted_at', 'is', null)
    .orderBy('email')
    .execute();
  return {
    accounts: there.map(({ email }) => email as string),
    made,
    bankAccounts: taken,
    issuer,
    password: made && password === undefined ? chosen : undefined,
  };
}
