/** The dashboard's numbers. */
import { zones } from '#shared/domain/calendarDays';
import { counted, spans } from '#shared/summary';
import { answer, asked, refusals, type Operation } from './operations';
import type { Schema } from './schemas';

const object = (properties: Readonly<Record<string, Schema>>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  ...(required.length && { required }),
});

const count: Schema = { type: 'integer', minimum: 0 };
const day: Schema = { type: 'string', format: 'date' };
const perWeek = (items: Schema, description: string): Schema => ({
  type: 'array',
  items,
  minItems: spans.weeks,
  maxItems: spans.weeks,
  description,
});

const share = object({ id: { type: 'string', format: 'uuid' }, name: { type: 'string' }, count });
const shares = object({ top: { type: 'array', items: share, maxItems: spans.shares }, others: count });

const part: Schema = object(
  {
    total: count,
    recent: { ...count, description: `Added in the last ${spans.days} days, today among them.` },
    before: { ...count, description: `Added in the ${spans.days} days before those.` },
    weekly: perWeek(count, 'Added in each week.'),
    by_status: { type: 'object', additionalProperties: count },
    shares: { ...shares, description: 'The largest by category or role.' },
  },
  ['total', 'recent', 'before', 'weekly'],
);

const summary = object({
  zone: { type: 'string', enum: Object.keys(zones) },
  today: day,
  weeks: perWeek(day, 'Their Mondays, the oldest first; the last is the present week.'),
  parts: {
    ...object(Object.fromEntries(counted.map((name) => [name, part])), []),
    description: 'What you may list, and as far as you may.',
  },
});

/** Paths under the API's root. */
export const summaryPaths: Readonly<Record<string, Operation>> = {
  '/summary': {
    get: {
      tags: ['about'],
      summary: 'How much there is of what you may list, and how much of it is new',
      parameters: [asked('zone', { type: 'string', enum: Object.keys(zones) }, 'Where days begin.')],
      responses: {
        200: answer('The numbers.', object({ meta: object({ summary }) })),
        ...refusals('session.missing', 'session.expired', 'two_step.set_up_first', 'query.unknown', 'query.invalid', 'rate.limited'),
      },
    },
  },
};
