/** Rules that hold from a day on, until the next one does. Rules: MNY-8, MNY-14. */
import type { Day } from '#shared/domain/calendarDays';

/** The rule of a day: the latest that is valid on it; null where none is yet. @param rules in any order */
export const effectiveOn = <R extends { readonly valid_from: Day }>(rules: readonly R[], day: Day): R | null =>
  rules.reduce<R | null>((found, rule) => (rule.valid_from <= day && (!found || rule.valid_from > found.valid_from) ? rule : found), null);
