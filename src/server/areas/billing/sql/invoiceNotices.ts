/** Mails about invoices: which invoices are open, what was written about them, and whom it goes to. Rule: INV-17. */
import { sql } from 'kysely';
import type { OpenInvoice } from '#shared/areas/billing/domain/invoiceNotices';
import { transaction } from '#server/db/database';
import { earliestReminder } from './billingTerms';
import { idPages } from '#server/repository/lists/idPages';
import { ownersToMail, type OwnerToMail } from '../../identity';
import type { Store } from '#server/repository/store';
import type { Work } from '#server/repository/work';
import type { WriteContext } from '#server/repository/writeContext';

/** Invoices that are read at once. */
const PAGE = 1_000;

/** `entity_id`: the client. */
export type InvoiceToRemind = OpenInvoice & { readonly id: string; readonly entity_id: string };

const isOpen = sql`i.deleted_at is null and i.status in ('issued', 'partially_paid') and i.balance > 0`;

const columns = sql`i.id, i.entity_id, i.issue_date::text, i.due_date::text,
  exists (select from clientsubsheaders as h where h.id = i.clientsubsheader_id and h.status = 'grace' and h.deleted_at is null) as in_grace,
  array(select n.key from invoice_notices as n where n.entity_id = i.entity_id and n.invoice_id = i.id) as told`;

/** One page of `invoicesToRemind`. @param after the last id of the page before */
const remindPage = ({ database, clock }: Store, after: string): Promise<string[]> =>
  transaction(
    database,
    async (trx) => {
      const { rows } = await sql<{ id: string }>`select i.id from invoices as i
        join entities as e on e.id = i.entity_id and e.deleted_at is null
        where ${isOpen} and i.id > ${after}
          and i.due_date + ${await earliestReminder(trx)}::int <= (${clock().toISOString()}::timestamptz + make_interval(secs => e.clock_ahead, days => 1))::date
        order by i.id limit ${PAGE}`.execute(trx);
      return rows.map(({ id }) => id);
    },
    { readOnly: true, scope: 'all' },
  );

/** Pages of the ids of all open invoices whose first reminder may have come: that of the earliest terms, whatever the terms of the invoice. */
export const invoicesToRemind = (store: Store): AsyncGenerator<readonly string[]> => idPages(PAGE, (after) => remindPage(store, after));

/** The invoice, locked, as long as it is open. Of two processes the second waits here, and then reads what the first has told. */
export const lockOpenInvoice = async ({ trx }: Pick<Work, 'trx'>, id: string): Promise<InvoiceToRemind | undefined> => {
  await sql`select 1 from invoices where id = ${id} for no key update`.execute(trx);
  const { rows } = await sql<InvoiceToRemind>`select ${columns} from invoices as i where i.id = ${id} and ${isOpen}`.execute(trx);
  return rows[0];
};

/** Keeps that something is mailed about an invoice. @returns whether it is the first time */
export const noteNotice = async (
  { trx }: Pick<Work, 'trx'>,
  { id, entityId, key, at }: { readonly id: string; readonly entityId: string; readonly key: string; readonly at: string },
): Promise<boolean> => {
  const { numAffectedRows } = await sql`insert into invoice_notices (entity_id, invoice_id, key, at)
    values (${entityId}, ${id}, ${key}, ${at}) on conflict do nothing`.execute(trx);
  return numAffectedRows === 1n;
};

/** Whom mails about invoices go to: the owners who can sign in, and the client's own address where it is another one. */
export const billedPeople = async (
  { trx }: Pick<WriteContext, 'trx'>,
  entityId: string,
): Promise<{
  readonly client: string;
  readonly sandbox: boolean;
  readonly people: readonly (Omit<OwnerToMail, 'id'> & { id: string | null })[];
}> => {
  const { client, sandbox, owners } = await ownersToMail(trx, entityId);
  const { rows } = await sql<{ name: string; email: string | null; contact: string | null; sandbox: boolean }>`
    select name, email, person_in_charge as contact, sandbox from entities where id = ${entityId}`.execute(trx);
  const [own] = rows;
  const isKnown = owners.some(({ email }) => email.toLowerCase() === own?.email?.toLowerCase());
  const contact = own?.email && !isKnown ? [{ id: null, name: own.contact ?? '', email: own.email, language: null }] : [];
  return { client: client || (own?.name ?? ''), sandbox: sandbox || (own?.sandbox ?? false), people: [...owners, ...contact] };
};
