/** The numbers of days that billing uses, from a day on. Rule: MNY-14. */
import type { Migration } from '../migrate';
import { resourceTable, search, textSort, unique } from './statements';

const days = [
  'issued_before',
  'due_after',
  'grace_after',
  'suspended_after',
  'suspension_notice',
  'ended_after',
  'finish_within',
  'export_within',
];

export const billingTermsTable: Migration = {
  name: '0079_billing_terms',
  up: [
    ...resourceTable('billing_terms', [
      'name text not null',
      'valid_from date not null',
      'trial_reminders text not null',
      'invoice_reminders text not null',
      'reminder_hour integer not null',
      ...days.map((name) => `${name} integer not null`),
    ]),
    unique('billing_terms', 'name'),
    'create unique index if not exists billing_terms_valid_from_unique on billing_terms (valid_from) where deleted_at is null',
    ...textSort('billing_terms', 'name'),
    ...search('billing_terms', 'name'),
  ],
};
