/** Failed sign-ins, counted for an account and for an address, so that several processes agree on when it is enough. */
import type { Migration } from '../migrate';
import { plainTable, reference } from './statements';

export const signInFailures: Migration = {
  name: '0010_sign_in_failures',
  up: [
    ...plainTable('sign_in_failures', [
      // `account:` and the hash of an e-mail that someone typed, whether anybody has it or not; or `address:` (failures) or `asked:` (accounts, links) and an IP network.
      'key text primary key',
      'failures integer not null',
      'window_start timestamptz(3) not null',
      'locked_until timestamptz(3)',
    ]),
    ...reference('sign_in_failures', 'window_start'),
  ],
};
