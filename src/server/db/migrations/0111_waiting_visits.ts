/** Serves the job that ends visits of days that are over: it looks every minute, among all clients. Rule: VIS-5. */
import type { Migration } from '../migrate';

export const waitingVisits: Migration = {
  name: '0111_waiting_visits',
  up: [`create index if not exists visits_waiting on visits (day, id) where status = 'antri' and deleted_at is null`],
};
