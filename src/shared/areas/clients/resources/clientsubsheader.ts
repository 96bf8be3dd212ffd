/** A client's subscription to a package: number, cycle, state and period. Its commands move it from state to state. Rules: SUB-2, SUB-7. */
import { can, entityOr } from '#shared/access';
import { date, dateTime, flag, integer, json, longText, money, oneOf, readOnly } from '#shared/kit/fields';
import { numbered } from '#shared/kit/owned';
import { wordsFor } from '#shared/kit/pageWords';
import { defineResource, readOnlyRelation, toMany, toOne, type RecordOf } from '#shared/kit/resource';

/** States in which the client uses what it subscribed to, or may again. */
const live = ['trial', 'active', 'grace', 'suspended', 'paused'] as const;

/** Every state of a subscription, in the order in which they can follow each other. */
export const subscriptionStates = ['draft', ...live, 'ended'] as const;

/** Its dates, in the order in which they usually come. */
const dates = [
  'start_at',
  'trial_end_at',
  'period_start',
  'period_end',
  'next_invoice_at',
  'billed_until',
  'next_reminder_at',
  'discount_until',
  'status_since',
] as const;

const cycles = ['monthly', 'quarterly', 'semiannual', 'yearly'] as const;

/** Why somebody of ours does something to a client's subscription: the client reads it, too. */
const reason = longText({ required: true, max: 500 });

export const clientsubsheader = defineResource('clientsubsheader', '/clientsubsheader', {
  noun: { id: 'langganan', en: ['subscription', 'subscriptions'] },
  pages: {
    base: '/entity/subscription-management',
    add: 'add-subscription',
    edit: 'edit-subscription',
    show: { at: 'detail', lists: ['invoice'], words: ['subscription', wordsFor('clientsubsdetail'), wordsFor('module')] },
    group: 'clients',
    listFor: 'update',
    own: ['show'],
  },
  label: 'number',
  attributes: {
    number: numbered('SUB-{yyyy}-{00000}', { counter: 'subscription', at: 'add' }),
    status: readOnly(oneOf(subscriptionStates)),
    cycle: oneOf(cycles, { required: true, initial: 'monthly' }),
    anchor_day: integer({ min: 1, max: 31 }),
    start_at: readOnly(dateTime()),
    /** Seats beyond those of the package. */
    extra_seats: integer({ max: 10_000 }),
    trial_end_at: readOnly(dateTime()),
    period_start: readOnly(dateTime()),
    period_end: readOnly(dateTime()),
    next_invoice_at: readOnly(dateTime()),
    /** The end of the last period that has an invoice (INV-4). */
    billed_until: readOnly(dateTime()),
    /** When the owners are next reminded that the trial ends; null once there is no further reminder (SUB-17). */
    next_reminder_at: readOnly(dateTime()),
    auto_renew: flag(true),
    cancel_at_period_end: readOnly(flag()),
    /** When it was paused, suspended or ended: from then on less can be used (SUB-11). */
    status_since: readOnly(dateTime()),
    /** Rupiah a period, before tax; taken off package, modules and seats together. */
    discount: money(),
    /** In place of an amount. */
    discount_percent: readOnly(integer({ max: 100 })),
    /** The last day on which a period with a discount may begin; null for ever (SUB-28). */
    discount_until: readOnly(date()),
    /** The package's price when this was made. */
    package_price: readOnly(money()),
    /** The price of an extra seat when this was activated. */
    seat_price: readOnly(money()),
    /** Rupiah before tax that the next invoice charges next to its period, or takes off where it is below zero (SUB-8, SUB-10). */
    adjustment: readOnly(money({ signed: true })),
    /** The lines that the adjustment is the sum of, with their days (SUB-27). */
    adjustment_lines: json(),
    /** The change of plan that begins with the next period: ids of package and add-ons, seats and cycle (SUB-10). */
    pending_change: json(),
    note: longText({ max: 500 }),
  },
  relations: {
    entity: toOne('entity', { required: true }),
    package: toOne('packages', { required: true }),
    /** The ended subscription that this one renews (SUB-9). */
    previous: readOnlyRelation(toOne('clientsubsheader')),
    clientsubsdetail: readOnlyRelation(toMany('clientsubsdetail')),
  },
  include: ['entity', 'package', 'clientsubsdetail.module'],
  search: ['number', 'note'],
  sort: ['number', 'status', 'cycle', ...dates, 'created_at'],
  filter: ['entity', 'package', 'status', 'cycle', 'cancel_at_period_end', ...dates, 'created_at'],
  columns: ['number', 'entity', 'package', 'status', 'period_end'],
  access: {
    list: entityOr('view clientsubsheader', 'entity'),
    get: entityOr('view clientsubsheader', 'entity'),
    add: can('create clientsubsheader'),
    update: can('edit clientsubsheader'),
    destroy: can('delete clientsubsheader'),
  },
  states: { field: 'status', initial: 'draft', edit: ['draft'], destroy: ['draft'] },
  commands: {
    activate: {
      did: 'activated',
      from: ['draft'],
      to: ['trial', 'active'],
      permission: 'activate',
      owner: 'entity',
      judgesInput: true,
      input: { attributes: { trial: flag(true) }, relations: { addons: toMany('modules') } },
    },
    extendTrial: {
      did: 'trialExtended',
      from: ['trial'],
      to: ['trial'],
      permission: 'grant',
      input: { attributes: { until: date({ required: true }), reason } },
    },
    grantDiscount: {
      did: 'discountGranted',
      from: ['draft', 'trial', 'active', 'grace', 'paused'],
      to: ['draft', 'trial', 'active', 'grace', 'paused'],
      permission: 'grant',
      input: {
        attributes: {
          discount: money(),
          percent: integer({ min: 1, max: 100 }),
          /** Periods without an invoice that have it; or its last day. */
          periods: integer({ min: 1, max: 120 }),
          until: date(),
          reason,
        },
      },
    },
    pause: {
      did: 'pauseBegun',
      from: ['active'],
      to: ['paused'],
      permission: 'pause',
      owner: 'entity',
      input: { attributes: { reason: longText({ max: 500 }) } },
    },
    resume: { did: 'resumed', from: ['paused'], to: ['active'], permission: 'pause', owner: 'entity' },
    cancel: {
      did: 'cancelled',
      from: live,
      to: ['ended', ...live],
      permission: 'cancel',
      owner: 'entity',
      unless: 'cancel_at_period_end',
      unfit: 'subscription.already_cancelled',
      input: {
        attributes: { when: oneOf(['period_end', 'now'], { required: true, initial: 'period_end' }), reason: longText({ max: 500 }) },
      },
      tone: 'danger',
    },
    changePlan: {
      did: 'planChanged',
      from: ['trial', 'active'],
      to: ['trial', 'active'],
      permission: 'change',
      owner: 'entity',
      judgesInput: true,
      input: {
        attributes: {
          extra_seats: integer({ max: 10_000 }),
          cycle: oneOf(cycles),
          when: oneOf(['now', 'next_period']),
          /** When the amount of a change is invoiced. Left out: now where the cycle is longer than a month, else with the next invoice. */
          invoiced: oneOf(['now', 'next_invoice']),
        },
        relations: { package: toOne('packages', { required: true }), addons: toMany('modules') },
      },
    },
    renew: {
      did: 'renewed',
      from: ['ended'],
      to: ['ended'],
      permission: 'activate',
      owner: 'entity',
      judgesInput: true,
      input: {
        attributes: { extra_seats: integer({ max: 10_000 }), cycle: oneOf(cycles) },
        relations: { package: toOne('packages'), addons: toMany('modules') },
      },
    },
    undoChange: {
      did: 'changeUndone',
      from: live,
      to: live,
      permission: 'change',
      owner: 'entity',
      needs: 'pending_change',
      unfit: 'subscription.no_change',
    },
    keep: {
      did: 'kept',
      from: live,
      to: live,
      permission: 'cancel',
      owner: 'entity',
      needs: 'cancel_at_period_end',
      unfit: 'subscription.not_cancelled',
    },
    // A date has come: the clock gives these, and who may `advance` where the clock has not been yet.
    remind: { did: 'reminded', from: ['trial'], to: ['trial'], permission: 'advance', byClock: true },
    endTrial: { did: 'trialEnded', from: ['trial'], to: ['active', 'suspended'], permission: 'advance', byClock: true },
    applyChange: {
      did: 'changeApplied',
      from: ['trial', 'active', 'grace', 'paused'],
      to: ['trial', 'active', 'grace', 'paused'],
      permission: 'advance',
      byClock: true,
    },
    bill: { did: 'billed', from: ['active', 'grace'], to: ['active', 'grace'], permission: 'advance', byClock: true },
    /** Nothing of it is overdue any more. */
    reactivate: { did: 'reactivated', from: ['grace', 'suspended'], to: ['active'], permission: 'advance', byClock: true },
    startPeriod: { did: 'periodStarted', from: ['active', 'grace'], to: ['active', 'grace'], permission: 'advance', byClock: true },
    startGrace: { did: 'graceStarted', from: ['active'], to: ['grace'], permission: 'advance', byClock: true },
    suspend: { did: 'suspended', from: ['grace'], to: ['suspended'], permission: 'advance', byClock: true, tone: 'danger' },
    end: { did: 'endedByDate', from: live, to: ['ended'], permission: 'advance', byClock: true, tone: 'danger' },
  },
});
export type Clientsubsheader = RecordOf<typeof clientsubsheader>;
