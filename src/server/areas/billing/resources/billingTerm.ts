/** Terms of billing: those that are in force stay as they are, because invoices and mails have followed them. Rule: MNY-14. */
import { firstFreeDay, haveBegun, termProblems, type TermValues } from '#shared/areas/billing/domain/billingTermRules';
import type { Problem } from '#shared/errors';
import { billingTerm, type BillingTerm } from '#shared/areas/billing/resources/billingTerm';
import { Refusal } from '#server/refusal';
import { termsFrom } from '../sql/billingTerms';
import { defineServerResource, type Values } from '#server/repository/serverResource';

/** Changes that are refused because the terms are in force: everything but their name. */
const changesInForce = (values: Values): Problem[] =>
  Object.keys(values)
    .filter((name) => name !== 'name')
    .map((name) => ({ code: 'terms.in_force', pointer: `/data/attributes/${name}` }));

const startProblems = ({ valid_from }: TermValues, earliest: string): Problem[] =>
  valid_from !== undefined && valid_from < earliest
    ? [{ code: 'terms.past', pointer: '/data/attributes/valid_from', meta: { date: earliest } }]
    : [];

export const servedBillingTerm = defineServerResource(billingTerm, {
  hooks: {
    validate: async (values, how, current, { now }) => {
      const earliest = firstFreeDay(now);
      const before = how === 'update' ? ((await current()) as BillingTerm | undefined) : undefined;
      if (before && haveBegun(before.valid_from, now)) return changesInForce(values);
      return [...startProblems(values, earliest), ...termProblems({ ...before, ...values })];
    },
    before: {
      destroy: async (work, ids) => {
        const rows = await termsFrom(work, ids);
        return new Map(
          rows.filter(({ valid_from }) => haveBegun(valid_from, work.now)).map(({ id }) => [id, { code: 'terms.in_force' as const }]),
        );
      },
      restore: async (work, ids) => {
        const late = (await termsFrom(work, ids)).some(({ valid_from }) => haveBegun(valid_from, work.now));
        if (late) throw new Refusal([{ code: 'terms.past', meta: { date: firstFreeDay(work.now) } }]);
      },
    },
  },
});
