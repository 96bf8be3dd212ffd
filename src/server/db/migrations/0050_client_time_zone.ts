/** The time zone of a client's calendar days; until now it was that of Jakarta for everyone. Rule: SUB-14. */
import type { Migration } from '../migrate';

export const clientTimeZone: Migration = {
  name: '0050_client_time_zone',
  up: [`alter table entities add column if not exists time_zone text not null default 'Asia/Jakarta'`],
};
