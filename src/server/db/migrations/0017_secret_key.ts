/** Which key encrypts the stored secrets: a process with another key notices it at its start. The key itself is never here. */
import type { Migration } from '../migrate';
import { plainTable } from './statements';

export const secretKey: Migration = {
  name: '0017_secret_key',
  up: plainTable('secret_key', ['id integer primary key', 'key_id text not null'], 'select, insert, update'),
};
