/** OpenAPI of the endpoints of subscriptions. */
import type { subscriptionEndpoints } from '#shared/endpoints/subscriptions';
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
      'subscription.needs',
      'subscription.no_extra_seats',
      'subscription.no_trial',
      'relation_missing',
    ],
  },
  subscriptionHistory: {
    tag: 'clientsubsheader',
    summary: 'What became of a subscription, when, by whom and why',
    answer: [200, 'The commands that it was given.', history],
  },
};
