/** Rules of billing terms beyond the limits of each number: terms that could never happen, or would change the past, are refused. Rule: MNY-14. */
import type { Problem } from '#shared/errors';
import { daysIn } from './billingTerms';
import { addDays, dayOf, type Day } from '#shared/domain/calendarDays';
import type { BillingTerm } from '../resources/billingTerm';

/** Most days in a list of reminders. */
const MOST = 8;

/** Days of the longest trial. */
const MOST_TRIAL = 365;

export type TermValues = Partial<
  Pick<
    BillingTerm,
    'valid_from' | 'trial_reminders' | 'invoice_reminders' | 'due_after' | 'grace_after' | 'suspended_after' | 'suspension_notice'
  >
>;

const at = (name: keyof TermValues): string => `/data/attributes/${name}`;

const isOrdered = (days: readonly number[]): boolean => days.every((day, index) => index === 0 || day > days[index - 1]!);

/** The list that a text holds, or what is wrong with it. `down`: the largest comes first. */
const listIn = (name: 'trial_reminders' | 'invoice_reminders', text: string, down: boolean): readonly number[] | Problem => {
  const days = daysIn(text);
  if (!days || days.length > MOST)
    return { code: 'terms.days', pointer: at(name), meta: { max: MOST, example: down ? '7, 3, 1' : '-7, -3, 0, 3, 7' } };
  if (isOrdered(down ? days.toReversed() : days)) return days;
  return { code: 'terms.order', pointer: at(name) };
};

const trialProblem = (text: string): Problem | undefined => {
  const days = listIn('trial_reminders', text, true);
  if ('code' in days) return days;
  const pointer = at('trial_reminders');
  if (days.at(-1)! < 1) return { code: 'too_small', pointer, meta: { min: 1 } };
  return days[0]! > MOST_TRIAL ? { code: 'too_large', pointer, meta: { max: MOST_TRIAL } } : undefined;
};

/** Reminders come after the day of issue and before the suspension. */
const invoiceProblem = (text: string, { due_after, grace_after, suspended_after }: TermValues): Problem | undefined => {
  const days = listIn('invoice_reminders', text, false);
  if ('code' in days) return days;
  const pointer = at('invoice_reminders');
  const [first, last] = [days[0]!, days.at(-1)!];
  if (due_after !== undefined && first < 0 && first <= -due_after)
    return { code: 'terms.before_issue', pointer, meta: { day: first, issue: -due_after } };
  if (grace_after === undefined || suspended_after === undefined || last < grace_after + suspended_after) return undefined;
  return { code: 'terms.after_suspension', pointer, meta: { day: last, suspended: grace_after + suspended_after } };
};

/** All problems of the values; those that are missing or refused already are left out. */
export const termProblems = (values: TermValues): Problem[] => {
  const { trial_reminders, invoice_reminders, suspended_after, suspension_notice } = values;
  const found: (Problem | undefined)[] = [
    trial_reminders === undefined ? undefined : trialProblem(trial_reminders),
    invoice_reminders === undefined ? undefined : invoiceProblem(invoice_reminders, values),
  ];
  if (suspended_after !== undefined && suspension_notice !== undefined && suspension_notice > suspended_after)
    found.push({ code: 'terms.notice_too_early', pointer: at('suspension_notice'), meta: { max: suspended_after } });
  return found.filter((one) => one !== undefined);
};

/** The first day from which new terms can hold: it has begun for no client, in whichever zone. */
export const firstFreeDay = (now: Date): Day => addDays(dayOf(now.toISOString(), 'Asia/Jayapura'), 1);

/** Whether terms from this day on are in force, or were: their day has begun for a client, or soon will somewhere. */
export const haveBegun = (validFrom: Day, now: Date): boolean => validFrom < firstFreeDay(now);
