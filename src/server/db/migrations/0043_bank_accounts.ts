/** Our bank accounts that clients pay into. */
import type { Migration } from '../migrate';
import { resourceTable, search, sort, textSort, unique } from './statements';

export const bankAccounts: Migration = {
  name: '0043_bank_accounts',
  up: [
    ...resourceTable('bank_accounts', [
      'bank text not null',
      'number text not null',
      'holder text not null',
      'position integer',
      'status text not null',
    ]),
    unique('bank_accounts', 'number'),
    ...textSort('bank_accounts', 'bank', 'number', 'status'),
    ...sort('bank_accounts', 'position'),
    ...search('bank_accounts', 'bank', 'number', 'holder'),
  ],
};
