/** The answer to what a service costs for a payer, in a class, on a day, and why. Rules: SVC-1, SVC-9, SVC-10. */
import type { Day } from '#shared/domain/calendarDays';
import type { ComponentAmounts, Validity } from './tariffs';

/** `tariff`: null where there is none, and the service cannot be charged. `payer`: whose tariff it is, by name. */
export type CheckedPrice = {
  readonly day: Day;
  readonly tariff:
    (ComponentAmounts & Validity & { readonly id: string; readonly payer: string; readonly class: string; readonly price: number }) | null;
};
