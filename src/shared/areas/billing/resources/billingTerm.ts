/** The numbers of days by which invoices are issued, due and reminded of, and by which unpaid subscriptions stop, from a day on. Rule: MNY-14. */
import { can } from '#shared/access';
import { date, integer, money, text } from '#shared/kit/fields';
import { defineResource, type RecordOf } from '#shared/kit/resource';

/** Days. The shortest period has 28. */
const days = (min: number, max: number) => integer({ required: true, min, max });

export const billingTerm = defineResource('billingTerm', '/billing-terms', {
  noun: { id: 'ketentuan penagihan', en: ['billing terms', 'billing terms'] },
  pages: {
    base: '/usman/billing-term-management',
    add: 'add-billing-term',
    edit: 'edit-billing-term',
    group: 'sales',
    own: ['list', 'form'],
    title: { id: 'Ketentuan penagihan', en: 'Billing terms' },
  },
  label: 'name',
  attributes: {
    name: text({ required: true, unique: true, max: 120 }),
    valid_from: date({ required: true, unique: true }),
    /** Before the period that the invoice is for. */
    issued_before: days(0, 28),
    /** After the issue. */
    due_after: days(0, 90),
    /** Days from the due date, as `-7, -3, 0, 3, 7`. */
    invoice_reminders: text({ required: true, max: 60 }),
    /** Days before the end of a trial, as `7, 3, 1`. */
    trial_reminders: text({ required: true, max: 60 }),
    /** The hour of the client's day from which reminders are sent. */
    reminder_hour: integer({ required: true, max: 23 }),
    /** After the due date. */
    grace_after: days(1, 90),
    /** After grace began. */
    suspended_after: days(1, 90),
    /** Before the suspension: the client is told then. */
    suspension_notice: days(1, 90),
    /** After the suspension. */
    ended_after: days(1, 730),
    /** After a suspension or pause: begun work may be finished so long. */
    finish_within: days(0, 90),
    /** Rupiah of a client's credit that anyone who asks for a payout may also pay; above it another person pays (INV-21). */
    payout_limit: money({ required: true, initial: 1_000_000 }),
    /** After the end: an owner may export so long. */
    export_within: days(1, 3_650),
  },
  search: ['name'],
  sort: ['valid_from', 'name', 'created_at'],
  filter: ['valid_from'],
  access: {
    list: can('view billing-terms'),
    get: can('view billing-terms'),
    add: can('create billing-terms'),
    update: can('edit billing-terms'),
    destroy: can('delete billing-terms'),
  },
});
export type BillingTerm = RecordOf<typeof billingTerm>;
