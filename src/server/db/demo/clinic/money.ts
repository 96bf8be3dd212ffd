/** How the patients of the demo's clinic pay, the same in every run: what is charged at a visit, how it is paid, and how shifts end. */
import { chargeAmounts, type ChargeAmounts } from '#shared/areas/cashier/domain/charges';
import type { CountedMethod } from '#shared/areas/cashier/domain/payments';
import { addSeconds, type Day, type Instant } from '#shared/domain/calendarDays';
import { tariffFor, type CareClass, type ComponentAmounts } from '#shared/areas/cashier/domain/tariffs';
import { chanceOf, idOf, type Chance } from '../random';
import type { demoServices, demoTariffs } from './services';

/** Begins the ids: milliseconds of days in 2026. */
const BASES = { charges: Date.UTC(2026, 6, 2), bills: Date.UTC(2026, 6, 3), payments: Date.UTC(2026, 6, 4), shifts: Date.UTC(2026, 6, 5) };
const SALTS = { charges: 41_011, bills: 43_003, payments: 47_017, shifts: 53_003 };

/** The id of the row of a kind with this place in its order, from 0. */
export const moneyId = (kind: keyof typeof BASES, at: number): string => idOf(BASES[kind], at, chanceOf(at + SALTS[kind]));

const [MINUTE, HOUR] = [60, 3_600];

/** When a shift is opened and counted: seconds of the day. */
export const [OPENS, CLOSES] = [8 * HOUR, 20 * HOUR];

/** Cash in the drawer at the beginning of a shift, in rupiah. */
export const OPENING_CASH = 500_000;

/** The service that is charged for an examination in the room with these letters. */
export const serviceOfRoom: Readonly<Record<string, string>> = { A: 'KON-01', B: 'KON-02', C: 'KON-04' };
/** What patients who pay themselves are charged for each visit. */
const OF_EACH_VISIT = 'DAF-02';

type Payers = { readonly own: string; readonly names: ReadonlyMap<string, string> };

/** What something of the clinic costs on a day. @throws Error where the demo has no tariff for it */
export const pricesOf = (services: ReturnType<typeof demoServices>, tariffs: ReturnType<typeof demoTariffs>, payers: Payers) => {
  const all = tariffs.map((one) => ({ ...one, payer: one.payer_id, isGeneral: one.payer_id === payers.own }));
  const rowsOf = new Map(services.map(({ id }) => [id, all.filter(({ service_id }) => service_id === id)]));
  return (service: { readonly id: string } | { readonly code: string }, payer: string, day: Day) => {
    const found = services.find((one) => ('id' in service ? one.id === service.id : one.code === service.code))!;
    const tariff = tariffFor(rowsOf.get(found.id)!, { payer, class: 'semua', day });
    if (!tariff) throw new Error(`The demo has no tariff for ${found.code} on ${day}.`);
    const { facility, professional, consumables, administration } = tariff;
    return {
      service_id: found.id,
      ...{ name: found.name, name_en: found.name_en },
      ...{
        tariff_id: tariff.id,
        priced_payer: payers.names.get(tariff.payer_id)!,
        priced_class: tariff.class,
        priced_from: tariff.valid_from,
      },
      unit: { facility, professional, consumables, administration },
    };
  };
};

type Price = ReturnType<ReturnType<typeof pricesOf>> & { readonly priced_class: CareClass; readonly unit: ComponentAmounts };

/** A treatment that is done, or a package of them, as it is charged. */
export type Done = { readonly source: 'treatment' | 'series'; readonly source_id: string; readonly service_id: string };

/** A visit that has ended. */
export type Ended = {
  readonly id: string;
  readonly day: Day;
  readonly code: string;
  readonly patient_id: string;
  readonly payer_id: string;
  readonly doctor_id: string;
  readonly ended_at: Instant;
  readonly done: readonly Done[];
};

type Line = Price & {
  readonly source: 'manual' | 'visit' | Done['source'];
  readonly source_id: string | null;
  readonly discount: number;
  readonly performer_id: string | null;
} & ChargeAmounts;

/** The share of visits at which the consultation has a discount, and how much of its price in per cent. */
const [DISCOUNTED, DISCOUNT] = [0.03, 10];

/** What is charged at a visit. */
export const linesOf = (visit: Ended, own: string, priceOf: ReturnType<typeof pricesOf>, { next }: Chance): readonly Line[] => {
  const { id, code, doctor_id, payer_id, day, done } = visit;
  const line = (price: Price, more: Pick<Line, 'source' | 'source_id' | 'performer_id'>, percent = 0): Line => {
    const discount = Math.floor((chargeAmounts({ unit: price.unit, quantity: 1, discount: 0, shared: 0 }).total * percent) / 100);
    return { ...price, ...more, discount, ...chargeAmounts({ unit: price.unit, quantity: 1, discount, shared: 0 }) };
  };
  const isOwn = payer_id === own;
  const percent = isOwn && next() < DISCOUNTED ? DISCOUNT : 0;
  const examination = line(
    priceOf({ code: serviceOfRoom[code]! }, payer_id, day),
    { source: 'visit', source_id: id, performer_id: doctor_id },
    percent,
  );
  const treatments = done.map(({ service_id, ...from }) =>
    line(priceOf({ id: service_id }, payer_id, day), { ...from, performer_id: doctor_id }),
  );
  const desk = { source: 'manual', source_id: null, performer_id: null } as const;
  return [examination, ...treatments, ...(isOwn ? [line(priceOf({ code: OF_EACH_VISIT }, payer_id, day), desk)] : [])];
};

/** Shares of the ways to pay, and the bank notes that cash is a multiple of. */
const ways: readonly (readonly [CountedMethod, number])[] = [
  ['tunai', 0.62],
  ['qris', 0.86],
  ['transfer', 0.94],
  ['kartu', 1],
];
const NOTE = 50_000;

/** When somebody comes to the cashier after a visit. */
export const billedAt = (ended_at: Instant, { below }: Chance): Instant => addSeconds(ended_at, (3 + below(12)) * MINUTE);

/** How a bill is paid: not at all, in part, or in full. @returns undefined where nothing is paid yet */
export const paymentOf = (total: number, { next, below }: Chance) => {
  const how = next();
  const way = next();
  const [method] = ways.find(([, most]) => way < most)!;
  const amount = how < 0.04 ? Math.floor(total / 2) : total;
  if (how < 0.02 || amount === 0) return undefined;
  const isCash = method === 'tunai';
  const tendered = isCash && next() < 0.6 ? Math.ceil(amount / NOTE) * NOTE : amount;
  return {
    ...{ method, amount, rest_before: total },
    ...(isCash
      ? { tendered, change: tendered - amount, reference: null }
      : { tendered: null, change: null, reference: String(100_000 + below(900_000)) }),
  };
};

/** Every so many days some of a payment is given back, a deposit is paid in, or the drawer is short. */
export const [REFUND_EVERY, DEPOSIT_EVERY, SHORT_EVERY] = [17, 9, 26] as const;
export const REFUNDED = 10_000;
export const DEPOSIT = 200_000;
export const SHORT = 5_000;
