/** How value-added tax is counted, by the day from which a rule holds. */
import type { Migration } from '../migrate';
import { resourceTable, search, sort, textSort, unique } from './statements';

export const taxrules: Migration = {
  name: '0015_taxrules',
  up: [
    ...resourceTable('taxrules', [
      'name text not null',
      'valid_from date not null',
      'pkp boolean not null',
      'rate integer not null',
      'dpp_num integer not null',
      'dpp_den integer not null',
    ]),
    unique('taxrules', 'name'),
    ...textSort('taxrules', 'name'),
    ...sort('taxrules', 'valid_from'),
    ...search('taxrules', 'name'),
  ],
};
