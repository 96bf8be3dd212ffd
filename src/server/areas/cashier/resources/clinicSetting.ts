/** The settings of clinics: each has one record, which begins with what counts while there is none. Rules: CSH-4, CSH-7, CSH-9. */
import { sql } from 'kysely';
import { firstLimits } from '#shared/areas/cashier/domain/limits';
import { clinicSetting } from '#shared/areas/cashier/resources/clinicSetting';
import { defineServerResource } from '#server/repository/serverResource';

export const servedClinicSetting = defineServerResource(clinicSetting, {
  tenant: true,
  counted: { name: sql<string>`(select e.name from entities as e where e.id = t.entity_id)` },
  changesWith: ['entity'],
  commands: {
    setLimits: async (_, __, limits) => limits,
    setDay: async (_, __, day) => day,
  },
  hooks: { before: { add: async (_, values) => ({ ...values, ...firstLimits, day_starts: 0 }) } },
});
