/** Which terms of billing hold when, what they must fulfil, and that dates follow whatever they say. Rule: MNY-14. */
import { dueDateOf, invoiceReminders, nextInvoiceAt, nextTrialReminder } from '#shared/areas/billing/domain/billingDates';
import { firstFreeDay, termProblems, type TermValues } from '#shared/areas/billing/domain/billingTermRules';
import { daysIn, firstTerms, termsAt, type BillingTerms } from '#shared/areas/billing/domain/billingTerms';
import { dayOf } from '#shared/domain/calendarDays';
import { canUse } from '#shared/areas/clients/domain/canUse';
import { nextEvent } from '#shared/areas/clients/domain/dueEvents';
import { noticeDue, noticeKey, suspensionDay } from '#shared/areas/billing/domain/invoiceNotices';
import { active, midnight, trial, zone } from '../../../domain/datedSubscriptions';

/** Terms that differ from the first ones in every number. */
const others: BillingTerms = {
  trial_reminders: [5, 2],
  reminder_hour: 10,
  issued_before: 3,
  due_after: 10,
  invoice_reminders: [-2, 1],
  grace_after: 4,
  suspended_after: 6,
  suspension_notice: 2,
  ended_after: 30,
  finish_within: 2,
  payout_limit: 1_000_000,
  export_within: 20,
};
const always = () => others;
/** The first terms until September, the others from October on. */
const changing = termsAt<BillingTerms>([
  { ...others, valid_from: '2026-10-01' },
  { ...firstTerms, valid_from: '2020-01-01' },
]);

test.each([
  ['2019-12-31', 14],
  ['2026-09-30', 14],
  ['2026-10-01', 10],
  ['2030-01-01', 10],
])('given terms that change on 1 October, when an invoice is issued on %s, then it is due after %i days', (day, days) => {
  expect(changing(day).due_after).toBe(days);
});

describe('dates by other terms', () => {
  test('due date', () => expect(dueDateOf('2026-09-20', always)).toBe('2026-09-30'));
  test('reminders of an invoice', () =>
    expect(invoiceReminders('2026-09-30', others).map(({ day }) => day)).toEqual(['2026-09-28', '2026-10-01']));
  test('reminders of a trial, at 10 o’clock', () =>
    expect(nextTrialReminder('2026-09-01T03:00:00.000Z', midnight('2026-09-15'), zone, others)).toBe('2026-09-10T03:00:00.000Z'));
  test('the next invoice', () => expect(nextInvoiceAt(active, zone, always)).toBe(midnight('2026-09-28')));

  const late = { issue_date: '2026-08-20', due_date: '2026-09-01', open: true };
  const since = (status: 'grace' | 'suspended', day: string) => ({
    ...active,
    status,
    status_since: midnight(day),
    period_end: midnight('2027-01-01'),
    billed_until: null,
  });
  test.each([
    ['grace', { ...active, billed_until: active.period_end }, [late], 'startGrace', '2026-09-05'],
    [
      'suspension',
      { ...since('grace', '2026-09-05'), auto_renew: true, period_start: null, period_end: null },
      [late],
      'suspend',
      '2026-09-11',
    ],
    ['end', since('suspended', '2026-09-11'), [late], 'end', '2026-10-11'],
    ['reminder of a trial', { ...trial, next_reminder_at: midnight('2026-09-10') }, [], 'remind', '2026-09-10'],
  ] as const)('%s', (_, header, invoices, event, day) => {
    const next = nextEvent(header, invoices, zone, always)!;
    expect([next.event, dayOf(next.at, zone)]).toEqual([event, day]);
  });

  test('notices of an invoice, the last one before the suspension', () => {
    const invoice = { issue_date: '2026-08-20', due_date: '2026-09-01', in_grace: true, told: [] };
    expect(suspensionDay(invoice, always)).toBe('2026-09-11');
    expect(noticeKey(noticeDue(invoice, '2026-09-09T03:00:00.000Z', zone, always)!)).toBe('suspension:8');
    expect(noticeDue(invoice, '2026-08-30T02:59:59.000Z', zone, always)).toBeUndefined();
  });

  test.each([
    ['suspended', '2026-09-03T00:00:00.000Z', 'finish', true],
    ['suspended', '2026-09-03T00:00:00.001Z', 'finish', false],
    ['ended', '2026-09-21T00:00:00.000Z', 'export', true],
    ['ended', '2026-09-21T00:00:00.001Z', 'export', false],
  ] as const)('use while %s at %s: %s', (status, now, action, allowed) => {
    const features = [{ feature: 'bed', start: '2026-01-01T00:00:00.000Z', end: null }];
    const user = {
      status,
      status_since: '2026-09-01T00:00:00.000Z',
      features,
      owner: true,
      time_zone: zone,
      terms: [{ ...others, valid_from: '2020-01-01' }],
    };
    expect(canUse(user, 'bed', action, now).allowed).toBe(allowed);
  });
});

describe('what began before a change goes on as it was', () => {
  test('an invoice issued the day before: reminders, grace and suspension', () => {
    const invoice = { issue_date: '2026-09-30', due_date: '2026-10-14', in_grace: true, told: [] };
    expect(suspensionDay(invoice, changing)).toBe('2026-10-28');
    expect(noticeKey(noticeDue(invoice, '2026-10-07T01:00:00.000Z', zone, changing)!)).toBe('reminder:-7');
    const header = { ...active, period_end: midnight('2027-01-01'), billed_until: midnight('2027-01-01'), cancel_at_period_end: true };
    expect(dayOf(nextEvent(header, [{ ...invoice, open: true }], zone, changing)!.at, zone)).toBe('2026-10-21');
    const inGrace = { ...header, status: 'grace' as const, status_since: midnight('2026-10-21') };
    expect(dayOf(nextEvent(inGrace, [{ ...invoice, open: true }], zone, changing)!.at, zone)).toBe('2026-10-28');
  });

  test('the next invoice of a period that began the day before, and of one that begins with the change', () => {
    expect(nextInvoiceAt(active, zone, changing)).toBe(midnight('2026-09-24'));
    const october = {
      ...active,
      period_start: midnight('2026-10-01'),
      period_end: midnight('2026-11-01'),
      billed_until: midnight('2026-11-01'),
    };
    expect(nextInvoiceAt(october, zone, changing)).toBe(midnight('2026-10-29'));
  });
});

describe('values that do not fit together', () => {
  const sound: TermValues = {
    due_after: 14,
    grace_after: 7,
    suspended_after: 7,
    suspension_notice: 3,
    invoice_reminders: '-7, -3, 0, 3, 7',
    trial_reminders: '7, 3, 1',
  };
  test('those of the first terms do', () => expect(termProblems(sound)).toEqual([]));
  test.each<[string, TermValues, string]>([
    ['words', { invoice_reminders: 'seminggu' }, 'terms.days'],
    ['a half day', { trial_reminders: '7, 1.5' }, 'terms.days'],
    ['a comma too many', { invoice_reminders: '-7,,0' }, 'terms.days'],
    ['nine days', { invoice_reminders: '1,2,3,4,5,6,7,8,9' }, 'terms.days'],
    ['out of order', { invoice_reminders: '0, -3' }, 'terms.order'],
    ['one day twice', { invoice_reminders: '-3, -3, 0' }, 'terms.order'],
    ['the last trial reminder first', { trial_reminders: '1, 3' }, 'terms.order'],
    ['a trial reminder twice', { trial_reminders: '3, 3' }, 'terms.order'],
    ['a reminder on the day after the trial', { trial_reminders: '3, 0' }, 'too_small'],
    ['a trial reminder below zero', { trial_reminders: '3, -1' }, 'too_small'],
    ['a reminder on the day of issue', { invoice_reminders: '-14, 0' }, 'terms.before_issue'],
    ['a reminder on the day of the suspension', { invoice_reminders: '0, 14' }, 'terms.after_suspension'],
    ['a notice before the grace period', { suspension_notice: 8 }, 'terms.notice_too_early'],
  ])('%s', (_, values, code) => expect(termProblems({ ...sound, ...values }).map((one) => one.code)).toEqual([code]));

  test('all at once', () =>
    expect(
      termProblems({ ...sound, invoice_reminders: '3, 0', trial_reminders: 'x', suspension_notice: 9 }).map(({ pointer }) => pointer),
    ).toEqual(['trial_reminders', 'invoice_reminders', 'suspension_notice'].map((name) => `/data/attributes/${name}`)));
});

test.each([
  ['2026-11-23T14:59:59.000Z', '2026-11-24'],
  ['2026-11-23T15:00:00.000Z', '2026-11-25'],
])('at %s the first day that has begun nowhere is %s', (now, day) => expect(firstFreeDay(new Date(now))).toBe(day));

test.each([
  ['7, 3, 1', [7, 3, 1]],
  [' -7,0 ', [-7, 0]],
  ['', undefined],
  ['1;2', undefined],
])('the list of days in "%s"', (text, days) => expect(daysIn(text)).toEqual(days));
