/** OpenAPI of the endpoints of subscriptions. */
import type { subscriptionEndpoints } from '#shared/areas/clients/endpoints/subscriptions';
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
        command: text,
        from: text,
        to: text,
        reason: maybe,
        by: { enum: ['client', 'provider', 'clock'], description: 'One of the client, somebody of ours, or a date that came.' },
        name: { ...maybe, description: 'Null for a date, and for somebody of ours unless you may read the audit.' },
      }),
    },
  }),
);

const instant: Schema = { type: ['string', 'null'], format: 'date-time' };
const count: Schema = { type: ['integer', 'null'] };

const exports = meta(
  whole({
    exports: {
      type: 'array',
      items: whole({
        id: { type: 'string', format: 'uuid' },
        status: { enum: ['making', 'ready', 'failed', 'ended'], description: 'An ended one is no longer kept.' },
        asked_at: { type: 'string', format: 'date-time' },
        by: maybe,
        size: { ...count, description: 'Bytes.' },
        sha256: maybe,
        rows: count,
        files: count,
        ends_at: instant,
      }),
    },
  }),
);

export const subscriptionDescriptions: Descriptions<typeof subscriptionEndpoints> = {
  startClinic: {
    tag: 'clientsubsheader',
    summary: 'Start a clinic of your own, with a trial',
    answer: [201, 'The new client, which you own.', meta(whole({ entity: { type: 'string', format: 'uuid' }, client: text }))],
    refusals: [
      'start.has_client',
      'subscription.trial_used',
      'subscription.package_archived',
      'subscription.not_sold',
      'subscription.coming_soon',
      'subscription.needs',
      'subscription.no_extra_seats',
      'subscription.no_trial',
      'relation_missing',
    ],
  },
  clientExports: {
    tag: 'entity',
    summary: 'The exports of all data of your client, the newest first',
    answer: [200, 'What was asked for, and what is ready.', exports],
  },
  subscriptionHistory: {
    tag: 'clientsubsheader',
    summary: 'What became of a subscription, when, by whom and why',
    answer: [200, 'The commands that it was given.', history],
  },
};
