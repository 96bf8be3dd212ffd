/** A provider's books to measure on: ten thousand clients with subscriptions, a hundred thousand invoices, and as many items as clients. */
import { sql } from 'kysely';
import { transaction, type Database } from '#server/db/database';
import { recount } from '#server/repository/lists/totals';
import { serverResources } from '#server/areas/resources';

export const CLIENTS = 10_000;
/** Invoices of each client; three of them are open, due in different months. */
const EACH = 10;
export const INVOICES = CLIENTS * EACH;

const statements = [
  sql`insert into entities (id, code, name, kind, city, status)
    select gen_random_uuid(), 'B-' || n, 'Klinik ' || n, 'clinic', 'Kota ' || n % 97, 'active' from generate_series(1, ${CLIENTS}::int) as n`,
  sql`insert into clientsubsheaders (id, entity_id, package_id, number, status, cycle, anchor_day, period_start, period_end, next_invoice_at)
    select gen_random_uuid(), e.id, (select id from packages limit 1), 'B/' || e.code, 'active', 'monthly', 1,
      date_trunc('month', now()), date_trunc('month', now()) + interval '1 month', now() + interval '1 month'
    from entities as e where e.code like 'B-%'`,
  sql`insert into invoices (id, entity_id, number, status, issue_date, due_date, subtotal, dpp, ppn, total, paid, credited, balance)
    select gen_random_uuid(), e.id, 'B/' || e.code || '/' || n, 'draft', current_date - 30 * n, current_date - 30 * n + 14, 300000, 275000, 33000, 333000,
      case when n <= 3 then 0 else 333000 end, 0, case when n <= 3 then 333000 else 0 end
    from entities as e, generate_series(1, ${EACH}::int) as n where e.code like 'B-%'`,
  sql`insert into invoice_lines (entity_id, invoice_id, position, kind, description_id, description_en, qty, unit_price, amount)
    select entity_id, id, 0, 'package', 'Paket Klinik', 'Clinic package', 1, 300000, 300000 from invoices where number like 'B/%'`,
  // Lines are added to drafts only.
  sql`update invoices set status = case when balance > 0 then 'issued' else 'paid' end where number like 'B/%'`,
];

/** Adds all of it in one transaction, and lets the planner look at it. */
export const fillBooks = async (database: Database): Promise<void> => {
  await transaction(
    database,
    async (trx) => {
      for (const statement of statements) await statement.execute(trx);
      await recount(trx, Object.values(serverResources));
    },
    { scope: 'all' },
  );
};
