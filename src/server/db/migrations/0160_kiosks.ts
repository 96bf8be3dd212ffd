/** The key in the address of a clinic's kiosk, none until its owner makes one. Rule: VIS-8. */
import type { Migration } from '../migrate';

export const kiosks: Migration = {
  name: '0160_kiosks',
  up: [
    'alter table entities add column if not exists kiosk_key uuid',
    'create unique index if not exists entities_kiosk_key_unique on entities (kiosk_key)',
  ],
};
