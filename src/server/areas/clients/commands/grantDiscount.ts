/** Grants a discount, or takes it away: an amount or a percentage, for ever, for some periods, or until a day. Rule: SUB-28. */
import { priceOf } from '#shared/areas/clients/domain/bill';
import { dayOf, type Day } from '#shared/domain/calendarDays';
import { lastDayOf } from '#shared/areas/clients/domain/discount';
import { linesOf } from '#shared/areas/clients/domain/subscriptionLines';
import type { Problem } from '#shared/errors';
import type { Clientsubsheader, clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import { Refusal } from '#server/refusal';
import { clientTime } from '#server/repository/clientTime';
import type { Runs } from '#server/repository/serverResource';
import type { Work } from '#server/repository/work';
import { liveDetails } from '../subscriptions/details';
import { plannedLines } from '../subscriptions/plannedLines';

type Grant = Runs<typeof clientsubsheader>['grantDiscount'];
type DiscountInput = Parameters<Grant>[2];

const at = (name: string): string => `/data/attributes/${name}`;

/** The most that can be taken off a period: an amount above the price of a change that waits would make that change impossible when its day comes. */
const mostOff = async (work: Work, header: Clientsubsheader): Promise<number> => {
  const planned = await plannedLines(work, header);
  const present = priceOf(linesOf(header, await liveDetails(work, header)), header.cycle);
  return Math.min(present, priceOf(planned.lines, planned.cycle));
};

/** What does not fit together. */
const togetherProblems = ({ discount, percent, periods, until }: DiscountInput): Problem[] => [
  ...(typeof discount !== 'number' && !percent ? [{ code: 'required', pointer: at('discount') } as const] : []),
  ...(typeof discount === 'number' && percent ? [{ code: 'not_an_option', pointer: at('percent') } as const] : []),
  ...(periods && until ? [{ code: 'not_an_option', pointer: at('periods') } as const] : []),
];

/** The last day of the discount; null for ever. */
const untilOf = async (work: Work, header: Clientsubsheader, { periods, until }: DiscountInput): Promise<Day | null> => {
  const { now, zone } = await clientTime(work, header.entity.id);
  const today = dayOf(now, zone);
  if (until && until <= today) throw new Refusal([{ code: 'date.not_later', pointer: at('until'), meta: { date: today } }]);
  if (!periods) return until ?? null;
  const last = lastDayOf(periods, header, zone);
  // A draft or a pause has no known beginning of the next period.
  if (last === undefined) throw new Refusal([{ code: 'not_an_option', pointer: at('periods') }]);
  return last;
};

export const grantDiscount: Grant = async (work, header, input) => {
  const problems = togetherProblems(input);
  if (problems.length) throw new Refusal(problems);
  const { discount, percent } = input;
  const max = discount ? await mostOff(work, header) : 0;
  if ((discount ?? 0) > max)
    throw new Refusal([{ code: 'subscription.discount_above', pointer: at('discount'), meta: { max: max.toLocaleString('id-ID') } }]);
  return {
    discount: discount ?? null,
    discount_percent: percent ?? null,
    discount_until: await untilOf(work, header, input),
    status: header.status as 'draft',
  };
};
