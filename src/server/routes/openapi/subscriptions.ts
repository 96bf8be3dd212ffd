/** OpenAPI of the endpoints of subscriptions. */
import type { subscriptionEndpoints } from '#shared/areas/clients/endpoints/subscriptions';
import type { Descriptions } from './operations';
import { meta, whole, type Schema } from './schemas';

const maybe: Schema = { type: ['string', 'null'] };

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
    answer: [
      201,
      'The new client, which you own.',
      meta(whole({ entity: { type: 'string', format: 'uuid' }, client: { type: 'string' } })),
    ],
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
  openClient: {
    tag: 'entity',
    summary: 'Make a client together with its subscription, and invite its owner',
    answer: [201, 'The new client.', meta(whole({ entity: { type: 'string', format: 'uuid' } }))],
    refusals: [
      'subscription.other_kind',
      'subscription.trial_used',
      'subscription.package_archived',
      'subscription.not_sold',
      'subscription.needs',
      'subscription.no_extra_seats',
      'subscription.no_trial',
      'relation_missing',
      'access.beyond',
      'idempotency.mismatch',
    ],
  },
  clientExports: {
    tag: 'entity',
    summary: 'The exports of all data of your client, the newest first',
    answer: [200, 'What was asked for, and what is ready.', exports],
  },
};
