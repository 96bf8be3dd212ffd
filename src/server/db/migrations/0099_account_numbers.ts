/** Numbers of bank accounts are stored as digits. Those that are no number, or would be another account's, stay as they are. Rule: INV-24. */
import type { Migration } from '../migrate';

const digits = (column: string): string => `regexp_replace(${column}, '[[:space:].-]', '', 'g')`;

export const accountNumbers: Migration = {
  name: '0099_account_numbers',
  up: [
    `update bank_accounts as a set number = ${digits('a.number')}
      where a.number <> ${digits('a.number')} and ${digits('a.number')} ~ '^[0-9]{5,20}$'
        and not exists (select from bank_accounts as b where b.id <> a.id and ${digits('b.number')} = ${digits('a.number')})`,
  ],
};
