/** What the clients of the demo build on: packages, who answers tickets, and which of the clients are there already. */
import { sql } from 'kysely';
import type { Ref } from '#shared/kit/resource';
import { transaction, type Database } from '#server/db/database';
import { ADMIN } from '#server/repository/people';

export type DemoGround = {
  /** One active package for each kind of client. */
  readonly packages: ReadonlyMap<string, Ref>;
  /** Addresses of the demo's clients, the deleted ones too: what somebody deleted does not come back. */
  readonly known: ReadonlySet<string>;
  /** Who answers tickets. */
  readonly staff: Ref;
};

export const demoGround = (database: Pick<Database, 'kysely'>): Promise<DemoGround> =>
  transaction(
    database,
    async (trx) => {
      const packages = await sql<{ id: string; target: string }>`select distinct on (target) id, target from packages
        where status = 'active' and deleted_at is null order by target, created_at, id`.execute(trx);
      const clients = await sql<{ email: string }>`select email from entities where email like '%.nadi.test'`.execute(trx);
      const staff = await sql<{ id: string }>`select u.id from users as u join user_roles as h on h.user_id = u.id
        join roles as r on r.id = h.role_id and r.system and r.name = ${ADMIN}
        where u.deleted_at is null and u.status = 'active' order by u.created_at, u.email limit 1`.execute(trx);
      return {
        packages: new Map(packages.rows.map(({ id, target }) => [target, { type: 'packages', id }])),
        known: new Set(clients.rows.map(({ email }) => email)),
        staff: { type: 'users', id: staff.rows[0]!.id },
      };
    },
    { scope: 'all', readOnly: true },
  );
