/** What holds of dated events for any subscription with any dates, above all that a late job does what a daily one does (SUB-8, SUB-16). */
import { addDays, dayOf, startOfDay } from '#shared/domain/calendarDays';
import { periodFrom } from '#shared/areas/clients/domain/billingPeriods';
import { afterEvent, dueEvents, type DatedSubscription } from '#shared/areas/clients/domain/dueEvents';
import type { SubscriptionState } from '#shared/areas/clients/domain/subscriptionStates';
import { clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import { terms } from '../../../domain/datedSubscriptions';
import { anchorDays, anyCycle, anyZone, days, fc } from '../../../domain/properties';

const maybeDay = fc.option(days, { nil: null });
/** Any subscription in any state, whose dates lie anywhere. */
const headers = fc
  .record({
    status: fc.constantFrom<SubscriptionState>('draft', 'trial', 'active', 'grace', 'suspended', 'paused', 'ended'),
    since: days,
    cycle: anyCycle,
    nextCycle: fc.option(anyCycle, { nil: null }),
    anchor: anchorDays,
    trialDays: fc.nat(60),
    reminded: fc.option(fc.nat(60), { nil: null }),
    resumes: fc.option(fc.nat(400), { nil: null }),
    billed: fc.boolean(),
    auto_renew: fc.boolean(),
    cancel_at_period_end: fc.boolean(),
    zone: anyZone,
  })
  .map(({ since: day, nextCycle, anchor, trialDays, reminded, resumes, billed, zone: at, ...rest }) => {
    const first = periodFrom(day, anchor, rest.cycle, at);
    return {
      at,
      day,
      header: {
        ...rest,
        status_since: startOfDay(day, at),
        trial_end_at: startOfDay(addDays(day, trialDays), at),
        next_reminder_at: reminded === null ? null : startOfDay(addDays(day, reminded), at),
        ...first,
        billed_until: billed ? first.period_end : null,
        resume_at: resumes === null ? null : startOfDay(addDays(day, resumes), at),
        pending_change: nextCycle ? { cycle: nextCycle } : null,
      } satisfies DatedSubscription,
    };
  });
const invoiceLists = fc.array(fc.record({ issue_date: days, due_date: days, open: fc.boolean() }), { maxLength: 3 });

describe('whatever the subscription', () => {
  test('a job that runs late does what a job that runs every day does', () =>
    fc.assert(
      fc.property(headers, invoiceLists, fc.nat(500), ({ header, at, day }, invoices, later) => {
        const daily = Array.from({ length: later + 1 }, (_, after) => startOfDay(addDays(day, after), at));
        let state: DatedSubscription = header;
        const onTime = daily.flatMap((now) => {
          const events = dueEvents(state, invoices, now, at, terms);
          state = events.reduce(afterEvent, state);
          return events;
        });
        expect(dueEvents(header, invoices, daily.at(-1)!, at, terms)).toEqual(onTime);
      }),
    ));

  test('after the events are applied there are none', () =>
    fc.assert(
      fc.property(headers, invoiceLists, days, ({ header, at }, invoices, until) => {
        const now = startOfDay(until, at);
        const state = dueEvents(header, invoices, now, at, terms).reduce<DatedSubscription>(afterEvent, header);
        expect(dueEvents(state, invoices, now, at, terms)).toEqual([]);
      }),
    ));

  test('events come in order, at the beginning of a day (reminders at their hour), and none is later than now', () =>
    fc.assert(
      fc.property(headers, invoiceLists, days, ({ header, at }, invoices, until) => {
        const now = startOfDay(until, at);
        const events = dueEvents(header, invoices, now, at, terms);
        const times = events.map((one) => one.at);
        expect(times).toEqual([...times].sort());
        expect(times.filter((time) => time > now || time < header.status_since)).toEqual([]);
        expect(events.filter(({ event, at: time }) => event !== 'remind' && startOfDay(dayOf(time, at), at) !== time)).toEqual([]);
      }),
    ));

  test('each event is a command that is legal in its state, and leads where the declaration says', () =>
    fc.assert(
      fc.property(headers, invoiceLists, days, ({ header, at }, invoices, until) => {
        let state: DatedSubscription = header;
        for (const event of dueEvents(header, invoices, startOfDay(until, at), at, terms)) {
          const { from, to } = clientsubsheader.commands[event.event];
          expect([...from]).toContain(state.status);
          state = afterEvent(state, event);
          expect([...to]).toContain(state.status);
        }
      }),
    ));

  test('a period follows another without a gap while the subscription goes on', () =>
    fc.assert(
      fc.property(headers, maybeDay, ({ header, at }, until) => {
        fc.pre(header.status === 'active');
        const events = dueEvents(header, [], startOfDay(until ?? '2033-01-01', at), at, terms).filter(
          ({ event }) => event === 'startPeriod',
        );
        const ends = [header.period_end, ...events.map(({ sets }) => sets.period_end)];
        expect(events.map(({ sets }) => sets.period_start)).toEqual(ends.slice(0, -1));
      }),
    ));
});
