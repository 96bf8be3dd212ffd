/** The numbers of days that billing uses. They are data with a first day, so what was decided before a change stays as it was. Rules: MNY-14, SUB-8, SUB-11, INV-1, INV-4. */
import type { BillingTerm } from '../resources/billingTerm';
import type { Day } from '#shared/domain/calendarDays';
import { effectiveOn } from './effectiveDates';

/** The terms with the two lists of days read. */
export type BillingTerms = Omit<
  BillingTerm,
  'id' | 'version' | 'created_at' | 'updated_at' | 'name' | 'valid_from' | 'trial_reminders' | 'invoice_reminders'
> & {
  /** Days before the end of the trial on which the client is reminded. */
  readonly trial_reminders: readonly number[];
  /** Days from the due date on which the client is reminded of an unpaid invoice; below zero: before it. */
  readonly invoice_reminders: readonly number[];
};

/** What `canUse` needs to know of the terms. */
export type AccessTerms = Pick<BillingTerms, 'finish_within' | 'export_within'>;

/** The terms of a day. */
export type TermsAt<T = BillingTerms> = (day: Day) => T;

/** The values that the rules name first. They hold for days before the first stored terms, too. */
export const firstTerms: BillingTerms = {
  trial_reminders: [7, 3, 1],
  reminder_hour: 8,
  issued_before: 7,
  due_after: 14,
  invoice_reminders: [-7, -3, 0, 3, 7],
  grace_after: 7,
  suspended_after: 7,
  suspension_notice: 3,
  ended_after: 60,
  finish_within: 7,
  export_within: 90,
  payout_limit: 1_000_000,
};

/** A list of days as people write it: `7, 3, 1`. @returns undefined where it is something else */
export const daysIn = (text: string): readonly number[] | undefined =>
  /^\s*-?\d{1,3}(\s*,\s*-?\d{1,3})*\s*$/.test(text) ? text.split(',').map(Number) : undefined;

export const daysText = (days: readonly number[]): string => days.join(', ');

/** Finds the terms of a day among all that are stored. @param rows in any order */
export const termsAt =
  <T extends Partial<BillingTerms>>(rows: readonly (T & { readonly valid_from: Day })[]): TermsAt<T> =>
  (day) =>
    effectiveOn(rows, day) ?? (firstTerms as unknown as T);
