/** A change of plan: now and prorated, or with the next period. The amounts come from the shared rules. Rules: SUB-10, SUB-18. */
import type { SubscriptionLine } from '#shared/domain/bill';
import { periodAt } from '#shared/domain/billingPeriods';
import { addDays, dayOf } from '#shared/domain/calendarDays';
import { pendingOf, pendingValues, withoutOpposites, type PendingLine } from '#shared/domain/pendingLines';
import { periodOf } from '#shared/domain/period';
import { described } from '#shared/domain/periodInvoice';
import { planChange, type ChangeTime } from '#shared/domain/planChange';
import { planLines, type PlanProblem } from '#shared/domain/planLines';
import { offerOf, type Cycle } from '#shared/domain/pricing';
import { linesOf } from '#shared/domain/subscriptionLines';
import type { Problem } from '#shared/errors';
import type { Clientsubsdetail } from '#shared/resources/clientsubsdetail';
import type { Clientsubsheader } from '#shared/resources/clientsubsheader';
import type { Module } from '#shared/resources/module';
import { chargedFrom, settlePending } from '../billing/settleRest';
import { Refusal } from '../refusal';
import { clientTime } from '../repository/clientTime';
import { lockedSeats } from '../repository/seats';
import type { Work } from '../repository/work';
import { archivedProblem, liveDetails, modulesSold } from './details';
import { taxRuleOf } from './periods';

/**
 * What is wanted, as the command or the waiting change says it: ids of the package and of the add-ons. Without add-ons the client keeps
 * those that it has, as far as the package sells them.
 */
export type WantedPlan = {
  readonly package: string;
  readonly addons?: readonly string[] | undefined;
  readonly extra_seats: number;
  readonly cycle?: Cycle | undefined;
};

const PACKAGE = '/data/relationships/package';

const rupiah = (amount: number): string => amount.toLocaleString('id-ID');

/** What is wrong with the choice, at the field that it is about. */
const refusalOf = (problem: PlanProblem, nameOf: (feature: string) => string): Problem => {
  const addons = '/data/relationships/addons';
  switch (problem.code) {
    case 'needs_missing':
      return {
        code: 'subscription.needs',
        pointer: addons,
        meta: { module: nameOf(problem.feature), needs: problem.needs.map(nameOf).join(', ') },
      };
    case 'not_sold':
      return { code: 'subscription.not_sold', pointer: addons, meta: { modules: nameOf(problem.feature) } };
    case 'no_extra_seats':
      return { code: 'subscription.no_extra_seats', pointer: '/data/attributes/extra_seats' };
    case 'discount_above_price':
      return {
        code: 'subscription.discount_stays',
        pointer: PACKAGE,
        meta: { discount: rupiah(problem.discount), price: rupiah(problem.price) },
      };
  }
};

type When = ChangeTime | 'boundary' | undefined;

/** Everything that the choice is made of, read once. What was chosen when it was sold is still given when its period comes. */
const readPlan = async (work: Work, header: Clientsubsheader, wanted: WantedPlan, when: When) => {
  const plan = await work.read('package', wanted.package);
  const isKept = wanted.package === header.package.id || when === 'boundary';
  const problem = plan ? archivedProblem(plan) : ({ code: 'not_an_option', pointer: PACKAGE } as const);
  if (!plan || (problem && !isKept)) throw new Refusal([problem!]);
  if (wanted.cycle && wanted.cycle !== header.cycle && !plan.cycles.includes(wanted.cycle))
    throw new Refusal([{ code: 'not_an_option', pointer: '/data/attributes/cycle' }]);
  const details = await liveDetails(work, header);
  const sold = await modulesSold(work, wanted.package);
  const known = new Map<string, Module>(sold.map((one) => [one.id, one]));
  for (const id of [...details.map(({ module }) => module.id), ...(wanted.addons ?? [])]) {
    const found = known.has(id) ? undefined : await work.read('module', id);
    if (found) known.set(id, found as Module);
  }
  const held = details.flatMap(({ module }) => (known.get(module.id)?.kind === 'addon' ? [module.id] : []));
  const addons = wanted.addons?.filter((id) => known.has(id)) ?? held;
  const given = when === 'boundary' ? addons.map((id) => known.get(id)!).filter((one) => one.package.id === plan.id) : [];
  return { plan, details, known, addons, sold: [...new Map([...sold, ...given].map((one) => [one.id, one])).values()] };
};

type Read = Awaited<ReturnType<typeof readPlan>>;

type Names = Pick<Read, 'plan' | 'known'> & { readonly packageNow: string | undefined };

/** The lines as they are and as they are wanted. @throws Refusal with everything that is wrong with the choice */
const linesWanted = (header: Clientsubsheader, wanted: WantedPlan, { plan, details, known, addons: ids, sold }: Read) => {
  const nameOf = (feature: string) => [...known.values()].find(({ feature_key }) => feature_key === feature)?.module_name ?? feature;
  const current = linesOf(header, details, (id) => known.get(id));
  const addons = ids.map((id) => known.get(id)!.feature_key);
  const made = planLines({ plan, modules: sold.map(offerOf), addons, extraSeats: wanted.extra_seats }, current);
  return { current, ...made, problems: made.problems.map((one) => refusalOf(one, nameOf)), nameOf };
};

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

/** When the amount of a change is invoiced. */
type Invoiced = 'now' | 'next_invoice';

/** What was meant by the command, or that a period begins (`boundary`), so that nothing is prorated. */
export type ChangeOptions = { readonly when?: When; readonly invoiced?: Invoiced | undefined };

/** The lines of a change as a subscription keeps them until an invoice takes them up. */
const pendingLinesOf = ({ lines, notBilled }: ReturnType<typeof planChange>, { plan, known, packageNow }: Names): PendingLine[] => {
  const nameOf = ({ kind, id }: SubscriptionLine) =>
    known.get(id)?.module_name ?? (id === plan.id ? plan.package_name : packageNow) ?? (kind === 'seat' ? plan.package_name : '–');
  const changed = lines.map(({ from, to, amount, ...line }): PendingLine => {
    const { description_id, description_en } = described({ kind: line.kind, name: nameOf(line) });
    return {
      description_id: `Perubahan paket: ${description_id}`,
      description_en: `Change of plan: ${description_en}`,
      amount,
      period: periodOf({ from, to: addDays(to, -1) }),
    };
  });
  const limit: PendingLine = {
    description_id: 'Tidak ditagih, maka tidak dikembalikan',
    description_en: 'Not billed and therefore not given back',
    amount: notBilled,
    period: changed[0]?.period ?? null,
  };
  return notBilled ? [...changed, limit] : changed;
};

/**
 * Settles the amount of a change at once where that is asked for, or where the cycle is longer than a month: the next invoice is far away
 * then. @returns what the subscription keeps of it
 */
const settleChange = async (work: Work, header: Clientsubsheader, lines: readonly PendingLine[], invoiced: Invoiced | undefined) => {
  const pending = withoutOpposites([...pendingOf(header), ...lines]);
  const isLater = (invoiced ?? (header.cycle === 'monthly' ? 'next_invoice' : 'now')) === 'next_invoice';
  if (isLater) return pendingValues(pending);
  await settlePending(work, header, pending, 'Paket diubah');
  return pendingValues([]);
};

const amountsOf = (change: ReturnType<typeof planChange>) => ({
  ...(change.lines.length && {
    credit: -change.credit,
    charge: change.charge,
    net: change.net,
    dpp: change.dpp,
    ppn: change.ppn,
    total: change.total,
  }),
  next: change.next.total,
});

/** How many of each module, by its id. */
const modulesOf = (lines: readonly SubscriptionLine[]): ReadonlyMap<string, number> =>
  new Map(lines.flatMap(({ kind, id, qty }): [string, number][] => (kind === 'package' || kind === 'seat' ? [] : [[id, qty]])));

/** The lines of a plan that waits for the next period. @throws Refusal where it has become impossible */
export const linesOfPlan = async (work: Work, header: Clientsubsheader, wanted: WantedPlan): Promise<readonly SubscriptionLine[]> => {
  const { lines, problems } = linesWanted(header, wanted, await readPlan(work, header, wanted, 'boundary'));
  if (problems.length) throw new Refusal(problems);
  return lines;
};

/**
 * Changes the plan, or notes the change for the next period, as the shared rules decide where `when` does not.
 * @returns the values of the subscription
 * @throws Refusal with everything that is wrong with the choice
 */
export const changePlan = async (work: Work, header: Clientsubsheader, wanted: WantedPlan, { when, invoiced }: ChangeOptions) => {
  const read = await readPlan(work, header, wanted, when);
  const { current, lines, problems, nameOf } = linesWanted(header, wanted, read);
  const { period_start, period_end, status } = header;
  const time = await clientTime(work, header.entity.id);
  const hasPeriod = status === 'active' && when !== 'boundary' && period_start !== null && period_end !== null;
  const change = planChange({
    current,
    wanted: lines,
    cycle: header.cycle,
    ...(wanted.cycle && { nextCycle: wanted.cycle }),
    discount: header.discount ?? 0,
    billed: hasPeriod ? await chargedFrom(work, header, dayOf(time.now, time.zone)) : 0,
    rule: await taxRuleOf(work, time),
    period: hasPeriod ? periodAt({ period_start, period_end }, time.zone) : null,
    day: dayOf(time.now, time.zone),
    ...(when && { when: when === 'boundary' ? ('now' as const) : when }),
  });
  const seats = when === 'boundary' ? [] : await seatProblems(work, header, read, wanted);
  const refused = [...problems, ...change.problems.map((one) => refusalOf(one, nameOf)), ...seats];
  if (refused.length) throw new Refusal(refused);
  work.tell(amountsOf(change));
  const waits = {
    package: wanted.package,
    addons: [...read.addons],
    extra_seats: wanted.extra_seats,
    cycle: wanted.cycle ?? header.cycle,
  };
  if (change.when === 'next_period') return { pending_change: waits };
  await changeDetails(work, header, read.details, modulesOf(lines), time.now);
  const packageNow = (await work.read('package', header.package.id, ['package_name']))?.package_name;
  const settled = await settleChange(work, header, pendingLinesOf(change, { ...read, packageNow }), invoiced);
  const changesCycle = wanted.cycle !== undefined && wanted.cycle !== header.cycle;
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
