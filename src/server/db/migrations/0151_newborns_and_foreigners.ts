/** Patients without a NIK: newborns, with their mother and the time of birth, and foreigners, with their country. Rules: PAT-13, PAT-14. */
import type { Migration } from '../migrate';
import { once, reference } from './statements';

export const newbornsAndForeigners: Migration = {
  name: '0151_newborns_and_foreigners',
  up: [
    `alter table patients add column if not exists kind text not null default 'wni'`,
    ...['birth_time text', 'mother_name text', 'country text', 'mother_id uuid'].map(
      (column) => `alter table patients add column if not exists ${column}`,
    ),
    once('alter table patients add constraint patients_mother foreign key (entity_id, mother_id) references patients'),
    ...reference('patients', 'mother_id'),
  ],
};
