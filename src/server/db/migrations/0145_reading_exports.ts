/** How often a record was exported, next to how often it was opened. Rules: PAT-11, PAT-12. */
import type { Migration } from '../migrate';

export const readingExports: Migration = {
  name: '0145_reading_exports',
  up: ['alter table readings add column if not exists exported integer not null default 0'],
};
