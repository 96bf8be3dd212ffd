/** What the clients of the demo build on: packages, the role of anyone who signs in, and which of the clients are there already. */
import { sql } from 'kysely';
import type { Ref } from '#shared/kit/resource';
import { transaction, type Database } from '#server/db/database';
import { MEMBER } from '#server/repository/people';

export type DemoGround = {
  /** One active package for each kind of client. */
  readonly packages: ReadonlyMap<string, Ref>;
  /** Addresses of the demo's clients, the deleted ones too: what somebody deleted does not come back. */
  readonly known: ReadonlySet<string>;
  readonly roles: readonly Ref[];
};

export const demoGround = (database: Pick<Database, 'kysely'>): Promise<DemoGround> =>
  transaction(
    database,
    async (trx) => {
      const packages = await sql<{ id: string; target: string }>`select distinct on (target) id, target from packages
        where status = 'active' and deleted_at is null order by target, created_at, id`.execute(trx);
      const clients = await sql<{ email: string }>`select email from entities where email like '%.nadi.test'`.execute(trx);
      const roles = await sql<{ id: string }>`select id from roles where name = ${MEMBER} and system`.execute(trx);
      return {
        packages: new Map(packages.rows.map(({ id, target }) => [target, { type: 'packages', id }])),
        known: new Set(clients.rows.map(({ email }) => email)),
        roles: roles.rows.map(({ id }) => ({ type: 'roles', id })),
      };
    },
    { scope: 'all', readOnly: true },
  );
