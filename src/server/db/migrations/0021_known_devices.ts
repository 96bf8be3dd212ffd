/** Browsers that signed in to an account before. What strangers guess does not lock the account for them. */
import type { Migration } from '../migrate';
import { plainTable, reference } from './statements';

export const knownDevices: Migration = {
  name: '0021_known_devices',
  up: [
    ...plainTable('known_devices', [
      // Of a random token that only the browser keeps.
      'token_hash bytea primary key',
      'user_id uuid not null references users on delete cascade',
      'last_used_at timestamptz(3) not null',
    ]),
    ...reference('known_devices', 'user_id', 'last_used_at'),
  ],
};
