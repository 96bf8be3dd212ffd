/** Subscriptions as the tests of dated events begin with them: a clinic in Jakarta, billed on the 1st, and a trial of 14 days. */
import { termsAt, type BillingTerms } from '#shared/areas/billing/domain/billingTerms';
import { startOfDay, type Day, type Zone } from '#shared/domain/calendarDays';
import type { DatedSubscription } from '#shared/areas/clients/domain/dueEvents';

/** The first terms on every day. */
export const terms = termsAt<BillingTerms>([]);
export const zone: Zone = 'Asia/Jakarta';
export const midnight = (day: Day): string => startOfDay(day, zone);

export const active: DatedSubscription = {
  status: 'active',
  status_since: midnight('2026-09-01'),
  cycle: 'monthly',
  anchor_day: 1,
  trial_end_at: null,
  next_reminder_at: null,
  period_start: midnight('2026-09-01'),
  period_end: midnight('2026-10-01'),
  billed_until: midnight('2026-10-01'),
  auto_renew: true,
  cancel_at_period_end: false,
  resume_at: null,
  pending_change: null,
};
export const trial: DatedSubscription = {
  ...active,
  status: 'trial',
  status_since: '2026-09-01T03:12:00.000Z',
  anchor_day: null,
  trial_end_at: midnight('2026-09-15'),
  period_start: null,
  period_end: null,
  billed_until: null,
};
