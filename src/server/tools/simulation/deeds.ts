/** Does what an event says, by the real commands. @throws Refusal where the commands refuse it; somebody may try what is not possible. */
import type { Ref } from '#shared/kit/resource';
import type { RecordNamed, Work } from '../../repository/work';
import type { Deed, SimEvent } from './plan';
import { moneyDeeds } from './moneyDeeds';
import type { World } from './world';

/** One thing that a client does. @param chance from 0 to below 1 */
export type Doing = (work: Work, client: Ref, chance: number) => Promise<unknown>;

type Header = RecordNamed<'clientsubsheader'>;

const pick = <T>(from: readonly T[], chance: number): T | undefined => from[Math.floor(chance * from.length)];

/** The client's subscription that is not over; the ended one where there is no other. */
const headerOf = async (work: Work, { id }: Ref): Promise<Header | undefined> => {
  const { records } = await work.read('clientsubsheader', { filter: { entity: [id] }, sort: ['-created_at'] });
  return records.find(({ status }) => status !== 'ended') ?? records[0];
};

const withHeader =
  (run: (work: Work, header: Header, chance: number) => Promise<unknown>): Doing =>
  async (work, client, chance) => {
    const header = await headerOf(work, client);
    if (header) await run(work, header, chance);
  };

const packages = async (work: Work): Promise<readonly RecordNamed<'package'>[]> =>
  (await work.read('package', { filter: { status: ['active'] }, sort: ['package_name'] })).records;

const begin =
  (trial: boolean): Doing =>
  async (work, client, chance) => {
    if (await headerOf(work, client)) return;
    const pack = pick(await packages(work), chance)!;
    const cycle = pick(pack.cycles, (chance * 7) % 1)! as Header['cycle'];
    const id = await work.add('clientsubsheader', { entity: client, package: { type: 'packages', id: pack.id }, cycle });
    await work.run('clientsubsheader', 'activate', id, { trial });
  };

const changePlan = (when: 'now' | 'next_period'): Doing =>
  withHeader(async (work, { id }, chance) => {
    const pack = pick(await packages(work), chance)!;
    const sold = (await work.read('module', { filter: { package: [pack.id], kind: ['addon'], status: ['active'] }, sort: ['module_name'] }))
      .records;
    const addons = sold.filter((_, at) => (chance * 2 ** (at + 3)) % 1 < 0.4).map(({ id: module }) => ({ type: 'modules', id: module }));
    const extra_seats = pack.seat_price === null ? 0 : Math.floor(((chance * 31) % 1) * 4);
    await work.run('clientsubsheader', 'changePlan', id, { package: { type: 'packages', id: pack.id }, addons, extra_seats, when });
  });

const reason = 'Simulasi';

/** Grants a discount, or takes it away. */
const discount = withHeader((work, { id }, chance) =>
  work.run('clientsubsheader', 'grantDiscount', id, { discount: chance < 0.3 ? 0 : Math.floor(chance * 200_000), reason }),
);

/** Does several things on one day, one after the other. */
const inTurn =
  (...all: readonly Doing[]): Doing =>
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
  comeBack: withHeader((work, { id }) => work.run('clientsubsheader', 'renew', id)),
} satisfies Partial<Record<Deed, Doing>>;

const doings: Readonly<Record<Deed, Doing>> = {
  ...subscriptionDeeds,
  ...moneyDeeds,
  changeAndCancel: inTurn(subscriptionDeeds.changePlanNow, subscriptionDeeds.cancelNow),
  changeAndPause: inTurn(subscriptionDeeds.changePlanNow, subscriptionDeeds.pause),
};

/** Does one event in a transaction of its own. */
export const doDeed = (world: World, client: Ref, { deed, chance }: SimEvent): Promise<unknown> =>
  world.run((work) => doings[deed](work, client, chance));
