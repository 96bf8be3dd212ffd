/** What a dated event sets in the subscription (SUB-6, SUB-8, SUB-14, SUB-15). */
import { periodFrom } from '#shared/areas/clients/domain/billingPeriods';
import { dayOf } from '#shared/domain/calendarDays';
import { dueEvents, nextEvent } from '#shared/areas/clients/domain/dueEvents';
import { active, midnight, trial, zone, terms } from '../../../domain/datedSubscriptions';

describe('what an event sets', () => {
  test('the end of a trial begins the first period, whose day becomes the anchor', () =>
    expect(nextEvent(trial, [], zone, terms)?.sets).toEqual({
      status: 'active',
      status_since: midnight('2026-09-15'),
      anchor_day: 15,
      billed_until: null,
      period_start: midnight('2026-09-15'),
      period_end: midnight('2026-10-15'),
    }));

  test('resuming begins a new period, whose day becomes the anchor', () =>
    expect(
      nextEvent({ ...active, status: 'paused', status_since: midnight('2026-09-10'), resume_at: midnight('2026-12-31') }, [], zone, terms)
        ?.sets,
    ).toMatchObject({
      status: 'active',
      anchor_day: 31,
      period_start: midnight('2026-12-31'),
      period_end: midnight('2027-01-31'),
      resume_at: null,
    }));

  test('a waiting change of the cycle holds from the next period on', () => {
    const events = dueEvents({ ...active, pending_change: { cycle: 'yearly' } }, [], midnight('2026-10-01'), zone, terms);
    expect(events.map(({ sets }) => sets)).toEqual([
      { billed_until: midnight('2027-10-01') },
      { pending_change: null, cycle: 'yearly' },
      { period_start: midnight('2026-10-01'), period_end: midnight('2027-10-01') },
    ]);
  });

  test('periods from the 31st do not drift when they are caught up with', () => {
    const header = { ...active, anchor_day: 31, period_start: midnight('2027-12-31'), period_end: midnight('2028-01-31') };
    const periods = dueEvents(header, [], midnight('2028-05-01'), zone, terms).filter(({ event }) => event === 'startPeriod');
    const ends = periods.map(({ sets }) => dayOf(sets.period_end!, zone));
    expect(ends).toEqual(['2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31']);
  });

  test('a payment after the old period is over begins a new one on its day', () =>
    expect(periodFrom('2026-11-30', null, 'quarterly', 'Asia/Makassar')).toEqual({
      anchor_day: 30,
      period_start: '2026-11-29T16:00:00.000Z',
      period_end: '2027-02-27T16:00:00.000Z',
    }));
});
