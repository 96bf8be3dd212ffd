/** Does what an event says, by the real commands. @throws Refusal where the commands refuse it; somebody may try what is not possible. */
import { addDays, dayOf, defaultZone, zones, type Zone } from '#shared/domain/calendarDays';
import type { Ref } from '#shared/kit/resource';
import type { RecordNamed, Work } from '../../repository/work';
import type { SimAction, SimEvent } from './plan';
import { deskDeeds } from './deskActions';
import { moneyDeeds } from './moneyActions';
import type { World } from './world';

/** One thing that a client does. @param chance from 0 to below 1 */
export type RunAction = (work: Work, client: Ref, chance: number) => Promise<unknown>;

type Header = RecordNamed<'clientsubsheader'>;

const pick = <T>(from: readonly T[], chance: number): T | undefined => from[Math.floor(chance * from.length)];

/** The client's subscription that is not over; the ended one where there is no other. */
const headerOf = async (work: Work, { id }: Ref): Promise<Header | undefined> => {
  const { records } = await work.read('clientsubsheader', { filter: { entity: [id] }, sort: ['-created_at'] });
  return records.find(({ status }) => status !== 'ended') ?? records[0];
};

const withHeader =
  (run: (work: Work, header: Header, chance: number) => Promise<unknown>): RunAction =>
  async (work, client, chance) => {
    const header = await headerOf(work, client);
    if (header) await run(work, header, chance);
  };

const packages = async (work: Work): Promise<readonly RecordNamed<'package'>[]> =>
  (await work.read('package', { filter: { status: ['active'] }, sort: ['package_name'] })).records;

const begin =
  (trial: boolean): RunAction =>
  async (work, client, chance) => {
    if (await headerOf(work, client)) return;
    const pack = pick(await packages(work), chance)!;
    const cycle = pick(pack.cycles, (chance * 7) % 1)! as Header['cycle'];
    const id = await work.add('clientsubsheader', { entity: client, package: { type: 'packages', id: pack.id }, cycle });
    await work.run('clientsubsheader', 'activate', id, { trial });
  };

const changePlan = (when: 'now' | 'next_period'): RunAction =>
  withHeader(async (work, { id }, chance) => {
    const pack = pick(await packages(work), chance)!;
    const sold = (await work.read('module', { filter: { package: [pack.id], kind: ['addon'], status: ['active'] }, sort: ['module_name'] }))
      .records;
    const addons = sold.filter((_, at) => (chance * 2 ** (at + 3)) % 1 < 0.4).map(({ id: module }) => ({ type: 'modules', id: module }));
    const extra_seats = pack.seat_price === null ? 0 : Math.floor(((chance * 31) % 1) * 4);
    await work.run('clientsubsheader', 'changePlan', id, { package: { type: 'packages', id: pack.id }, addons, extra_seats, when });
  });

const reason = 'Simulasi';
const zoneNames = Object.keys(zones) as Zone[];

/** Grants a discount, an amount or a percentage, for ever, for some periods or until a day; or takes it away. */
const discount = withHeader((work, { id }, chance) => {
  const off =
    chance < 0.2 ? { discount: 0 } : chance < 0.6 ? { discount: Math.floor(chance * 200_000) } : { percent: Math.ceil(chance * 50) };
  const digit = Math.floor(chance * 1_000) % 10;
  const end = digit < 3 ? { periods: digit + 1 } : digit < 6 ? { until: addDays(dayOf(work.now.toISOString(), defaultZone), 40) } : {};
  return work.run('clientsubsheader', 'grantDiscount', id, { ...off, ...end, reason });
});

/** Adds one module to a subscription, as the operator does it by hand. */
const addModule = withHeader(async (work, header, chance) => {
  const { records } = await work.read('module', { filter: { package: [header.package.id], status: ['active'] }, sort: ['module_name'] });
  const module = pick(records, chance);
  if (!module) return;
  const clientsubsheader = { type: 'clientsubsheader', id: header.id };
  await work.add('clientsubsdetail', {
    clientsubsheader,
    module: { type: 'modules', id: module.id },
    qty: 1 + Math.floor((chance * 10) % 2),
  });
});

const changeZone: RunAction = (work, { id }, chance) => work.update('entity', id, { time_zone: pick(zoneNames, chance)! });

/** From tomorrow on other numbers of days hold for everybody. */
const newTerms: RunAction = (work, _, chance) => {
  const from = (least: number, most: number, factor: number) => least + Math.floor(((chance * factor) % 1) * (most - least + 1));
  const valid_from = addDays(dayOf(work.now.toISOString(), defaultZone), 1);
  return work.add('billingTerm', {
    ...{ name: `Ketentuan ${valid_from}`, valid_from, invoice_reminders: '-3, 0, 3', trial_reminders: '3, 1', reminder_hour: 8 },
    ...{ issued_before: from(0, 10, 11), due_after: from(5, 21, 13), grace_after: from(3, 10, 17), suspended_after: from(5, 14, 19) },
    ...{ suspension_notice: 3, ended_after: from(20, 90, 23), finish_within: 7, export_within: 90, payout_limit: 1_000_000 },
  });
};

/** Does several things on one day, one after the other. */
const inTurn =
  (...all: readonly RunAction[]): RunAction =>
  async (work, client, chance) => {
    for (const one of all) await one(work, client, chance);
  };

const subscriptionDeeds = {
  startTrial: begin(true),
  activate: begin(false),
  changePlanNow: changePlan('now'),
  changePlanLater: changePlan('next_period'),
  undoChange: withHeader((work, { id }) => work.run('clientsubsheader', 'undoChange', id)),
  pause: withHeader((work, { id }) => work.run('clientsubsheader', 'pause', id, { reason })),
  resume: withHeader((work, { id }) => work.run('clientsubsheader', 'resume', id)),
  cancelNow: withHeader((work, { id }) => work.run('clientsubsheader', 'cancel', id, { when: 'now', reason })),
  cancelLater: withHeader((work, { id }) => work.run('clientsubsheader', 'cancel', id, { when: 'period_end', reason })),
  keep: withHeader((work, { id }) => work.run('clientsubsheader', 'keep', id)),
  discount,
  addModule,
  comeBack: withHeader((work, { id }) => work.run('clientsubsheader', 'renew', id)),
} satisfies Partial<Record<SimAction, RunAction>>;

const runners: Readonly<Record<SimAction, RunAction>> = {
  ...subscriptionDeeds,
  ...moneyDeeds,
  ...deskDeeds,
  changeZone,
  newTerms,
  changeAndCancel: inTurn(subscriptionDeeds.changePlanNow, subscriptionDeeds.cancelNow),
  changeAndPause: inTurn(subscriptionDeeds.changePlanNow, subscriptionDeeds.pause),
};

/** Who does it: the operator, or one of the clinic's two people where it is at a desk. */
const doerOf = (deed: SimAction): keyof World['as'] => {
  if (deed === 'approve') return 'second';
  return Object.hasOwn(deskDeeds, deed) ? 'cashier' : 'operator';
};

/** Does one event in a transaction of its own. */
export const runAction = (world: World, client: Ref, { action: deed, chance }: SimEvent): Promise<unknown> =>
  world.as[doerOf(deed)](client, (work) => runners[deed](work, client, chance));
