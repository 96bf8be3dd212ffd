/** A clinic's own limits of a vital sign at an age, in place of the examples that come with the program. Rule: VIT-2. */
import { ofClient } from '#shared/access';
import { decimal, integer, oneOf } from '#shared/kit/fields';
import { defineResource, toOne, type RecordOf } from '#shared/kit/resource';
import { measures } from '../domain/measures';

const limit = () => decimal({ scale: 2, max: 9_999 });

export const vitalRange = defineResource('vitalRange', '/vital-ranges', {
  noun: { id: 'batas tanda vital', en: ['limit of vital signs', 'limits of vital signs'] },
  feature: 'team',
  pages: {
    base: '/bisnisku/vital-range',
    add: 'add-range',
    edit: 'edit-range',
    group: 'business',
    within: 'clinicSetup',
    partly: true,
    own: ['list'],
    words: ['examination'],
  },
  label: 'measure',
  attributes: {
    measure: oneOf(measures, { required: true }),
    /** Both where it is not given. */
    sex: oneOf(['L', 'P']),
    /** Completed months of age, the first included and the last not; no last: for life. */
    from_months: integer({ required: true, max: 1_440, initial: 0 }),
    to_months: integer({ min: 1, max: 1_440 }),
    plausible_low: limit(),
    plausible_high: limit(),
    critical_low: limit(),
    critical_high: limit(),
    normal_low: limit(),
    normal_high: limit(),
  },
  relations: { entity: toOne('entity', { required: true }) },
  sort: ['measure', 'from_months', 'created_at'],
  filter: ['measure', 'sex', 'created_at'],
  columns: ['measure', 'sex', 'from_months', 'to_months', 'normal_low', 'normal_high', 'critical_low', 'critical_high'],
  access: {
    list: ofClient('view vital-ranges', 'entity'),
    get: ofClient('view vital-ranges', 'entity'),
    add: ofClient('create vital-ranges', 'entity'),
    update: ofClient('edit vital-ranges', 'entity'),
    destroy: ofClient('delete vital-ranges', 'entity'),
  },
  roles: {
    admin_klinik: ['view', 'create', 'edit', 'delete'],
    dokter: ['view', 'create', 'edit', 'delete'],
    perawat: ['view'],
  },
});
export type VitalRange = RecordOf<typeof vitalRange>;
