/** How often a clinic coded what since a day is read from the index alone. Rule: ICD-7. */
import type { Migration } from '../migrate';

export const recentDiagnoses: Migration = {
  name: '0170_recent_diagnoses',
  up: [
    `create index if not exists visit_diagnoses_recent on visit_diagnoses (entity_id, created_at) include (code)
      where status = 'recorded' and deleted_at is null`,
  ],
};
