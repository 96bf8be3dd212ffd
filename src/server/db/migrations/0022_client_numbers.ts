/**
 * Numbers of clients in the one form of their kinds: NPWP in 16 digits, phone numbers as E.164, region codes as digits. What cannot be
 * read stays as it is; a person is asked to correct it when they change that field.
 */
import type { Migration } from '../migrate';

const digits = (column: string): string => `regexp_replace(${column}, '[^0-9]', '', 'g')`;

/** Characters that people write between the digits; a plus only in front. */
const isWritten = (column: string): string => `${column} ~ '^[+]?[0-9() .-]+$'`;

export const clientNumbers: Migration = {
  name: '0022_client_numbers',
  up: [
    `update entities set npwp = lpad(${digits('npwp')}, 16, '0')
      where npwp ~ '^[0-9 .-]+$' and length(${digits('npwp')}) in (15, 16) and npwp !~ '^[0-9]{16}$'`,
    `update entities set phone = '+62' || substr(${digits('phone')}, 2)
      where ${isWritten('phone')} and phone not like '+%' and ${digits('phone')} ~ '^0[1-9][0-9]{7,11}$'`,
    `update entities set phone = '+' || ${digits('phone')}
      where ${isWritten('phone')} and (${digits('phone')} ~ '^62[1-9][0-9]{7,11}$' or (phone like '+%' and ${digits('phone')} ~ '^[1-9][0-9]{6,14}$'))
        and phone !~ '^[+][0-9]+$'`,
    `update entities set region = ${digits('region')} where region ~ '^[0-9.]+$' and region like '%.%'`,
  ],
};
