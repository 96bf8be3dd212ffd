/** OpenAPI of the endpoints of invoices. */
import { invoiceEvents } from '#shared/areas/billing/domain/invoiceHistory';
import type { invoiceEndpoints } from '#shared/areas/billing/endpoints/invoices';
import type { Descriptions } from './operations';
import { meta, whole, type Schema } from './schemas';

const text: Schema = { type: 'string' };
const maybe: Schema = { type: ['string', 'null'] };

const history = meta(
  whole({
    history: {
      type: 'array',
      description: 'The newest first.',
      items: whole({
        id: text,
        at: { type: 'string', format: 'date-time' },
        event: { enum: [...invoiceEvents] },
        amount: { type: ['number', 'null'], description: 'Rupiah of a payment, or of a credit note before tax.' },
        text: { ...maybe, description: 'Why; of a mail its subject.' },
        people: { type: ['integer', 'null'], description: 'How many people a mail went to.' },
        by: { enum: ['client', 'provider', 'clock'], description: 'One of the client, somebody of ours, or the clock.' },
        name: { ...maybe, description: 'Null for the clock, and for somebody of ours unless you may read the audit.' },
      }),
    },
  }),
);

export const invoiceDescriptions: Descriptions<typeof invoiceEndpoints> = {
  invoiceHistory: {
    tag: 'invoices',
    summary: 'What became of an invoice, of its payments and of its mails',
    answer: [200, 'What was decided, paid and mailed.', history],
  },
};
