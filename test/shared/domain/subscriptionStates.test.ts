/** Which events are legal in which state, and where they lead (SUB-7, SUB-8, SUB-9). */
import {
  isLegal,
  legalEvents,
  liveStates,
  transitions,
  type SubscriptionEvent,
  type SubscriptionState,
} from '#shared/domain/subscriptionStates';
import { clientsubsheader } from '#shared/resources/clientsubsheader';

const states = clientsubsheader.attributes.status.values as readonly SubscriptionState[];

describe('the legal events of a state', () => {
  const cancelling = ['cancel_now', 'cancel_at_period_end', 'undo_cancel', 'end'];
  const rows: [SubscriptionState, string[]][] = [
    ['draft', ['activate', 'grant_discount']],
    ['trial', ['extend_trial', 'end_trial', 'pay', 'change_plan', 'undo_change', 'apply_change', 'grant_discount', ...cancelling]],
    ['active', ['start_grace', 'pause', 'change_plan', 'undo_change', 'apply_change', 'grant_discount', 'start_period', ...cancelling]],
    ['grace', ['pay', 'suspend', 'undo_change', 'apply_change', 'grant_discount', 'start_period', ...cancelling]],
    ['suspended', ['pay', ...cancelling]],
    ['paused', ['resume', 'undo_change', 'apply_change', ...cancelling]],
    ['ended', ['renew']],
  ];
  test.each(rows)('%s', (state, events) => expect(legalEvents(state)).toEqual(events));

  test('are listed for every state', () => expect(rows.map(([state]) => state)).toEqual([...states]));
});

describe('who may cause them', () => {
  test.each<[SubscriptionState, 'clock' | 'operator' | 'owner', string[]]>([
    ['trial', 'owner', ['change_plan', 'undo_change', 'cancel_now', 'cancel_at_period_end', 'undo_cancel']],
    ['trial', 'clock', ['end_trial', 'pay', 'apply_change', 'end']],
    ['active', 'operator', ['pause', 'change_plan', 'undo_change', 'grant_discount', 'cancel_now', 'cancel_at_period_end', 'undo_cancel']],
    ['suspended', 'owner', ['cancel_now', 'cancel_at_period_end', 'undo_cancel']],
    ['ended', 'clock', []],
  ])('%s: %s', (state, who, events) => expect(legalEvents(state, who)).toEqual(events));
});

const events = Object.entries(transitions) as [
  SubscriptionEvent,
  { from: readonly SubscriptionState[]; to: readonly SubscriptionState[]; who: readonly string[] },
][];

test('every state but the draft can be reached, and only the end has no way on', () => {
  const reached = new Set<SubscriptionState>(['draft']);
  for (const _ of states)
    for (const { from, to } of events.map(([, row]) => row))
      if (from.some((state) => reached.has(state))) to.forEach((state) => reached.add(state));
  expect([...reached].sort()).toEqual([...states].sort());
  const left = states.filter((state) => events.some(([, { from, to }]) => from.includes(state) && to.some((next) => next !== state)));
  expect(left).toEqual(states.filter((state) => state !== 'ended'));
});

test('nothing leads back to the draft or out of the end', () => {
  expect(events.filter(([, { from, to }]) => to.includes('draft') && !from.includes('draft'))).toEqual([]);
  expect(events.filter(([, { from, to }]) => from.includes('ended') && to.some((state) => state !== 'ended'))).toEqual([]);
});

test('everyone who has a live subscription can end it', () =>
  expect(liveStates.filter((state) => !isLegal('cancel_now', state) || !isLegal('cancel_at_period_end', state))).toEqual([]));

test('each event has someone who causes it', () => expect(events.filter(([, { who }]) => !who.length)).toEqual([]));
