/**
 * Every table of the database is under row-level security, forced on its owner too, or is named here with the reason. A new table that is
 * neither fails. Why these: docs/decisions/0063-tables-without-row-level-security.md. Rule: PRV-3.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { transaction, type Scope } from '#server/db/database';
import { freshDatabase, type TestDatabase } from './withDatabase';

const without: Readonly<Record<string, readonly string[]>> = {
  'what everybody reads: catalogue, prices, rules of billing': [
    'bank_accounts',
    'billing_terms',
    'categories',
    'holidays',
    'icd_codes',
    'issuers',
    'item_tags',
    'items',
    'modules',
    'packages',
    'permissions',
    'tags',
    'taxrules',
  ],
  "the provider's own texts": ['canned_answers'],
  'a person’s account, which is of no client and is found before anybody is known': [
    'browser_keys',
    'known_devices',
    'live_streams',
    'notifications',
    'notifications_off',
    'one_time_tokens',
    'recovery_codes',
    'sessions',
    'sign_in_failures',
    'user_roles',
    'users',
  ],
  'ids of roles and of permissions only': ['role_permissions'],
  'the record of all clients, read by the rules of what each line is about; the audit has policies for the app only': [
    'audit',
    'deletions',
    'mails',
  ],
  'work of the server itself, which nobody reads by a request': ['gateway_notices', 'idempotency_keys', 'jobs', 'picture_removals'],
  'compared over all clients on purpose, and hashed': ['trial_keys'],
  'counters and marks': ['client_totals', 'counters', 'migration_lock', 'migrations', 'secret_key', 'totals'],
};

let database: TestDatabase;
beforeAll(async () => void (database = await freshDatabase()));
afterAll(() => database.close());

test('given the tables, then each has row-level security that is forced and a policy, or is among those without', async () => {
  const { rows } = await database.pool.query<{ name: string; walled: boolean }>(
    `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity
       and exists (select from pg_policy as p where p.polrelid = c.oid) as walled
     from pg_class as c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`,
  );
  const open = rows.filter(({ walled }) => !walled).map(({ name }) => name);
  expect(open.sort()).toEqual(Object.values(without).flat().sort());
});

test('given views and functions, then none reads with the rights of the owner what row-level security hides', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('v', 'm') and not coalesce(reloptions @> '{security_invoker=true}', false)
     union all select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef order by name`,
  );
  // The rules ask who reads which of their lines; the audit of a client has a view of its own.
  expect(rows.map(({ name }) => name)).toEqual(['audit_log', 'trash']);
});

const [SEHAT, WARAS] = [randomUUID(), randomUUID()];

/** Runs a statement in a scope. @returns its rows */
const run = (statement: string, scope?: Scope): Promise<{ name: string }[]> =>
  transaction(database, async (trx) => (await sql<{ name: string }>`${sql.raw(statement)}`.execute(trx)).rows, scope && { scope });

const ofSehat = { entityId: SEHAT };

describe('given two clients, each with a role of its own, a module and a tag on a ticket', () => {
  beforeAll(async () => {
    await run(`insert into tags (id, name, color) values ('${randomUUID()}', 'Mendesak', '#0e7c86')`, 'all');
    for (const [id, name] of [
      [SEHAT, 'Sehat'],
      [WARAS, 'Waras'],
    ] as const)
      for (const statement of [
        `insert into entities (id, name, kind, status) values ('${id}', '${name}', 'clinic', 'active')`,
        `insert into roles (id, name, scope, entity_id) values ('${randomUUID()}', 'Fisioterapis ${name}', 'entity', '${id}')`,
        `insert into entity_modules (entity_id, module_id) select '${id}', id from modules limit 1`,
        `insert into tickets (id, entity_id, number, subject, category, message, status, priority)
         values ('${id}', '${id}', '${name}', 'Cetak', 'bug', 'Macet', 'new', 'normal')`,
        `insert into ticket_tags (ticket_id, tag_id) select '${id}', id from tags where name = 'Mendesak'`,
      ])
        await run(statement, 'all');
  });

  test.each<[table: string, query: string, one: string[]]>([
    ['roles', `select name from roles where name like 'Fisioterapis%' order by name`, ['Fisioterapis Sehat']],
    ['entity_modules', 'select entity_id::text as name from entity_modules', [SEHAT]],
    ['ticket_tags', 'select ticket_id::text as name from ticket_tags', [SEHAT]],
  ])('when %s are read, then each client reads its own, staff all, and nobody without a scope any', async (_table, query, one) => {
    expect((await run(query, ofSehat)).map(({ name }) => name)).toEqual(one);
    expect(await run(query, 'all')).toHaveLength(2);
    expect(await run(query)).toEqual([]);
  });

  test('when roles are read by a client or without a scope, then the built-in ones are there', async () => {
    const builtIn = `select name from roles where name in ('admin', 'owner') order by name`;
    for (const scope of [ofSehat, undefined]) expect(await run(builtIn, scope)).toEqual([{ name: 'admin' }, { name: 'owner' }]);
  });

  test.each([
    ['adds a role of the platform', `insert into roles (id, name) values ('${randomUUID()}', 'Pengelola')`],
    ['changes a built-in role', `update roles set two_step_required = true where name = 'owner'`],
    [
      'adds a role of another client',
      `insert into roles (id, name, scope, entity_id) values ('${randomUUID()}', 'Kasir 2', 'entity', '${WARAS}')`,
    ],
    [
      'gives another client a module',
      `insert into entity_modules (entity_id, module_id) select '${WARAS}', id from modules offset 1 limit 1`,
    ],
    ['tags a ticket of another client', `insert into ticket_tags (ticket_id, tag_id) select '${WARAS}', id from tags limit 1`],
  ])('when a client %s, then row-level security refuses', async (_what, statement) => {
    await expect(run(statement, ofSehat)).rejects.toMatchObject({ code: '42501' });
  });
});
