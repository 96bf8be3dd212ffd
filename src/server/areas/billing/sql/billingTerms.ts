/** The stored terms of billing. They are few, and are read in the transaction that needs them: right in every process at once. Rule: MNY-14. */
import { sql, type RawBuilder } from 'kysely';
import { daysIn, firstTerms, termsAt, type AccessTerms, type BillingTerms, type TermsAt } from '#shared/areas/billing/domain/billingTerms';
import type { Day } from '#shared/domain/calendarDays';
import type { BillingTerm } from '#shared/areas/billing/resources/billingTerm';
import type { Queryable } from '#server/repository/runner';
import type { Work } from '#server/repository/work';

type Stored = Omit<BillingTerm, 'id' | 'version' | 'name' | 'created_at' | 'updated_at'>;

const stored = async (on: Queryable): Promise<readonly (BillingTerms & { readonly valid_from: Day })[]> => {
  const { rows } = await sql<Stored>`select valid_from::text, issued_before, due_after, invoice_reminders, trial_reminders, reminder_hour,
    grace_after, suspended_after, suspension_notice, ended_after, finish_within, export_within, payout_limit
    from billing_terms where deleted_at is null`.execute(on);
  return rows.map((row) => ({
    ...row,
    invoice_reminders: daysIn(row.invoice_reminders) ?? firstTerms.invoice_reminders,
    trial_reminders: daysIn(row.trial_reminders) ?? firstTerms.trial_reminders,
  }));
};

/** Finds the terms of any day. */
export const billingTerms = async ({ trx }: Pick<Work, 'trx'>): Promise<TermsAt> => termsAt<BillingTerms>(await stored(trx));

/** Days from the due date of the earliest reminder that any terms know; below zero: before it. */
export const earliestReminder = async (on: Queryable): Promise<number> =>
  Math.min(...[firstTerms, ...(await stored(on))].flatMap(({ invoice_reminders }) => invoice_reminders));

/** The fewest days that any terms give: before they are over nothing can have become due, whatever terms hold. */
export const fewestDays = async (on: Queryable): Promise<Pick<BillingTerms, 'grace_after' | 'suspended_after' | 'ended_after'>> => {
  const all = [firstTerms, ...(await stored(on))];
  const fewest = (kind: 'grace_after' | 'suspended_after' | 'ended_after') => Math.min(...all.map((terms) => terms[kind]));
  return { grace_after: fewest('grace_after'), suspended_after: fewest('suspended_after'), ended_after: fewest('ended_after') };
};

/** In a statement: what `canUse` needs of all terms. */
export const accessTerms: RawBuilder<readonly (AccessTerms & { readonly valid_from: Day })[]> =
  sql`(select coalesce(json_agg(json_build_object('valid_from', b.valid_from, 'finish_within', b.finish_within,
    'export_within', b.export_within) order by b.valid_from), '[]') from billing_terms as b where b.deleted_at is null)`;

/** The first day of each of these terms, also of deleted ones. */
export const termsFrom = async (
  { trx }: Pick<Work, 'trx'>,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly valid_from: Day }[]> => {
  const { rows } = await sql<{ id: string; valid_from: Day }>`select id, valid_from::text from billing_terms
    where id = any(${[...ids]}::uuid[])`.execute(trx);
  return rows;
};
