/** What a service costs is in its tariffs only, which 0172 has made of the prices. Rule: SVC-5. */
import type { Migration } from '../migrate';

export const onePrice: Migration = {
  name: '0173_one_price',
  up: ['alter table services drop column if exists price'],
};
