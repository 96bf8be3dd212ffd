/** What else a clinic sets for its cashiers: a second person for everything, the head and the foot of receipts, and when a day of the books begins. Rules: CSH-4, CSH-7, CSH-9. */
import type { Migration } from '../migrate';

const column = (definition: string): string => `alter table clinic_settings add column if not exists ${definition}`;

export const clinicSettingsColumns: Migration = {
  name: '0176_clinic_settings',
  up: [
    column(`status text not null default 'active'`),
    column('four_eyes boolean not null default false'),
    column('day_starts integer not null default 0'),
    column('letterhead_lines text'),
    column('receipt_footer text'),
    column('logo jsonb'),
  ],
};
