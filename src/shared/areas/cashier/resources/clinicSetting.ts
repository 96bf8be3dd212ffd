/** What a clinic has set itself for its cashiers: one record, made when something is first changed. Rules: CSH-4, CSH-7, CSH-8, CSH-9. */
import { ofClient } from '#shared/access';
import { paperSizes } from '#shared/documents/paper';
import { file, flag, integer, longText, money, oneOf, readOnly, text } from '#shared/kit/fields';
import { defineResource, toOne, type RecordOf } from '#shared/kit/resource';
import { LATEST_DAY_START } from '../domain/limits';

/** Above which a second person is needed (CSH-4). */
const limits = {
  /** Per cent of a line's price. */
  discount_percent: integer({ required: true, min: 0, max: 100 }),
  /** Rupiah at a time. */
  refund_amount: money({ required: true }),
  /** Each discount and refund needs a second person. */
  four_eyes: flag(),
};

/** The hour at which the day of the books begins (CSH-9). */
const day = { day_starts: integer({ required: true, min: 0, max: LATEST_DAY_START }) };

const change = { from: ['active'], to: ['active'], owner: 'entity', clientOnly: true } as const;

export const clinicSetting = defineResource('clinicSetting', '/clinic-settings', {
  noun: { id: 'pengaturan kasir', en: ['cashier settings', 'cashier settings'] },
  feature: 'services',
  pages: {
    base: '/bisnisku/clinic-settings',
    add: 'add-setting',
    edit: 'edit-setting',
    group: 'business',
    within: 'clinicServices',
    own: ['list'],
    partly: true,
    words: ['form'],
    title: { id: 'Pengaturan kasir', en: 'Cashier settings' },
  },
  label: 'name',
  attributes: {
    /** The clinic's. */
    name: readOnly(text()),
    status: readOnly(oneOf(['active'])),
    discount_percent: readOnly(limits.discount_percent),
    refund_amount: readOnly(limits.refund_amount),
    four_eyes: readOnly(limits.four_eyes),
    day_starts: readOnly(day.day_starts),
    /** What a receipt is printed on unless another size is asked for. */
    receipt_paper: oneOf(paperSizes, { required: true, initial: '80mm' }),
    /** Under the clinic's name, instead of its address and phone. */
    letterhead_lines: longText({ max: 300 }),
    /** At the end of a receipt. */
    receipt_footer: longText({ max: 300 }),
    /** At the head of receipts and bills. */
    logo: file({ types: ['image/png', 'image/jpeg', 'image/webp'], max: 2 * 1_048_576 }),
  },
  relations: { entity: toOne('entity', { required: true }) },
  sort: ['created_at'],
  filter: ['entity'],
  demandsVersion: true,
  access: {
    list: ofClient('view clinic-settings', 'entity'),
    get: ofClient('view clinic-settings', 'entity'),
    add: ofClient('create clinic-settings', 'entity'),
    update: ofClient('edit clinic-settings', 'entity'),
  },
  roles: {
    admin_klinik: ['view', 'create', 'edit', 'limit', 'schedule'],
  },
  states: { field: 'status', initial: 'active', edit: ['active'], destroy: [] },
  commands: {
    setLimits: { did: 'limitsSet', ...change, permission: 'limit', input: { attributes: limits } },
    setDay: { did: 'daySet', ...change, permission: 'schedule', input: { attributes: day } },
  },
});
export type ClinicSetting = RecordOf<typeof clinicSetting>;
