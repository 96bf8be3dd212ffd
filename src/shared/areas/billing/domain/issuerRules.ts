/** Rules of the issuer's versions: which of them a document has used, and what may stand before a number. Rule: INV-23. */
import { addDays, type Day } from '#shared/domain/calendarDays';

/** What stands before the number of a sandbox's document: no issuer may look like one. */
const RESERVED = 'UJI';

/** Capital letters and digits. */
export const isNumberPrefix = (text: string): boolean => /^[A-Z0-9]{1,10}$/.test(text) && text !== RESERVED;

/** A number with the issuer's prefix: `NADI/INV/2026/11/0001`. */
export const withPrefix = (prefix: string | null, number: string): string => (prefix ? `${prefix}/${number}` : number);

/** Days from `from` on, up to the day before `until`; without `until` they do not end. */
export type Span = { readonly from: Day; readonly until: Day | null };

/** The days on which this version is printed. @param starts first days of the other versions, in any order */
export const spanOf = (validFrom: Day, starts: readonly Day[]): Span => ({
  from: validFrom,
  until: starts.filter((day) => day > validFrom).toSorted()[0] ?? null,
});

/** The first day on which a version may begin: after the last document. Null where there is none. */
export const firstDayAfter = (lastDocument: Day | null): Day | null => lastDocument && addDays(lastDocument, 1);

/** Whether today would have no issuer without this version: it has begun, and none has before it. */
export const isNeededToday = (validFrom: Day, others: readonly Day[], today: Day): boolean =>
  validFrom <= today && others.every((day) => validFrom < day);
