/** Answers that staff write often. Rule: TKT-12. */
import type { Migration } from '../migrate';
import { resourceTable, search, textSort, unique } from './statements';

export const cannedAnswersTable: Migration = {
  name: '0072_canned_answers',
  up: [
    ...resourceTable('canned_answers', ['name text not null', 'message text not null']),
    unique('canned_answers', 'name'),
    ...textSort('canned_answers', 'name'),
    ...search('canned_answers', 'name', 'message'),
  ],
};
