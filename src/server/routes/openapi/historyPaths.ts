/** OpenAPI of the history of a record. */
import { hasHistory, MOST_ENTRIES } from '#shared/domain/history';
import type { Resource } from '#shared/kit/resource';
import { answer, forPeople, idIn, refusals, type Operation } from './operations';
import { meta, whole, type Schema } from './schemas';

const text: Schema = { type: 'string' };
const maybe: Schema = { type: ['string', 'null'] };

const historySchema: Schema = {
  type: 'array',
  maxItems: MOST_ENTRIES,
  items: whole({
    id: text,
    at: { type: 'string', format: 'date-time' },
    event: { ...text, description: 'A change, the name of a command, or what else the resource tells of.' },
    from: { ...maybe, description: 'The state before a command.' },
    to: { ...maybe, description: 'The state after it.' },
    fields: { type: 'array', items: text, description: 'What an update changed.' },
    amount: { type: ['number', 'null'], description: 'Rupiah, where the event is about an amount.' },
    text: { ...maybe, description: 'Why; of a mail its subject.' },
    people: { type: ['integer', 'null'], description: 'How many people a mail went to.' },
    by: { enum: ['client', 'provider', 'clock'], description: 'One of the client, somebody of ours, or a date that came.' },
    name: { ...maybe, description: 'Null for a date, and for somebody of ours unless you may read the audit.' },
  }),
};

/** The history of a resource's records, where they have one. */
export const historyPaths = (resource: Resource): Record<string, Operation> => {
  if (!hasHistory(resource)) return {};
  const get = {
    tags: [resource.type],
    summary: `What became of one of ${resource.type}`,
    responses: {
      200: answer('The newest first: its commands, and what else the caller may read of it.', meta(whole({ history: historySchema }))),
      ...refusals(...forPeople, 'query.unknown', 'resource.missing'),
    },
  };
  return { [`${resource.path}/{id}/history`]: { parameters: [idIn('id')], get } };
};
