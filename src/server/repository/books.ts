/**
 * Checks that the books agree: what is stored twice is equal, sums are sums, numbers have no gaps. Nothing should ever be found; the
 * simulation looks after every day, and an operator can look with `npm run books`. Rules: MNY-5, MNY-8, MNY-11, INV-2, INV-3, INV-9.
 */
import { sql, type RawBuilder } from 'kysely';
import { transaction } from '../db/database';
import type { Store } from './store';

/** A rule of the books, and a query that answers with the ids of what breaks it. */
type Check = { readonly what: string; readonly broken: RawBuilder<{ id: string }> };

/** Numbers such as `INV/2026/11/0001`: from 1 on, each once, in every year. */
const gapsIn = (table: string): RawBuilder<{ id: string }> => sql`
  select year as id from (select split_part(number, '/', 2) as year, split_part(number, '/', 4)::int as place
    from ${sql.table(table)} where number is not null) as numbered
  group by year having count(*) <> max(place) or count(distinct place) <> count(*)`;

const checks: readonly Check[] = [
  {
    what: 'the lines of an invoice do not add up to its sum',
    broken: sql`select i.id from invoices as i where i.subtotal <> (select coalesce(sum(l.amount), 0) from invoice_lines as l where l.invoice_id = i.id)`,
  },
  {
    what: 'sum, discount and tax of an invoice are not its total',
    broken: sql`select id from invoices where total <> subtotal - coalesce(discount, 0) + ppn`,
  },
  {
    what: 'what is left of an invoice is not its total without what was paid and credited',
    broken: sql`select id from invoices where status <> 'draft' and (balance <> total - paid - credited or balance < 0 or paid < 0 or credited < 0)`,
  },
  { what: 'the numbers of invoices have a gap', broken: gapsIn('invoices') },
];

/** A sentence for each rule that is broken, with up to ten ids; empty where the books agree. */
export const bookFaults = ({ database }: Pick<Store, 'database'>): Promise<readonly string[]> =>
  transaction(
    database,
    async (trx) => {
      const faults: string[] = [];
      for (const { what, broken } of checks) {
        const { rows } = await broken.execute(trx);
        if (rows.length)
          faults.push(
            `${what}: ${rows
              .slice(0, 10)
              .map(({ id }) => id)
              .join(', ')}`,
          );
      }
      return faults;
    },
    { readOnly: true, scope: 'all' },
  );
