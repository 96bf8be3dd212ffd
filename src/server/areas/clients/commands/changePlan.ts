/** A change of plan: now and prorated, or with the next period. The amounts come from the shared rules. Rules: SUB-10, SUB-18. */
import { nameIn, namesOfModule, namesOfPackage } from '#shared/areas/catalogue/domain/names';
import { billOf, priceOf, type SubscriptionLine } from '#shared/areas/clients/domain/bill';
import { periodAt } from '#shared/areas/clients/domain/billingPeriods';
import { dayOf, type Day, type Zone } from '#shared/domain/calendarDays';
import { discountOf, percentOn } from '#shared/areas/clients/domain/discount';
import type { Invoiced } from '#shared/areas/clients/domain/pendingLines';
import { planChange } from '#shared/areas/clients/domain/planChange';
import { featuresOf } from '#shared/areas/clients/domain/planLines';
import type { Cycle } from '#shared/areas/clients/domain/pricing';
import type { Problem } from '#shared/errors';
import type { Clientsubsdetail } from '#shared/areas/clients/resources/clientsubsdetail';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import type { Module } from '#shared/areas/catalogue/resources/module';
import { chargedFrom } from '../subscriptions/settleRest';
import { Refusal } from '#server/refusal';
import { clientTime } from '#server/repository/clientTime';
import { lockedSeats } from '../../identity';
import type { Work } from '#server/repository/work';
import { linesWanted, readPlan, refusalOf, type Read, type WantedPlan, type When } from '../subscriptions/chosenLines';
import { comingSoonProblems } from '../subscriptions/details';
import { packageNames } from '../subscriptions/plannedLines';
import { taxRuleOf } from '../../billing';
import { pendingLinesOf, settleChange } from '../subscriptions/settleChange';

/** What was meant by the command, or that a period begins (`boundary`), so that nothing is prorated. */
export type ChangeOptions = { readonly when?: When; readonly invoiced?: Invoiced | undefined };

/** A choice with fewer seats than now has to fit the people who are there: nobody is put out. Rule: SUB-20. */
const seatProblems = async (work: Work, { entity }: Clientsubsheader, { plan }: Read, wanted: WantedPlan): Promise<Problem[]> => {
  const now = await lockedSeats(work, entity.id);
  const seats = plan.seats + wanted.extra_seats;
  if (!now || seats >= now.included + now.extra || seats >= now.used) return [];
  return [{ code: 'subscription.seats_needed', pointer: '/data/attributes/extra_seats', meta: { used: now.used, seats } }];
};

/** Ends the details that are wanted no longer, and adds those that are new. */
const changeDetails = async (
  work: Work,
  header: Clientsubsheader,
  details: readonly Clientsubsdetail[],
  wanted: ReadonlyMap<string, number>,
  at: string,
): Promise<void> => {
  for (const { id, module } of details)
    if (!wanted.has(module.id)) await work.update('clientsubsdetail', id, { status: 'ended', end_at: at });
  const held = new Set(details.map(({ module }) => module.id));
  for (const [id, qty] of wanted)
    if (!held.has(id))
      await work.add('clientsubsdetail', {
        clientsubsheader: { type: 'clientsubsheader', id: header.id },
        module: { type: 'modules', id },
        qty,
        start_at: at,
        status: 'active',
      });
};

const amountsOf = (change: Awaited<ReturnType<typeof comesTo>>) => ({
  ...(change.lines.length && {
    credit: -change.credit,
    charge: change.charge,
    net: change.net,
    dpp: change.dpp,
    ppn: change.ppn,
    total: change.total,
  }),
  next: change.next.total,
  usual: change.usual,
});

/** How many of each module, by its id. */
const modulesOf = (lines: readonly SubscriptionLine[]): ReadonlyMap<string, number> =>
  new Map(lines.flatMap(({ kind, id, qty }): [string, number][] => (kind === 'package' || kind === 'seat' ? [] : [[id, qty]])));

/** What the discount takes off: of the days that are left a percentage, and of the next period. */
const offOf = (
  header: Clientsubsheader,
  { lines, cycle }: { readonly lines: readonly SubscriptionLine[]; readonly cycle: Cycle },
  { zone, day }: { readonly zone: Zone; readonly day: Day },
) => {
  const { period_start, period_end } = header;
  const next = period_end === null ? day : dayOf(period_end, zone);
  return {
    percent: percentOn(header, period_start === null ? day : dayOf(period_start, zone)),
    discount: discountOf(header, next, priceOf(lines, cycle)),
  };
};

/** What a change comes to, in the present period where there is one that is billed. `usual`: rupiah of the next invoice without it, with tax. */
const comesTo = async (
  work: Work,
  header: Clientsubsheader,
  { current, lines }: { readonly current: readonly SubscriptionLine[]; readonly lines: readonly SubscriptionLine[] },
  { cycle, when }: { readonly cycle?: Cycle | undefined; readonly when?: When },
) => {
  const { period_start, period_end, status } = header;
  const time = await clientTime(work, header.entity.id);
  const day = dayOf(time.now, time.zone);
  const hasPeriod = status === 'active' && when !== 'boundary' && period_start !== null && period_end !== null;
  const rule = await taxRuleOf(work, time);
  const before = { lines: current, cycle: header.cycle };
  const change = planChange({
    current,
    wanted: lines,
    cycle: header.cycle,
    ...(cycle && { nextCycle: cycle }),
    ...offOf(header, { lines, cycle: cycle ?? header.cycle }, { zone: time.zone, day }),
    billed: hasPeriod ? await chargedFrom(work, header, day) : 0,
    rule,
    period: hasPeriod ? periodAt({ period_start, period_end }, time.zone) : null,
    day,
    ...(when && { when: when === 'boundary' ? ('now' as const) : when }),
  });
  const { discount } = offOf(header, before, { zone: time.zone, day });
  return { ...change, usual: billOf(current, header.cycle, discount, rule).total };
};

/** The add-ons that the client has not bought. A module that its package includes is none: in another package it may cost extra. */
const addedModules = ({ known }: Read, current: readonly SubscriptionLine[], lines: readonly SubscriptionLine[]): Module[] => {
  const held = featuresOf(current.filter(({ kind }) => kind === 'addon'));
  return lines.flatMap(({ kind, id, feature }) => (kind === 'addon' && !held.includes(feature!) ? known.get(id)! : []));
};

const MODULE = '/data/relationships/module';

/**
 * Adds one module to a running subscription from now on, as a change of plan does.
 * @param qty how many of it
 * @returns the values of the subscription
 * @throws Refusal with everything that is wrong with the module
 */
export const addModule = async (work: Work, header: Clientsubsheader, module: string, qty: number) => {
  const extra_seats = header.extra_seats ?? 0;
  const read = await readPlan(work, header, { package: header.package.id, extra_seats }, 'now');
  if (read.details.some((one) => one.module.id === module)) throw new Refusal([{ code: 'taken', pointer: MODULE }]);
  const sold = read.sold.find(({ id }) => id === module);
  if (!sold) {
    const found = (await work.read('module', module, ['module_name', 'module_name_en']))!;
    const modules = nameIn(namesOfModule(found), work.language);
    throw new Refusal([{ code: 'subscription.not_sold', pointer: MODULE, meta: { modules } }]);
  }
  const wanted = { ...read, addons: [...read.addons, module] };
  const { current, problems } = linesWanted(header, { package: header.package.id, extra_seats }, wanted);
  if (problems.length) throw new Refusal(problems.map((one) => ({ ...one, pointer: MODULE })));
  const added: SubscriptionLine = { kind: sold.kind, id: module, feature: sold.feature_key, qty, price: sold.price };
  const change = await comesTo(work, header, { current, lines: [...current, added] }, { when: 'now' });
  return settleChange(
    work,
    header,
    pendingLinesOf(change, { ...read, packageNow: { id: read.plan.id, names: namesOfPackage(read.plan) } }),
    undefined,
  );
};

/** A choice that changes nothing would only keep the next one waiting. @throws Refusal `subscription.same_plan` */
const refuseSame = ({ direction }: Pick<ReturnType<typeof planChange>, 'direction'>, changesCycle: boolean): void => {
  if (direction === 'same' && !changesCycle) throw new Refusal([{ code: 'subscription.same_plan' }]);
};

/**
 * Changes the plan, or notes the change for the next period, as the shared rules decide where `when` does not.
 * @returns the values of the subscription
 * @throws Refusal with everything that is wrong with the choice
 */
export const changePlan = async (work: Work, header: Clientsubsheader, wanted: WantedPlan, { when, invoiced }: ChangeOptions) => {
  const read = await readPlan(work, header, wanted, when);
  const { current, lines, problems, nameOf } = linesWanted(header, wanted, read);
  const change = await comesTo(work, header, { current, lines }, { cycle: wanted.cycle, when });
  const seats = when === 'boundary' ? [] : await seatProblems(work, header, read, wanted);
  const coming = when === 'boundary' ? [] : comingSoonProblems(work, addedModules(read, current, lines), 'change clientsubsheader');
  const refused = [...problems, ...coming, ...change.problems.map((one) => refusalOf(one, nameOf)), ...seats];
  if (refused.length) throw new Refusal(refused);
  const changesCycle = wanted.cycle !== undefined && wanted.cycle !== header.cycle;
  if (when !== 'boundary') refuseSame(change, changesCycle);
  work.reportAmounts(amountsOf(change));
  if (change.lost.length) {
    const { now, zone } = await clientTime(work, header.entity.id);
    const end = change.when === 'next_period' ? (header.period_end ?? now) : now;
    work.warn({ code: 'subscription.modules_end', meta: { modules: change.lost.map(nameOf).join(', '), date: dayOf(end, zone) } });
  }
  const waits = {
    package: wanted.package,
    addons: [...read.addons],
    extra_seats: wanted.extra_seats,
    cycle: wanted.cycle ?? header.cycle,
  };
  if (change.when === 'next_period') return { pending_change: waits };
  const { now } = await clientTime(work, header.entity.id);
  await changeDetails(work, header, read.details, modulesOf(lines), now);
  const packageNow = { id: header.package.id, names: await packageNames(work, header.package.id) };
  const settled = await settleChange(work, header, pendingLinesOf(change, { ...read, packageNow }), invoiced);
  return {
    package: { type: 'packages', id: wanted.package },
    package_price: lines.find(({ kind }) => kind === 'package')!.price,
    extra_seats: wanted.extra_seats,
    seat_price: lines.find(({ kind }) => kind === 'seat')?.price ?? read.plan.seat_price,
    ...settled,
    // A new cycle always begins with the next period, also of a change that begins now.
    pending_change: changesCycle && when !== 'boundary' ? waits : null,
  };
};
