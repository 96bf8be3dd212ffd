/** What became of an invoice: from the audit of it and of its payments, and from its mails. Rules: INV-2, INV-17. */
import { sql } from 'kysely';
import type { InvoiceHistoryEntry } from '#shared/areas/billing/domain/invoiceHistory';
import { transaction, type Database } from '#server/db/database';

/** Entries that are answered; an invoice that is reminded, paid in parts and credited has about twenty. */
const MOST = 200;

type About = { readonly id: string; readonly entityId: string; readonly names: boolean };

const byOf = (entityId: string) => sql`case when l.actor_id is null then 'clock'
  when exists (select from memberships as m where m.user_id = l.actor_id and m.entity_id = ${entityId}) then 'client' else 'provider' end`;

/** The invoice's own commands. */
const commands = ({ id, entityId }: About) => sql`
  select l.id, l.at, l.command as event, (l.input ->> 'amount')::bigint as amount, coalesce(l.input ->> 'reason', l.input ->> 'faktur_pajak_no') as text,
    null::int as people, ${byOf(entityId)} as by, l.actor_name
  from audit as l where l.resource = 'invoice' and l.record_id = ${id} and l.action = 'command'`;

/** What happened to its payments. The line that a reversal adds follows from the reversal. */
const payments = ({ id, entityId }: About) => sql`
  select l.id, l.at, case when l.action = 'add' then 'paymentAdded' when l.command = 'verify' then 'paymentVerified'
      when l.command = 'reject' then 'paymentRejected' when l.command = 'reverse' then 'paymentReversed' else 'certificateAdded' end as event,
    p.amount, coalesce(l.input ->> 'reason', l.input ->> 'withholding_no') as text, null::int as people, ${byOf(entityId)} as by, l.actor_name
  from payments as p join audit as l on l.resource = 'payment' and l.record_id = p.id and l.action in ('add', 'command')
  where p.entity_id = ${entityId} and p.invoice_id = ${id} and p.reverses_id is null`;

/** Its mails, and those of its payments: one that several people got is told once in each language. */
const mails = ({ id, entityId }: About) => sql`
  select (array_agg(m.id order by m.id))[1] as id, min(m.created_at) as at, 'mailed' as event, null::bigint as amount, m.subject as text,
    count(*)::int as people, 'clock' as by, null as actor_name
  from mails as m where m.document ->> 'id' in (select ${id}::text union all select p.id::text from payments as p
    where p.entity_id = ${entityId} and p.invoice_id = ${id}) group by m.subject, m.created_at`;

/**
 * @param entityId the client's id: whether an actor is one of its people is asked of its memberships
 * @param names whether the names of our own people are told, too
 * @returns the newest first
 */
export const invoiceHistory = (database: Pick<Database, 'kysely'>, about: About): Promise<InvoiceHistoryEntry[]> =>
  transaction(
    database,
    async (trx) => {
      const { rows } = await sql<InvoiceHistoryEntry>`
        select told.id, told.at, told.event, told.amount::float8 as amount, told.text, told.people, told.by,
          case when told.by = 'client' or ${about.names}::boolean then told.actor_name end as name
        from (${commands(about)} union all ${payments(about)} union all ${mails(about)}) as told
        order by told.at desc, told.id desc limit ${MOST}`.execute(trx);
      return rows;
    },
    { scope: { entityId: about.entityId }, readOnly: true },
  );
