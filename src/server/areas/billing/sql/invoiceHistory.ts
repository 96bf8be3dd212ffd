/** What the history of an invoice tells in addition to its own commands: its payments, and its mails. Rules: INV-2, INV-17. */
import { sql } from 'kysely';
import type { HistoryOf, HistorySource } from '#server/repository/history';

/** What happened to its payments. The line that a reversal adds is told by the reversal. */
const payments = ({ id, entityId }: HistoryOf) => sql`
  select l.id, l.at, case when l.action = 'add' then 'paymentAdded' when l.command = 'verify' then 'paymentVerified'
      when l.command = 'reject' then 'paymentRejected' when l.command = 'reverse' then 'paymentReversed' else 'certificateAdded' end as event,
    null::text as from_state, l.to_state, p.amount, coalesce(l.input ->> 'reason', l.input ->> 'withholding_no') as text, null::int as people,
    l.actor_id, l.actor_name
  from payments as p join audit as l on l.resource = 'payment' and l.record_id = p.id and l.action in ('add', 'command')
  where p.entity_id = ${entityId} and p.invoice_id = ${id} and p.reverses_id is null`;

/** Its mails, and those of its payments: one that several people got is told once in each language. */
const mails = ({ id, entityId }: HistoryOf) => sql`
  select (array_agg(m.id order by m.id))[1] as id, min(m.created_at) as at, 'mailed' as event, null::text as from_state, null::text as to_state,
    null::bigint as amount, m.subject as text, count(*)::int as people, null::uuid as actor_id, null::text as actor_name
  from mails as m where m.document ->> 'id' in (select ${id}::text union all select p.id::text from payments as p
    where p.entity_id = ${entityId} and p.invoice_id = ${id}) group by m.subject, m.created_at`;

export const invoiceHistory: HistorySource = {
  amount: sql`(l.input ->> 'amount')`,
  text: sql`(l.input ->> 'faktur_pajak_no')`,
  more: (of) => [payments(of), mails(of)],
};
