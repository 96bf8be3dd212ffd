/** What each command of a subscription does. Rules: SUB-7, SUB-8. */
import { priceOf } from '#shared/domain/bill';
import { nextTrialReminder } from '#shared/domain/billingDates';
import { addDays, dayOf, startOfDay } from '#shared/domain/calendarDays';
import { linesOf } from '#shared/domain/subscriptionLines';
import type { Clientsubsheader, clientsubsheader } from '#shared/resources/clientsubsheader';
import { Refusal } from '../refusal';
import { clientTime, type ClientTime } from '../repository/clientTime';
import type { Runs } from '../repository/serverResource';
import type { Work } from '../repository/work';
import { activate } from './activate';
import { changePlan, type WantedPlan } from './changePlan';
import { byDate } from './dated';
import { liveDetails } from './details';
import { firstPeriod, unusedAmount } from './periods';
import { renew } from './renew';
import { remindOwners } from './remind';

/** What the client paid for and does not use is taken off its next invoice. */
const credited = async (work: Work, header: Clientsubsheader, time: ClientTime): Promise<number | null> => {
  const credit = await unusedAmount(work, header, time);
  if (credit) work.tell({ credit: -credit });
  return (header.adjustment ?? 0) - credit || null;
};

const endDetails = async (work: Work, header: Clientsubsheader, end_at: string): Promise<void> => {
  for (const { id } of await liveDetails(work, header)) await work.update('clientsubsdetail', id, { status: 'ended', end_at });
};

/** Ends it now: what is unused becomes credit, and nothing is invoiced any more. */
const endNow = async (work: Work, header: Clientsubsheader) => {
  const time = await clientTime(work, header.entity.id);
  const adjustment = await credited(work, header, time);
  await endDetails(work, header, time.now);
  return {
    status: 'ended' as const,
    adjustment,
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

const hasPeriod: ReadonlySet<string> = new Set(['trial', 'active', 'grace']);

export const commands: Runs<typeof clientsubsheader> = {
  activate,

  extendTrial: async (work, { entity, trial_end_at }, { until }) => {
    const { now, zone } = await clientTime(work, entity.id);
    const end = startOfDay(addDays(until!, 1), zone);
    if (trial_end_at !== null && end <= trial_end_at) {
      const date = addDays(dayOf(trial_end_at, zone), -1);
      throw new Refusal([{ code: 'date.not_later', pointer: '/data/attributes/until', meta: { date } }]);
    }
    return { trial_end_at: end, next_reminder_at: nextTrialReminder(now, end, zone) };
  },

  grantDiscount: async (work, header, { discount }) => {
    const max = priceOf(linesOf(header, await liveDetails(work, header)), header.cycle);
    if (discount! > max)
      throw new Refusal([
        { code: 'subscription.discount_above', pointer: '/data/attributes/discount', meta: { max: max.toLocaleString('id-ID') } },
      ]);
    return { discount, status: header.status as 'draft' };
  },

  pause: async (work, header) => {
    const time = await clientTime(work, header.entity.id);
    return { adjustment: await credited(work, header, time), next_invoice_at: null, status_since: time.now };
  },

  renew,

  resume: async (work, { entity, cycle }) => {
    const time = await clientTime(work, entity.id);
    return { ...firstPeriod(time, { cycle, anchor_day: null }), status_since: time.now };
  },

  cancel: async (work, header, { when }) => {
    if (when === 'now') return endNow(work, header);
    if (header.cancel_at_period_end) throw new Refusal([{ code: 'subscription.already_cancelled' }]);
    if (!hasPeriod.has(header.status ?? '')) throw new Refusal([{ code: 'subscription.no_period', pointer: '/data/attributes/when' }]);
    return { status: header.status as 'active', cancel_at_period_end: true };
  },

  keep: async (_, header) => {
    if (!header.cancel_at_period_end) throw new Refusal([{ code: 'subscription.not_cancelled' }]);
    return { status: header.status as 'active', cancel_at_period_end: false };
  },

  changePlan: async (work, header, { package: pack, addons, extra_seats, cycle, when }) => {
    if (header.cancel_at_period_end) throw new Refusal([{ code: 'subscription.cancelled' }]);
    if (header.pending_change !== null) throw new Refusal([{ code: 'subscription.change_waits' }]);
    const wanted = {
      package: pack!.id,
      addons: addons?.map(({ id }) => id),
      extra_seats: (extra_seats === undefined ? header.extra_seats : extra_seats) ?? 0,
      cycle: cycle ?? undefined,
    };
    return { ...(await changePlan(work, header, wanted, when ?? undefined)), status: header.status as 'active' };
  },

  undoChange: async (_, header) => {
    if (header.pending_change === null) throw new Refusal([{ code: 'subscription.no_change' }]);
    return { pending_change: null, status: header.status as 'active' };
  },

  applyChange: async (work, header) => {
    await byDate('applyChange')(work, header);
    const wanted = header.pending_change as unknown as WantedPlan;
    const values = await changePlan(work, header, wanted, 'boundary').catch(dropImpossible(header));
    return { cycle: wanted.cycle, ...values, status: header.status as 'active' };
  },

  remind: async (work, header) => {
    await byDate('remind')(work, header);
    return { next_reminder_at: await remindOwners(work, header) };
  },
  endTrial: byDate('endTrial'),
  startPeriod: byDate('startPeriod'),
  startGrace: byDate('startGrace'),
  suspend: byDate('suspend'),
  end: async (work, header) => {
    const values = await byDate('end')(work, header);
    await endDetails(work, header, (await clientTime(work, header.entity.id)).now);
    return { ...values, next_invoice_at: null };
  },
};
