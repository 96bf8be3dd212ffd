/** OpenAPI of what is only read: the dashboard's numbers, the regions of Indonesia, and this document. */
import { zones } from '#shared/domain/calendarDays';
import { regionLimits } from '#shared/domain/region';
import type { referenceEndpoints } from '#shared/endpoints/reference';
import { dateKindNames, dateLimits } from '#shared/areas/calendar/dates';
import { counted, spans } from '#shared/areas/dashboard/summary';
import type { Descriptions } from './operations';
import { meta, object, whole, type Schema } from './schemas';

const count: Schema = { type: 'integer', minimum: 0 };
const day: Schema = { type: 'string', format: 'date' };
const perWeek = (items: Schema, description: string): Schema => ({
  type: 'array',
  items,
  minItems: spans.weeks,
  maxItems: spans.weeks,
  description,
});

const share = whole({ id: { type: 'string', format: 'uuid' }, name: { type: 'string' }, count });
const shares = whole({ top: { type: 'array', items: share, maxItems: spans.shares }, others: count });

const part = object(
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

const summary = whole({
  zone: { type: 'string', enum: Object.keys(zones) },
  today: day,
  weeks: perWeek(day, 'Their Mondays, the oldest first; the last is the present week.'),
  parts: {
    ...object(Object.fromEntries(counted.map((name) => [name, part]))),
    description: 'What you may list, and as far as you may.',
  },
});

const region = whole({
  type: { const: 'regions' },
  id: { type: 'string', description: 'The code: 2 digits for a province, 4 for a regency or city, 6 for a district, 10 for a village.' },
  attributes: whole({
    code: { type: 'string' },
    name: { type: 'string' },
    full_name: { type: 'string', description: 'With the names of what it lies in.' },
  }),
});

const maybeText: Schema = { type: ['string', 'null'] };
const businessDate = whole({
  kind: { type: 'string', enum: [...dateKindNames] },
  day,
  at: { ...maybeText, description: 'The instant, of a ticket.' },
  id: { ...maybeText, description: 'Of the record; null where you may not open it.' },
  name: { type: 'string' },
  client: { ...maybeText, description: 'The name of the client.' },
});

export const referenceDescriptions: Descriptions<typeof referenceEndpoints> = {
  summary: {
    tag: 'about',
    summary: 'How much there is of what you may list, and how much of it is new',
    parameters: { zone: 'Where days begin.' },
    answer: [200, 'The numbers.', meta(whole({ summary }))],
  },
  dates: {
    tag: 'about',
    summary: 'Dates of what you may list: ends of periods and trials, due dates, promised times of tickets, holidays',
    parameters: { from: 'The first day.', to: `The last day, at most ${dateLimits.days - 1} days later.` },
    answer: [
      200,
      `The dates, the first ones first; ${dateLimits.dates} at most.`,
      meta(whole({ dates: { type: 'array', items: businessDate, maxItems: dateLimits.dates } })),
    ],
  },
  regions: {
    tag: 'about',
    summary: 'Regions of Indonesia by name or by code',
    parameters: {
      q: `Words of the name, also of what the region lies in. At most ${regionLimits.found} are found.`,
      codes: `Instead of q: up to ${regionLimits.codes} codes, separated by commas.`,
    },
    answer: [200, 'The regions, the best fit first.', whole({ data: { type: 'array', items: region } })],
  },
  openFile: {
    tag: 'about',
    summary: 'A file that belongs to a record, by its link',
    parameters: { link: 'From /file-links.' },
    answer: [200, 'The file, to be saved.', { type: 'string', format: 'binary' }, '*/*'],
    refusals: ['access.denied', 'file_link.invalid', 'file_link.expired', 'resource.missing', 'file.missing'],
  },
  openapi: { tag: 'about', summary: 'This document', answer: [200, 'OpenAPI 3.1.', { type: 'object' }, 'application/json'] },
  docs: { tag: 'about', summary: 'This document, to browse', answer: [200, 'A page.', { type: 'string' }, 'text/html'] },
};
