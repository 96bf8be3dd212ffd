/** What each command of a subscription does. Rules: SUB-7, SUB-8. */
import { hasScope } from '#shared/access';
import { nextInvoiceAt, nextTrialReminder } from '#shared/areas/billing/domain/billingDates';
import { addDays, dayOf, startOfDay } from '#shared/domain/calendarDays';
import { pendingValues } from '#shared/areas/clients/domain/pendingLines';
import type { Clientsubsheader, clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import { billedFirst, billPeriod, checkAdvanceInvoice } from '../subscriptions/periodInvoices';
import { settlePending } from '../subscriptions/settleRest';
import { Refusal } from '#server/refusal';
import { billingTerms } from '../../billing';
import { clientTime } from '#server/repository/clientTime';
import type { Runs } from '#server/repository/serverResource';
import type { Work } from '#server/repository/work';
import { activate } from './activate';
import { grantDiscount } from './grantDiscount';
import { changePlan } from './changePlan';
import type { WantedPlan } from '../subscriptions/chosenLines';
import { byDate, datedOf } from '../subscriptions/dated';
import { liveDetails } from '../subscriptions/details';
import { firstPeriod } from '../subscriptions/periods';
import { reactivate } from './reactivate';
import { renew } from './renew';
import { remindOwners } from '../subscriptions/remind';
import { creditUnused, settleEnd, takeBackAhead } from '../subscriptions/stop';

const endDetails = async (work: Work, header: Clientsubsheader, end_at: string): Promise<void> => {
  for (const { id } of await liveDetails(work, header)) await work.update('clientsubsdetail', id, { status: 'ended', end_at });
};

/** Why a credit note was written. */
const reasons = { pause: 'Langganan dijeda', suspend: 'Langganan ditangguhkan', end: 'Langganan berakhir' } as const;

/** Ends it now: what is unused becomes credit, and nothing is invoiced any more. */
const endNow = async (work: Work, unbilled: Clientsubsheader) => {
  const header = await billedFirst(work, unbilled);
  const time = await clientTime(work, header.entity.id);
  await settleEnd(work, header, time, reasons.end);
  await endDetails(work, header, time.now);
  return {
    status: 'ended' as const,
    ...pendingValues([]),
    pending_change: null,
    cancel_at_period_end: false,
    next_invoice_at: null,
    next_reminder_at: null,
    status_since: time.now,
  };
};

/** A change that has become impossible while it waited is given up: the plan stays, and the new period can begin. */
const dropImpossible =
  ({ cycle }: Clientsubsheader) =>
  (error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    return { pending_change: null, cycle };
  };

/** The state stays, and the next invoice is planned anew. */
const planned = async (work: Work, header: Clientsubsheader) => {
  const { zone } = await clientTime(work, header.entity.id);
  return { status: header.status as 'active', next_invoice_at: nextInvoiceAt(datedOf(header), zone, await billingTerms(work)) };
};

const hasPeriod: ReadonlySet<string> = new Set(['trial', 'active', 'grace']);

export const commands: Runs<typeof clientsubsheader> = {
  activate,

  extendTrial: async (work, header, { until }) => {
    const { trial_end_at } = header;
    const { now, zone } = await clientTime(work, header.entity.id);
    const end = startOfDay(addDays(until!, 1), zone);
    if (trial_end_at !== null && end <= trial_end_at) {
      const date = addDays(dayOf(trial_end_at, zone), -1);
      throw new Refusal([{ code: 'date.not_later', pointer: '/data/attributes/until', meta: { date } }]);
    }
    const terms = await billingTerms(work);
    return { trial_end_at: end, next_reminder_at: nextTrialReminder(now, end, zone, terms(dayOf(datedOf(header).status_since, zone))) };
  },

  grantDiscount,

  pause: async (work, unbilled) => {
    const header = await billedFirst(work, unbilled);
    const time = await clientTime(work, header.entity.id);
    const pending = await creditUnused(work, header, time, reasons.pause);
    return { ...pendingValues(pending), next_invoice_at: null, billed_until: null, status_since: time.now };
  },

  renew,

  resume: async (work, { entity, cycle }) => {
    const time = await clientTime(work, entity.id);
    return { ...firstPeriod(time, { cycle, anchor_day: null }), status_since: time.now };
  },

  cancel: async (work, header, { when }) => {
    if (when === 'now') return endNow(work, header);
    if (!hasPeriod.has(header.status ?? '')) throw new Refusal([{ code: 'subscription.no_period', pointer: '/data/attributes/when' }]);
    return { ...(await planned(work, { ...header, cancel_at_period_end: true })), cancel_at_period_end: true };
  },

  keep: async (work, header) => ({
    ...(await planned(work, { ...header, cancel_at_period_end: false })),
    cancel_at_period_end: false,
  }),

  changePlan: async (work, header, { package: pack, addons, extra_seats, cycle, when, invoiced }) => {
    if (header.cancel_at_period_end) throw new Refusal([{ code: 'subscription.cancelled' }]);
    if (header.pending_change !== null) throw new Refusal([{ code: 'subscription.change_waits' }]);
    // Only the operator chooses when a change is invoiced.
    if (invoiced && !hasScope(work.actor, 'change clientsubsheader'))
      throw new Refusal([{ code: 'read_only', pointer: '/data/attributes/invoiced' }]);
    const wanted = {
      package: pack!.id,
      addons: addons?.map(({ id }) => id),
      extra_seats: (extra_seats === undefined ? header.extra_seats : extra_seats) ?? 0,
      cycle: cycle ?? undefined,
    };
    const billed = await billedFirst(work, header);
    const { billed_until, adjustment, adjustment_lines } = billed;
    const values = await changePlan(work, billed, wanted, { when: when ?? undefined, invoiced: invoiced ?? undefined });
    return { ...(await planned(work, billed)), billed_until, adjustment, adjustment_lines, ...values };
  },

  undoChange: async (_, header) => ({ pending_change: null, status: header.status as 'active' }),

  applyChange: async (work, header) => {
    await byDate('applyChange')(work, header);
    const wanted = header.pending_change as unknown as WantedPlan;
    const values = await changePlan(work, header, wanted, { when: 'boundary' }).catch(dropImpossible(header));
    return { cycle: wanted.cycle, ...values, status: header.status as 'active' };
  },

  remind: async (work, header) => {
    await byDate('remind')(work, header);
    return { next_reminder_at: await remindOwners(work, header) };
  },
  endTrial: byDate('endTrial'),
  startPeriod: async (work, header) => {
    const values = await byDate('startPeriod')(work, header);
    return { ...values, ...(await checkAdvanceInvoice(work, { ...header, ...values } as Clientsubsheader)) };
  },
  bill: async (work, header) => {
    const values = await byDate('bill')(work, header);
    return { ...values, ...(await billPeriod(work, header)) };
  },
  reactivate,
  startGrace: byDate('startGrace'),
  suspend: async (work, header) => {
    const values = await byDate('suspend')(work, header);
    // Billing stops: a period that has not begun will not begin.
    const pending = await takeBackAhead(work, header, await clientTime(work, header.entity.id), reasons.suspend);
    await settlePending(work, header, pending, reasons.suspend);
    return { ...values, ...pendingValues([]), billed_until: header.period_end };
  },
  end: async (work, header) => {
    const values = await byDate('end')(work, header);
    const time = await clientTime(work, header.entity.id);
    await endDetails(work, header, time.now);
    await settleEnd(work, header, time, reasons.end);
    return { ...values, ...pendingValues([]), next_invoice_at: null };
  },
};
