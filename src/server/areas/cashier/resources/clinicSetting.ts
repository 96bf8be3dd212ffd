/** The settings of clinics: each has one record, which begins with what counts while there is none. Rules: CSH-4, CSH-7, CSH-9. */
import { firstLimits } from '#shared/areas/cashier/domain/limits';
import { clinicSetting } from '#shared/areas/cashier/resources/clinicSetting';
import { defineServerResource } from '#server/repository/serverResource';
import { nameOfClinic } from '../sql/limits';

export const servedClinicSetting = defineServerResource(clinicSetting, {
  tenant: true,
  counted: { name: nameOfClinic },
  changesWith: ['entity'],
  commands: {
    setLimits: async (_, __, limits) => limits,
    setDay: async (_, __, day) => day,
  },
  hooks: { before: { add: async (_, values) => ({ ...values, ...firstLimits, day_starts: 0 }) } },
});
