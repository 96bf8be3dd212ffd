/** The versions of the issuer, and the documents that were printed with them. They are few, and are read whenever they are needed. Rule: INV-23. */
import { sql } from 'kysely';
import type { Day } from '#shared/domain/calendarDays';
import type { Span } from '#shared/areas/billing/domain/issuerRules';
import type { Queryable } from '#server/repository/runner';

/** A version as documents print it; pictures by their addresses. */
export type IssuerVersion = {
  readonly valid_from: Day;
  readonly name: string;
  readonly address: string | null;
  readonly npwp: string | null;
  readonly pkp_no: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly signature_name: string | null;
  readonly letterhead: string | null;
  readonly signature: string | null;
};

/** All versions, the earliest first. One without a picture has that of the version before. */
export const issuerVersions = async (on: Queryable): Promise<readonly IssuerVersion[]> => {
  const { rows } = await sql<IssuerVersion>`select valid_from::text, name, address, npwp, pkp_no, email, phone, signature_name,
    letterhead ->> 'address' as letterhead, signature ->> 'address' as signature
    from issuers where deleted_at is null order by valid_from`.execute(on);
  let letterhead: string | null = null;
  let signature: string | null = null;
  return rows.map((row) => {
    letterhead = row.letterhead ?? letterhead;
    signature = row.signature ?? signature;
    return { ...row, letterhead, signature };
  });
};

/** First days of the versions other than this one. */
export const otherStarts = async (on: Queryable, id: string | null): Promise<readonly Day[]> => {
  const { rows } = await sql<{ day: Day }>`select valid_from::text as day from issuers
    where deleted_at is null and id is distinct from ${id}::uuid`.execute(on);
  return rows.map(({ day }) => day);
};

/** First days of these versions, also of deleted ones. */
export const startsOf = async (on: Queryable, ids: readonly string[]): Promise<readonly { readonly id: string; readonly day: Day }[]> => {
  const { rows } = await sql<{ id: string; day: Day }>`select id, valid_from::text as day from issuers
    where id = any(${[...ids]}::uuid[])`.execute(on);
  return rows;
};

/** The day of the last document within these days: an invoice, credit note or receipt, not of a sandbox. Null where there is none. */
export const lastDocumentIn = async (on: Queryable, { from, until }: Span): Promise<Day | null> => {
  const { rows } = await sql<{ last: Day | null }>`select max(d.day)::text as last from (
      select issue_date as day, entity_id from invoices where status <> 'draft' and deleted_at is null
      union all select issue_date, entity_id from credit_notes where deleted_at is null
      union all select paid_at, entity_id from payments where status = 'verified' and deleted_at is null
    ) as d join entities as e on e.id = d.entity_id
    where not e.sandbox and d.day >= ${from}::date and (${until}::date is null or d.day < ${until}::date)`.execute(on);
  return rows[0]!.last;
};
