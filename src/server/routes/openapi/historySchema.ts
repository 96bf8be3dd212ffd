/** OpenAPI of the history of a record. */
import { MOST_ENTRIES } from '#shared/domain/history';
import { whole, type Schema } from './schemas';

const text: Schema = { type: 'string' };
const maybe: Schema = { type: ['string', 'null'] };

export const historySchema: Schema = {
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
