/** The key in the address of a clinic's waiting screen; none before its owner has made one. Rule: VIS-7. */
import type { Migration } from '../migrate';

export const waitingScreen: Migration = {
  name: '0110_waiting_screen',
  up: [
    'alter table entities add column if not exists screen_key uuid',
    'create unique index if not exists entities_screen_key_unique on entities (screen_key)',
  ],
};
