/** Words of billing terms, in English. */
import type id from './words.id';

export default {
  list: { purpose: 'The periods that billing uses from a day on. An issued invoice keeps the terms of its date of issue.' },
  form: {
    purpose:
      'New terms hold from tomorrow at the earliest and change nothing that has begun. Adapt the terms of service that clients read, too.',
  },
  fields: {
    name: 'Name',
    valid_from: 'Valid from',
    issued_before: 'Invoice issued (days before the period)',
    due_after: 'Due (days after the issue)',
    invoice_reminders: 'Invoice reminders (days from the due date)',
    trial_reminders: 'Trial reminders (days before the end)',
    reminder_hour: 'Hour of reminders',
    grace_after: 'Grace period (days after the due date)',
    suspended_after: 'Suspension (days after the grace period began)',
    suspension_notice: 'Notice of the suspension (days before it)',
    ended_after: 'End of the subscription (days after the suspension)',
    finish_within: 'Finishing open work (days)',
    export_within: 'Export by the owner (days after the end)',
    payout_limit: 'Credit that one person may pay out, at most',
  },
  columns: { valid_from: 'From' },
  help: {
    name: 'Must differ from other terms.',
    valid_from: 'Tomorrow at the earliest. They hold until the next terms.',
    invoice_reminders: 'With commas, the earliest first. A minus means before the due date: -7, -3, 0, 3, 7.',
    trial_reminders: 'With commas, the earliest first: 7, 3, 1.',
    reminder_hour: 'By the client’s clock, 0 to 23.',
    finish_within: 'After a suspension or a pause.',
    payout_limit: 'Above it, who pays is not who asked.',
  },
  own: {
    begun: 'Has begun',
    coming: 'Not begun yet',
    fixed: 'These terms have begun, so only their name can be changed. To change a number, add new terms.',
    title: 'What this means',
    issue: 'An invoice is issued {{issued}} before its period and is due {{due}} after its issue.',
    reminders: 'While it is not paid, the client is reminded from {{hour}}: {{days}}.',
    before: '{{days}} before the due date',
    on: 'on the due date',
    after: '{{days}} after it',
    grace:
      'The grace period begins {{grace}} after the due date. The subscription is suspended {{suspended}} after the due date; the client is told {{notice}} before.',
    end: 'The subscription ends {{ended}} after the suspension. Open work can be finished within {{finish}}, and an owner can export the data for {{export}} after the end.',
    trial: 'The end of a trial is announced {{days}} before.',
  },
} satisfies typeof id;
