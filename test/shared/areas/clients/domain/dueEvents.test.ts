/** What happens to a subscription because a date has come, on time and late (SUB-6, SUB-8, SUB-10, SUB-14, SUB-15, SUB-16). */
import { dayOf, type Day } from '#shared/domain/calendarDays';
import { dueEvents, type DatedInvoice, type DatedSubscription } from '#shared/areas/clients/domain/dueEvents';
import type { SubscriptionState } from '#shared/areas/clients/domain/subscriptionStates';
import { active, midnight, trial, zone, terms } from '../../../domain/datedSubscriptions';

const since = (status: SubscriptionState, day: Day, more: Partial<DatedSubscription> = {}): DatedSubscription => ({
  ...active,
  status,
  status_since: midnight(day),
  ...more,
});
const unpaid: DatedInvoice = { issue_date: '2026-08-25', due_date: '2026-09-08', open: true };

/** Events as `2026-09-15 endTrial`, in the days of Jakarta. */
const told = (header: DatedSubscription, invoices: readonly DatedInvoice[], until: Day): string[] =>
  dueEvents(header, invoices, midnight(until), zone, terms).map(({ event, at }) => `${dayOf(at, zone)} ${event}`);

describe('what is due', () => {
  const rows: [string, DatedSubscription, DatedInvoice[], Day, string[]][] = [
    ['a trial, the day before its end', trial, [], '2026-09-14', []],
    [
      'a trial with its reminders, seen late',
      { ...trial, next_reminder_at: '2026-09-08T01:00:00.000Z' },
      [],
      '2026-09-15',
      ['2026-09-08 remind', '2026-09-12 remind', '2026-09-14 remind', '2026-09-15 endTrial', '2026-09-15 bill'],
    ],
    [
      'a trial that is reminded and cancelled',
      { ...trial, next_reminder_at: '2026-09-14T01:00:00.000Z', cancel_at_period_end: true },
      [],
      '2026-09-15',
      ['2026-09-14 remind', '2026-09-15 end'],
    ],
    ['a trial that ends', trial, [], '2026-09-15', ['2026-09-15 endTrial', '2026-09-15 bill']],
    [
      'a trial without renewal is suspended, and ended after 60 days',
      { ...trial, auto_renew: false },
      [],
      '2026-11-14',
      ['2026-09-15 endTrial', '2026-11-14 end'],
    ],
    ['a trial that was cancelled', { ...trial, cancel_at_period_end: true }, [], '2026-12-31', ['2026-09-15 end']],
    [
      'a trial with a change that waits',
      { ...trial, pending_change: { cycle: 'yearly' } },
      [],
      '2026-10-15',
      ['2026-09-15 applyChange', '2026-09-15 endTrial', '2026-09-15 bill'],
    ],
    ['the end of a period', active, [], '2026-10-01', ['2026-09-24 bill', '2026-10-01 startPeriod']],
    ['a period that has no invoice', { ...active, billed_until: null }, [], '2026-09-23', ['2026-09-01 bill']],
    ['a next period that has its invoice', { ...active, billed_until: midnight('2026-11-01') }, [], '2026-09-30', []],
    ['no invoice for a period that will not begin', { ...active, auto_renew: false }, [], '2026-09-30', []],
    [
      'three periods at once, after a long standstill',
      active,
      [],
      '2026-12-05',
      [
        '2026-09-24 bill',
        '2026-10-01 startPeriod',
        '2026-10-25 bill',
        '2026-11-01 startPeriod',
        '2026-11-24 bill',
        '2026-12-01 startPeriod',
      ],
    ],
    [
      'a change that waits for the next period',
      { ...active, pending_change: {} },
      [],
      '2026-10-31',
      ['2026-09-24 bill', '2026-10-01 applyChange', '2026-10-01 startPeriod', '2026-10-25 bill'],
    ],
    ['a cancellation at the end of the period', { ...active, cancel_at_period_end: true }, [], '2026-12-31', ['2026-10-01 end']],
    [
      'a cancellation takes a waiting change with it',
      { ...active, cancel_at_period_end: true, pending_change: {} },
      [],
      '2026-12-31',
      ['2026-10-01 end'],
    ],
    ['without renewal the period is the last one', { ...active, auto_renew: false }, [], '2026-12-31', ['2026-10-01 end']],
    ['unpaid, the day before grace', active, [unpaid], '2026-09-14', []],
    ['unpaid 7 days after the due date', active, [unpaid], '2026-09-15', ['2026-09-15 startGrace']],
    ['unpaid for 14 days', active, [unpaid], '2026-09-22', ['2026-09-15 startGrace', '2026-09-22 suspend']],
    [
      'unpaid for good, seen late: suspension stops the periods',
      active,
      [unpaid],
      '2027-01-31',
      ['2026-09-15 startGrace', '2026-09-22 suspend', '2026-11-21 end'],
    ],
    [
      'a period begins in grace',
      active,
      [{ ...unpaid, due_date: '2026-09-20' }],
      '2026-10-03',
      ['2026-09-24 bill', '2026-09-27 startGrace', '2026-10-01 startPeriod'],
    ],
    [
      'grace and a new period on one day: grace first',
      active,
      [{ ...unpaid, due_date: '2026-09-24' }],
      '2026-10-01',
      ['2026-09-24 bill', '2026-10-01 startGrace', '2026-10-01 startPeriod'],
    ],
    [
      'suspension and a new period on one day: no new period',
      since('grace', '2026-09-24'),
      [unpaid],
      '2026-10-31',
      ['2026-09-24 bill', '2026-10-01 suspend'],
    ],
    [
      'the oldest open invoice counts',
      active,
      [{ ...unpaid, due_date: '2026-08-01', open: false }, { ...unpaid, due_date: '2026-09-20' }, unpaid],
      '2026-09-16',
      ['2026-09-15 startGrace'],
    ],
    ['settled invoices do nothing', active, [{ ...unpaid, open: false }], '2026-09-23', []],
    [
      'an invoice that was late before it became active again',
      since('active', '2026-09-20'),
      [unpaid],
      '2026-09-20',
      ['2026-09-20 startGrace'],
    ],
    [
      'suspended, cancelled at the end of the period',
      since('suspended', '2026-09-22', { cancel_at_period_end: true }),
      [unpaid],
      '2026-10-05',
      ['2026-10-01 end'],
    ],
    [
      'cancelled when the period was over already',
      since('suspended', '2026-10-20', { cancel_at_period_end: true }),
      [unpaid],
      '2026-10-20',
      ['2026-10-20 end'],
    ],
    ['paused without an end', since('paused', '2026-09-10'), [], '2027-09-10', []],
    ['paused: nothing is late', since('paused', '2026-09-10'), [unpaid], '2026-12-31', []],
    [
      'paused until a day',
      since('paused', '2026-09-10', { resume_at: midnight('2026-12-20') }),
      [],
      '2026-12-31',
      ['2026-12-20 resume', '2026-12-20 bill'],
    ],
    [
      'paused until a day, with a change that waits',
      since('paused', '2026-09-10', { resume_at: midnight('2026-12-20'), pending_change: {} }),
      [],
      '2026-12-31',
      ['2026-12-20 applyChange', '2026-12-20 resume', '2026-12-20 bill'],
    ],
    [
      'paused and cancelled: it does not resume',
      since('paused', '2026-09-10', { resume_at: midnight('2026-09-20'), cancel_at_period_end: true }),
      [],
      '2026-12-31',
      ['2026-10-01 end'],
    ],
    ['a draft', since('draft', '2026-01-01', { period_start: null, period_end: null }), [], '2027-01-01', []],
    ['what has ended', since('ended', '2026-01-01'), [unpaid], '2030-01-01', []],
  ];
  test.each(rows)('%s', (_, header, invoices, until, expected) => expect(told(header, invoices, until)).toEqual(expected));
});
