/** The issuer's versions: one that a document has printed stays as it is, and so do the days before it. Rule: INV-23. */
import { firstDayAfter, isNeededToday, isNumberPrefix, spanOf } from '#shared/areas/billing/domain/issuerRules';
import { issuer } from '#shared/areas/billing/resources/issuer';
import { dayOf, defaultZone, type Day } from '#shared/domain/calendarDays';
import type { Problem } from '#shared/errors';
import { Refusal } from '#server/refusal';
import { defineServerResource, type Values } from '#server/repository/serverResource';
import type { Work } from '#server/repository/work';
import { lastDocumentIn, otherStarts, startsOf } from '../sql/issuers';

const VALID_FROM = '/data/attributes/valid_from';

const todayOf = ({ now }: Work): Day => dayOf(now.toISOString(), defaultZone);

const prefixProblems = ({ number_prefix: prefix }: Values): Problem[] =>
  typeof prefix === 'string' && prefix !== '' && !isNumberPrefix(prefix)
    ? [{ code: 'issuer.prefix', pointer: '/data/attributes/number_prefix' }]
    : [];

/** Whether a document was printed with the version that begins on this day. */
const isUsed = async ({ trx }: Work, day: Day, others: readonly Day[]): Promise<boolean> =>
  (await lastDocumentIn(trx, spanOf(day, others))) !== null;

/** @throws Refusal where a version from this day on would change documents that exist */
const refusePast = async (work: Work, day: Day, others: readonly Day[]): Promise<void> => {
  if (!(await isUsed(work, day, others))) return;
  const earliest = firstDayAfter(await lastDocumentIn(work.trx, { from: day, until: null }));
  throw new Refusal([{ code: 'terms.past', pointer: VALID_FROM, meta: { date: earliest! } }]);
};

export const servedIssuer = defineServerResource(issuer, {
  hooks: {
    validate: async (values) => prefixProblems(values),
    before: {
      add: async (work, values) => {
        await refusePast(work, values['valid_from'] as Day, await otherStarts(work.trx, null));
        return values;
      },
      update: async (work, { id, valid_from: before }, values) => {
        const others = await otherStarts(work.trx, id);
        if (await isUsed(work, before as Day, others)) throw new Refusal([{ code: 'issuer.used' }]);
        const day = values['valid_from'] as Day | undefined;
        if (day === undefined || day === before) return values;
        if (day > (before as Day) && isNeededToday(before as Day, others, todayOf(work)))
          throw new Refusal([{ code: 'issuer.needed', pointer: VALID_FROM }]);
        await refusePast(work, day, others);
        return values;
      },
      destroy: async (work, ids) => {
        const refused = new Map<string, Problem>();
        for (const { id, day } of await startsOf(work.trx, ids)) {
          const others = await otherStarts(work.trx, id);
          if (await isUsed(work, day, others)) refused.set(id, { code: 'issuer.used' });
          else if (isNeededToday(day, others, todayOf(work))) refused.set(id, { code: 'issuer.needed' });
        }
        return refused;
      },
      restore: async (work, ids) => {
        for (const { id, day } of await startsOf(work.trx, ids)) await refusePast(work, day, await otherStarts(work.trx, id));
      },
    },
  },
});
