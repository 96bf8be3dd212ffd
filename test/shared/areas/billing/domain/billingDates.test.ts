/** When invoices are issued and due, and when a client is reminded (SUB-8, SUB-17, INV-1, INV-4). */
import { dueDateOf, invoiceReminders, nextInvoiceAt, nextTrialReminder, trialReminders } from '#shared/areas/billing/domain/billingDates';
import { firstTerms } from '#shared/areas/billing/domain/billingTerms';
import type { DatedSubscription } from '#shared/areas/clients/domain/dueEvents';
import { active, midnight, terms, trial, zone } from '../../../domain/datedSubscriptions';

describe('reminders and invoices', () => {
  test('of a trial of 14 days: when 7, 3 and 1 of them are left, the day itself among them', () =>
    expect(trialReminders('2026-09-01', '2026-09-15', firstTerms).map(({ day }) => day)).toEqual([
      '2026-09-08',
      '2026-09-12',
      '2026-09-14',
    ]));

  test('of a longer trial: as many days before its end', () =>
    expect(trialReminders('2026-09-01', '2026-10-01', firstTerms).map(({ day }) => day)).toEqual([
      '2026-09-24',
      '2026-09-28',
      '2026-09-30',
    ]));

  test('of a trial of 3 days: none on the day on which it began', () =>
    expect(trialReminders('2026-09-01', '2026-09-04', firstTerms)).toEqual([{ day: '2026-09-03', offset: -1 }]));

  test.each<[string, string, string | null]>([
    ['at its beginning', '2026-09-01T03:12:00.000Z', '2026-09-08T01:00:00.000Z'],
    ['after the first', '2026-09-08T01:00:00.000Z', '2026-09-12T01:00:00.000Z'],
    ['on the day of a reminder: none of the same day any more', '2026-09-11T17:00:00.000Z', '2026-09-14T01:00:00.000Z'],
    ['after the last', '2026-09-14T01:00:00.000Z', null],
  ])('the next reminder of a trial until 15 September, at 8 in the client’s zone: %s', (_, after, expected) =>
    expect(nextTrialReminder(after, midnight('2026-09-15'), zone, firstTerms)).toBe(expected),
  );

  test('of an invoice that is due on 1 March', () =>
    expect(invoiceReminders('2028-03-01', firstTerms)).toEqual([
      { day: '2028-02-23', offset: -7 },
      { day: '2028-02-27', offset: -3 },
      { day: '2028-03-01', offset: 0 },
      { day: '2028-03-04', offset: 3 },
      { day: '2028-03-08', offset: 7 },
    ]));

  test('an invoice is due 14 days after its issue', () => expect(dueDateOf('2026-12-25', terms)).toBe('2027-01-08'));

  test.each<[string, DatedSubscription, string | null]>([
    ['7 days before the next period', active, midnight('2026-09-24')],
    ['in grace, too', { ...active, status: 'grace' }, midnight('2026-09-24')],
    ['at the end of a trial', trial, midnight('2026-09-15')],
    ['none after a cancellation', { ...active, cancel_at_period_end: true }, null],
    ['none without renewal', { ...trial, auto_renew: false }, null],
    ['none while suspended', { ...active, status: 'suspended' }, null],
    ['none while paused', { ...active, status: 'paused' }, null],
  ])('the next invoice: %s', (_, header, expected) => expect(nextInvoiceAt(header, zone, terms)).toBe(expected));
});
