/** What the next invoice comes to: the price of its period and what was carried over, with tax. Rules: SUB-8, SUB-10, MNY-7. */
import { priceOf } from '#shared/areas/clients/domain/bill';
import { dayOf, type Zone } from '#shared/domain/calendarDays';
import { discountOf, nextBilledPeriod } from '#shared/areas/clients/domain/discount';
import { linesOf } from '#shared/areas/clients/domain/subscriptionLines';
import { taxed } from '#shared/areas/billing/domain/tax';
import type { Clientsubsdetail } from '#shared/areas/clients/resources/clientsubsdetail';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import type { TaxRule } from '#shared/site';
import { pendingOf } from './pendingChange';
import { subtotalOf, type PlanWorld } from './planChoice';

/** What is taken off the next period that is invoiced. @param price of that period */
export const nextDiscount = (header: Clientsubsheader, price: number, zone: Zone): number =>
  discountOf(header, nextBilledPeriod(header, zone)?.start ?? dayOf(new Date().toISOString(), zone), price);

type Asked = {
  readonly header: Clientsubsheader;
  readonly details: readonly Clientsubsdetail[];
  readonly rule: TaxRule | null;
  readonly world: PlanWorld | undefined;
  readonly zone: Zone;
};

/** In rupiah before discount and tax: by the change that waits, where there is one and its prices are known. */
const subtotal = ({ header, details, world }: Asked): number => {
  const pending = pendingOf(header);
  const values = pending && {
    package: { type: 'packages', id: pending.package },
    addons: pending.addons.map((id) => ({ type: 'modules', id })),
    extraSeats: pending.extra_seats,
    cycle: pending.cycle,
  };
  const changed = values && world && subtotalOf(values, world);
  return changed ?? priceOf(linesOf(header, details), header.cycle);
};

/** In rupiah with tax; below zero becomes credit, so nothing is to be paid. */
export const nextInvoice = (asked: Asked): number => {
  const { header, rule, zone } = asked;
  const price = subtotal(asked);
  const net = price - nextDiscount(header, price, zone) + (header.adjustment ?? 0);
  return net > 0 ? taxed(net, rule).total : 0;
};
