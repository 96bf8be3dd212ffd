/** What the people of a simulated business do, day by day: the same for the same seed. It is data, so that a failing run can be repeated with fewer events. */
import { chanceOf, type Chance } from '../../db/demo/random';

/** What happens at the desk of a clinic. */
export const deskActions = [
  'openDrawer',
  'charge',
  'discountCharge',
  'shareCharge',
  'voidCharge',
  'bill',
  'cancelBill',
  'payBill',
  'refund',
  'deposit',
  'approve',
  'countDrawer',
] as const;
export type DeskAction = (typeof deskActions)[number];

/** What somebody does on a day. Whether it is possible then is up to the real commands, which may refuse it. */
export const simActions = [
  ...deskActions,
  'activate',
  'startTrial',
  'changePlanNow',
  'changePlanLater',
  'undoChange',
  'pause',
  'resume',
  'cancelNow',
  'cancelLater',
  'keep',
  'comeBack',
  'pay',
  'payPart',
  'payTwice',
  'overpay',
  'sendProof',
  'reverse',
  'dispute',
  'giveUp',
  'discount',
  'changeAndCancel',
  'changeAndPause',
  'addModule',
  'payOut',
  'returnPayout',
  'newTerms',
  'changeZone',
] as const;
export type SimAction = (typeof simActions)[number];

export type SimEvent = {
  /** Days since the beginning. */
  readonly day: number;
  /** The number of the client, from 0. */
  readonly client: number;
  readonly action: SimAction;
  /** From 0 to below 1: settles the details, such as the amount of a part. */
  readonly chance: number;
};

export type Size = { readonly clients: number; readonly months: number; readonly seed: number };

/** Days of a month of the simulation. */
export const MONTH = 30;

/** How a client behaves: how many days pass, on the average, between two deeds of a kind; a deed that is not named never happens. */
type Habits = Readonly<Partial<Record<SimAction, number>>>;

const sometimes: Habits = {
  addModule: 150,
  payOut: 60,
  returnPayout: 200,
  newTerms: 400,
  changeZone: 500,
  discount: 120,
  changeAndCancel: 500,
  changeAndPause: 500,
  changePlanNow: 150,
  changePlanLater: 150,
  undoChange: 300,
  pause: 250,
  resume: 40,
  keep: 200,
  comeBack: 60,
};

const kinds: readonly Habits[] = [
  // Pays in time, and seldom changes anything.
  { ...sometimes, pay: 6, cancelLater: 900 },
  { ...sometimes, pay: 10, overpay: 200, sendProof: 60, changePlanNow: 60 },
  // Pays late, in parts, or twice.
  { ...sometimes, pay: 45, payPart: 25, payTwice: 120, cancelNow: 500 },
  { ...sometimes, pay: 35, sendProof: 25, reverse: 120, dispute: 150, cancelLater: 400 },
  // Tries it, stops paying, and comes back.
  { ...sometimes, pay: 70, giveUp: 300, cancelNow: 200, comeBack: 45 },
];

/** All deeds of one client. Each client has chance of its own, so that another number of clients leaves the first ones as they are. */
const lifeOf = (client: number, { months, seed }: Size): SimEvent[] => {
  const chance: Chance = chanceOf(seed * 100_003 + client);
  const habits = Object.entries(chance.pick(kinds)) as [SimAction, number][];
  const days = months * MONTH;
  const begin = chance.below(Math.max(1, Math.floor(days / 2)));
  const events: SimEvent[] = [{ day: begin, client, action: chance.next() < 0.7 ? 'startTrial' : 'activate', chance: chance.next() }];
  for (let day = begin + 1; day < days; day += 1) {
    for (const [deed, every] of habits) {
      if (chance.next() < 1 / every) events.push({ day, client, action: deed, chance: chance.next() });
    }
  }
  return events;
};

/** Days on which the first client's desk is open. */
const QUARTER = 90;
/** What is done between opening and counting the drawer, as often as it stands here. */
const atDesk: readonly DeskAction[] = [
  ...(['charge', 'charge', 'charge', 'charge', 'bill', 'bill', 'bill', 'payBill', 'payBill', 'payBill', 'payBill'] as const),
  ...(['discountCharge', 'shareCharge', 'voidCharge', 'cancelBill', 'refund', 'deposit', 'approve'] as const),
];
/** Deeds of a day at the desk. */
const [LEAST, MORE] = [4, 5];

/** A clinic's quarter. It begins on the second day, and its chance is its own: the client's life stays as it is. */
const deskOf = (client: number, { months, seed }: Size): SimEvent[] => {
  const chance: Chance = chanceOf(seed * 100_003 + 50_021 + client);
  const days = Array.from({ length: Math.min(months * MONTH, QUARTER) - 1 }, (_, at) => at + 1);
  return days.flatMap((day) => {
    const between = Array.from({ length: LEAST + chance.below(MORE) }, () => chance.pick(atDesk));
    return (['openDrawer', ...between, 'countDrawer'] as const).map((action) => ({ day, client, action, chance: chance.next() }));
  });
};

/** The events of all clients in the order of their days. */
export const planOf = (size: Size): SimEvent[] =>
  Array.from({ length: size.clients }, (_, client) => lifeOf(client, size))
    .flat()
    .concat(deskOf(0, size))
    .sort((one, other) => one.day - other.day || one.client - other.client);
