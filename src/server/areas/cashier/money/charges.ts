/** How charges come to be, change and end. Rules: SVC-3, SVC-9 to SVC-12, CSH-4, CORE-1, TRT-2, TRT-3. */
import { chargeAmounts, divideComponents, grossOf, type ChargeAmounts, type ChargeTerms } from '#shared/areas/cashier/domain/charges';
import { isAboveDiscountLimit } from '#shared/areas/cashier/domain/limits';
import { components, type CareClass, type ComponentAmounts } from '#shared/areas/cashier/domain/tariffs';
import { dayOf } from '#shared/domain/calendarDays';
import type { Ref } from '#shared/kit/resource';
import { Refusal } from '#server/refusal';
import { lockMoney } from '#server/repository/clientMoney';
import { clientTime } from '#server/repository/clientTime';
import type { Row, Values } from '#server/repository/serverResource';
import type { RecordNamed, ValuesNamed, Work } from '#server/repository/work';
import { authorName } from '../../clinic';
import { chargeOfSource, chargesOfVisit, sharesOf } from '../sql/bills';
import { limitsOf } from '../sql/limits';
import { tariffOf } from '../sql/tariffs';

type Charge = RecordNamed<'visitCharge'>;
type NewCharge = ValuesNamed<'visitCharge'>;

/** What a charge says about its price: the tariff and why it is that one (SVC-9). */
type Priced = Pick<Charge, 'unit' | 'tariff' | 'priced_payer' | 'priced_class' | 'priced_from'>;

const payerPointer = '/data/relationships/payer';

/** The price of a service today. @throws Refusal `charge.no_tariff` */
const priceOf = async (
  work: Work,
  { entity, service, payer, careClass }: { entity: Ref; service: Ref; payer: Ref; careClass: CareClass },
): Promise<Priced> => {
  const { now, zone } = await clientTime(work, entity.id);
  const found = await tariffOf(work, { service: service.id, payer: payer.id, class: careClass, day: dayOf(now, zone) });
  if (!found) {
    const { name } = (await work.read('service', service.id, ['name']))!;
    throw new Refusal([{ code: 'charge.no_tariff', pointer: '/data/relationships/service', meta: { service: name } }]);
  }
  return {
    unit: Object.fromEntries(components.map((one) => [one, Number(found[one])])),
    tariff: { type: 'tariffs', id: found.id },
    priced_payer: found.payer,
    priced_class: found.class as CareClass,
    priced_from: found.valid_from,
  };
};

const amountsOf = (charge: Pick<Charge, 'unit' | 'quantity' | 'discount' | 'shared'>): ChargeAmounts => chargeAmounts(termsOf(charge));

const termsOf = ({ unit, quantity, discount, shared }: Pick<Charge, 'unit' | 'quantity' | 'discount' | 'shared'>): ChargeTerms => ({
  unit: unit as ComponentAmounts,
  quantity,
  discount: discount ?? 0,
  shared: shared ?? 0,
});

/** A new charge has its visit's patient and payer, the service's name and today's price. A share of another charge has that one's price. */
export const firstCharge = async (work: Work, values: Values): Promise<Values> => {
  const { entity, visit, service, class: careClass = 'semua', ...given } = values as Required<NewCharge>;
  const { status, patient, payer: usual } = (await work.read('visit', visit.id, ['status', 'patient', 'payer']))!;
  if (status === 'batal') throw new Refusal([{ code: 'visit.cancelled', pointer: '/data/relationships/visit' }]);
  const { name, name_en } = (await work.read('service', service.id, ['name', 'name_en']))!;
  const payer = given.payer ?? usual;
  const price = given.unit ? {} : await priceOf(work, { entity, service, payer, careClass });
  const charge = { ...given, ...price, discount: 0, shared: 0 } as Charge;
  return {
    ...values,
    ...price,
    ...amountsOf(charge),
    patient,
    payer,
    name,
    name_en,
    discount: 0,
    shared: 0,
    source: given.source ?? 'manual',
    author: await authorName(work, entity.id),
  };
};

/** The pairs of values and pointers that never change once a charge is there. */
const fixedRelations = ['visit', 'service'] as const;

/**
 * A changed quantity or payer changes price, total and components in one step (SVC-11); a discount stays in rupiah.
 * @throws Refusal `read_only`, `charge.below_zero`, `charge.no_tariff`
 */
export const changedCharge = async (work: Work, before: Row, values: Values): Promise<Values> => {
  const change = values as NewCharge;
  for (const name of fixedRelations)
    if (change[name] && change[name].id !== before[`${name}_id`])
      throw new Refusal([{ code: 'read_only', pointer: `/data/relationships/${name}` }]);
  const charge = { ...(await work.read('visitCharge', before.id))!, ...change } as Charge;
  const isPriced = change.payer !== undefined || change.class !== undefined;
  if (change.payer === null) throw new Refusal([{ code: 'required', pointer: payerPointer }]);
  const isShare = charge.source === 'share';
  const price =
    isPriced && !isShare
      ? await priceOf(work, { entity: charge.entity, service: charge.service, payer: charge.payer!, careClass: charge.class })
      : {};
  return { ...values, ...price, ...soundAmounts({ ...charge, ...price }) };
};

/** @throws Refusal `charge.below_zero` where discounts and shares are more than the price */
const soundAmounts = (charge: Charge): ChargeAmounts => {
  const amounts = amountsOf(charge);
  if (amounts.total < 0) throw new Refusal([{ code: 'charge.below_zero', meta: { gross: grossOf(termsOf(charge)) } }]);
  return amounts;
};

/** Takes an amount off a charge: at once up to the clinic's limit, else once a second person approves it (CSH-4). */
export const discountCharge = async (work: Work, charge: Charge, { amount, reason }: { amount: number; reason: string }) => {
  const discounted = { ...charge, discount: amount };
  const amounts = soundAmounts(discounted);
  const asked = { discount_reason: reason, discount_by: await authorName(work, charge.entity.id), discount_by_id: work.actor.id };
  const isAbove = isAboveDiscountLimit(amount, grossOf(termsOf(charge)), await limitsOf(work, charge.entity.id));
  if (isAbove) return { ...asked, discount_wanted: amount };
  return { ...asked, ...amounts, discount: amount, discount_wanted: null, approved_by: null };
};

/** @throws Refusal `approval.own` for the person who asked for it */
const refuseOwn = ({ actor }: Work, asker: string | null): void => {
  if (actor.id === asker) throw new Refusal([{ code: 'approval.own' }]);
};

export const approveDiscount = async (work: Work, charge: Charge) => {
  refuseOwn(work, charge.discount_by_id);
  const discount = charge.discount_wanted!;
  const approved_by = await authorName(work, charge.entity.id);
  return { ...soundAmounts({ ...charge, discount }), discount, discount_wanted: null, approved_by };
};

export const refuseDiscount = async (work: Work, charge: Charge, reason: string) => {
  refuseOwn(work, charge.discount_by_id);
  return { discount_wanted: null, discount_reason: reason, approved_by: await authorName(work, charge.entity.id) };
};

/** Another payer takes over an amount of a charge, as a charge of its own with the same service and performer. */
export const shareCharge = async (work: Work, charge: Charge, { amount, payer }: { amount: number; payer: Ref }) => {
  if (payer.id === charge.payer?.id) throw new Refusal([{ code: 'charge.same_payer', pointer: payerPointer }]);
  if (amount === 0 || charge.source === 'share') throw new Refusal([{ code: 'charge.no_share', pointer: '/data/attributes/amount' }]);
  const shared = (charge.shared ?? 0) + amount;
  const amounts = soundAmounts({ ...charge, shared });
  const { entity, visit, service, performer, tariff, priced_payer, priced_class, priced_from, id, unit } = charge;
  await work.add('visitCharge', {
    ...{ entity, visit, service, payer, performer, tariff, priced_payer, priced_class, priced_from, class: charge.class },
    quantity: 1,
    unit: divideComponents(amount, unit as ComponentAmounts),
    source: 'share',
    source_id: id,
  });
  return { ...amounts, shared };
};

/** A void charge takes its shares with it; a share that is voided gives its amount back to the charge that it came from. */
export const voidCharge = async (work: Work, charge: Charge, reason: string) => {
  const shares = await sharesOf(work, charge.id);
  if (shares.some(({ status }) => status === 'ditagih')) throw new Refusal([{ code: 'charge.share_billed' }]);
  for (const { id } of shares) await work.run('visitCharge', 'void', id, { reason });
  if (charge.source === 'share') await giveShareBack(work, charge);
  return { void_reason: reason, discount_wanted: null };
};

const giveShareBack = async (work: Work, { source_id, total }: Charge): Promise<void> => {
  const parent = await work.read('visitCharge', source_id!);
  if (parent?.status === 'batal') return;
  if (parent?.status !== 'terbuka') throw new Refusal([{ code: 'charge.share_billed' }]);
  await work.update('visitCharge', parent.id, { shared: (parent.shared ?? 0) - (total ?? 0) });
};

/** Where an automatic charge comes from, and what is charged. */
export type PostedCharge = {
  readonly entity: Ref;
  readonly visit: Ref;
  readonly service: Ref;
  readonly performer: Ref | null;
  readonly source: 'visit' | 'treatment' | 'series';
  readonly source_id: string;
};

/** Charges what a source costs, once however often it is asked for (CORE-1). @throws Refusal `charge.no_tariff` */
export const postCharge = async (work: Work, { entity, visit, service, performer, source, source_id }: PostedCharge): Promise<void> => {
  await lockMoney(work, entity.id);
  if (await chargeOfSource(work, { source, id: source_id })) return;
  await work.add('visitCharge', { entity, visit, service, performer, source, source_id, quantity: 1, class: 'semua' });
};

/** Voids the charge of a source that was cancelled. @throws Refusal `charge.billed` where it is on a bill */
export const voidChargeOf = async (
  work: Work,
  { source, id, entity, reason }: { source: PostedCharge['source']; id: string; entity: Ref; reason: string },
): Promise<void> => {
  await lockMoney(work, entity.id);
  const found = await chargeOfSource(work, { source, id });
  if (!found) return;
  if (found.status === 'ditagih') throw new Refusal([{ code: 'charge.billed', meta: { bill: found.bill! } }]);
  await work.run('visitCharge', 'void', found.id, { reason });
};

/** Voids all open charges of a cancelled visit. @throws Refusal `visit.charges_billed` where some are on a bill */
export const voidChargesOfVisit = async (work: Work, visit: Ref, entity: Ref, reason: string): Promise<void> => {
  await lockMoney(work, entity.id);
  const found = await chargesOfVisit(work, visit.id);
  if (found.some(({ status }) => status === 'ditagih')) throw new Refusal([{ code: 'visit.charges_billed' }]);
  // The shares of a charge are voided with it.
  for (const { id } of found.filter(({ source }) => source !== 'share')) await work.run('visitCharge', 'void', id, { reason });
};

/** Has the charge of a treatment follow the correction that takes its place: its price stays (SVC-3). @returns whether there was one */
export const moveCharge = async (
  work: Work,
  { entity, from, to }: { readonly entity: Ref; readonly from: string; readonly to: string },
): Promise<boolean> => {
  await lockMoney(work, entity.id);
  const found = await chargeOfSource(work, { source: 'treatment', id: from });
  if (found) await work.run('visitCharge', 'follow', found.id, { treatment: to });
  return found !== undefined;
};
