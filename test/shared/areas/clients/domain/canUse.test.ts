/** Who may use what: the table of SUB-11 cell by cell, and features that were given up (SUB-19). */
import { addFullDays } from '#shared/domain/calendarDays';
import { canUse, type FeatureUser, type UseAction } from '#shared/areas/clients/domain/canUse';
import type { SubscriptionState } from '#shared/areas/clients/domain/subscriptionStates';
import { fc } from '../../../domain/properties';

const now = '2026-11-22T03:00:00.000Z';
const ago = (days: number): string => addFullDays(now, -days);
const momentBefore = (instant: string): string => new Date(Date.parse(instant) - 1).toISOString();

const actions = ['read', 'print', 'export', 'create', 'edit', 'finish'] as const satisfies readonly UseAction[];
const user = (status: SubscriptionState | null, since = ago(1), owner = false): FeatureUser => ({
  status,
  status_since: since,
  features: [{ feature: 'bed', start: ago(400), end: null }],
  owner,
  time_zone: 'Asia/Jakarta',
  terms: [],
});

/** Allowed as `yes` or `grace`, refused as its reason. */
const answer = (who: FeatureUser, action: UseAction): string => {
  const found = canUse(who, 'bed', action, now);
  return found.allowed ? (found.banner ?? 'yes') : found.reason;
};

describe('read, print, export, create, edit, finish', () => {
  const all = (one: string) => actions.map(() => one);
  const rows: [string, FeatureUser, string[]][] = [
    ['no subscription', user(null), all('no_subscription')],
    ['a draft', user('draft'), all('no_subscription')],
    ['a trial', user('trial'), all('yes')],
    ['active', user('active'), all('yes')],
    ['grace', user('grace'), ['yes', 'yes', 'yes', 'grace', 'grace', 'grace']],
    ['suspended', user('suspended'), ['yes', 'yes', 'yes', 'suspended', 'suspended', 'yes']],
    ['suspended exactly 7 days ago', user('suspended', ago(7)), ['yes', 'yes', 'yes', 'suspended', 'suspended', 'yes']],
    [
      'suspended a moment more than 7 days ago',
      user('suspended', momentBefore(ago(7))),
      ['yes', 'yes', 'yes', 'suspended', 'suspended', 'suspended'],
    ],
    ['paused', user('paused'), ['yes', 'yes', 'yes', 'paused', 'paused', 'yes']],
    ['paused long ago', user('paused', ago(30)), ['yes', 'yes', 'yes', 'paused', 'paused', 'paused']],
    ['ended, an owner', user('ended', ago(1), true), ['ended', 'ended', 'yes', 'ended', 'ended', 'ended']],
    ['ended, someone else', user('ended'), ['ended', 'ended', 'owner_only', 'ended', 'ended', 'ended']],
    ['ended exactly 90 days ago, an owner', user('ended', ago(90), true), ['ended', 'ended', 'yes', 'ended', 'ended', 'ended']],
    [
      'ended a moment more than 90 days ago, an owner',
      user('ended', momentBefore(ago(90)), true),
      ['ended', 'ended', 'export_over', 'ended', 'ended', 'ended'],
    ],
  ];
  test.each(rows)('%s', (_, who, expected) => expect(actions.map((action) => answer(who, action))).toEqual(expected));
});

describe('a feature that the client does not have', () => {
  const having = (start: string, end: string | null, more: Partial<FeatureUser> = {}): FeatureUser => ({
    ...user('active', ago(200), true),
    features: [{ feature: 'bed', start, end }],
    ...more,
  });
  const rows: [string, FeatureUser, UseAction, string][] = [
    ['never bought', { ...user('active'), features: [] }, 'read', 'locked'],
    ['another one was bought', { ...user('active'), features: [{ feature: 'icd', start: ago(9), end: null }] }, 'read', 'locked'],
    ['it begins later', having(addFullDays(now, 1), null), 'read', 'locked'],
    ['it begins now', having(now, null), 'create', 'yes'],
    ['it ends later', having(ago(9), addFullDays(now, 1)), 'create', 'yes'],
    ['it ends now', having(ago(9), now), 'read', 'locked'],
    ['given up: an owner may export', having(ago(200), ago(80)), 'export', 'yes'],
    ['given up: nobody else may', having(ago(200), ago(80), { owner: false }), 'export', 'owner_only'],
    ['given up long ago', having(ago(200), ago(91)), 'export', 'export_over'],
    [
      'given up, and bought again',
      {
        ...having(ago(200), ago(91)),
        features: [
          { feature: 'bed', start: ago(200), end: ago(91) },
          { feature: 'bed', start: ago(2), end: null },
        ],
      },
      'edit',
      'yes',
    ],
    [
      'given up before the subscription ended',
      having(ago(200), ago(91), { status: 'ended', status_since: ago(10) }),
      'export',
      'export_over',
    ],
    ['ended with the subscription', having(ago(200), ago(10), { status: 'ended', status_since: ago(10) }), 'export', 'yes'],
  ];
  test.each(rows)('%s', (_, who, action, expected) => expect(answer(who, action)).toBe(expected));
});

describe('whatever the client', () => {
  const instants = fc.integer({ min: -200, max: 50 }).map((days) => addFullDays(now, days));
  const unlocked = fc.array(
    fc.record({ feature: fc.constantFrom('bed', 'icd'), start: instants, end: fc.option(instants, { nil: null }) }),
    { maxLength: 3 },
  );
  const people = fc.record({
    status_since: instants,
    features: unlocked,
    owner: fc.boolean(),
    time_zone: fc.constant('Asia/Jakarta' as const),
    terms: fc.constant([]),
  });

  /** From the best to the worst; the two in one row are equally good. */
  const ranks: (SubscriptionState | null)[][] = [['trial', 'active'], ['grace'], ['suspended', 'paused'], ['ended'], ['draft', null]];

  test('a worse state never allows more', () =>
    fc.assert(
      fc.property(people, fc.constantFrom(...actions), (person, action) => {
        const allowed = ranks.map((rank) => rank.map((status) => canUse({ ...person, status }, 'bed', action, now).allowed));
        expect(allowed.filter((rank) => new Set(rank).size > 1)).toEqual([]);
        const row = allowed.map(([first]) => Number(first));
        expect(row).toEqual([...row].sort((a, b) => b - a));
      }),
    ));

  test('who may create or edit may read, and who may read may export', () =>
    fc.assert(
      fc.property(people, fc.constantFrom(...ranks.flat()), (person, status) => {
        const may = (action: UseAction) => canUse({ ...person, status }, 'bed', action, now).allowed;
        expect(may('create')).toBe(may('edit'));
        expect(!may('create') || may('finish')).toBe(true);
        expect(!may('finish') || may('read')).toBe(true);
        expect(may('print')).toBe(may('read'));
        expect(!may('read') || may('export')).toBe(true);
      }),
    ));

  test('an owner may do whatever others may', () =>
    fc.assert(
      fc.property(people, fc.constantFrom(...ranks.flat()), fc.constantFrom(...actions), (person, status, action) => {
        const as = (owner: boolean) => canUse({ ...person, status, owner }, 'bed', action, now).allowed;
        expect(as(false) && !as(true)).toBe(false);
      }),
    ));
});
