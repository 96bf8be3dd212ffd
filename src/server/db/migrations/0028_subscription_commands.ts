/** What the commands of a subscription need to keep: extra seats with their price, what the next invoice adds or takes off, the change that waits, and since when the state is what it is. */
import type { Migration } from '../migrate';

const columns = ['extra_seats integer', 'seat_price bigint', 'adjustment bigint', 'pending_change jsonb', 'status_since timestamptz(3)'];

export const subscriptionCommands: Migration = {
  name: '0028_subscription_commands',
  up: columns.map((column) => `alter table clientsubsheaders add column if not exists ${column}`),
};
