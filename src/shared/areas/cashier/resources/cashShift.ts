/** A cashier's shift: opened with cash, counted blind by method, closed. Rules: CSH-2, CSH-3. */
import { ofClient } from '#shared/access';
import { dateTime, longText, money, oneOf, readOnly, recordId, text } from '#shared/kit/fields';
import { numbered } from '#shared/kit/owned';
import { wordsFor } from '#shared/kit/pageWords';
import { defineResource, toOne, type RecordOf } from '#shared/kit/resource';
import { reason } from '../../clinic/reason';

const counted = readOnly(money());
const difference = readOnly(money({ signed: true }));

export const cashShift = defineResource('cashShift', '/cash-shifts', {
  noun: { id: 'sif kasir', en: ['cashier shift', 'cashier shifts'] },
  feature: 'services',
  pages: {
    base: '/bisnisku/shift',
    add: 'add-shift',
    edit: 'edit-shift',
    show: { at: 'detail', lists: ['patientPayment'], words: ['cashier', wordsFor('patientPayment')] },
    own: ['show'],
    group: 'business',
    within: 'clinicServices',
    partly: true,
  },
  label: 'number',
  calledBy: 'number',
  attributes: {
    number: numbered('SIF/{yyyy}/{mm}/{0000}', { counter: 'cash shift', at: 'add', per: 'client' }),
    /** `dihitung`: counted with a difference that waits for a second person. */
    status: readOnly(oneOf(['buka', 'dihitung', 'tutup'])),
    cashier: readOnly(text()),
    cashier_id: recordId(),
    opened_at: readOnly(dateTime()),
    counted_at: readOnly(dateTime()),
    /** Cash in the drawer at the beginning: from the safe, or what the previous shift handed over. */
    opening_cash: money({ required: true, initial: 0 }),
    /** By method: what was counted, what should have been there, and the difference. Nothing of it is known before it is counted. */
    counted_tunai: counted,
    counted_transfer: counted,
    counted_qris: counted,
    counted_kartu: counted,
    expected_tunai: difference,
    expected_transfer: difference,
    expected_qris: difference,
    expected_kartu: difference,
    /** Counted less expected, of all methods. */
    difference,
    difference_reason: readOnly(longText({ max: 300 })),
    /** The second person who saw the difference. */
    witness: readOnly(text()),
    witness_reason: readOnly(longText({ max: 300 })),
    /** Cash that stays in the drawer for the next shift; the rest goes to the safe. */
    handed_over: readOnly(money()),
  },
  relations: {
    entity: toOne('entity', { required: true }),
    /** The shift whose drawer this one takes over. */
    previous: toOne('cash-shifts'),
  },
  search: ['number', 'cashier'],
  sort: ['number', 'cashier', 'status', 'opened_at', 'counted_at', 'difference', 'created_at'],
  filter: ['status', 'cashier_id', 'previous', 'opened_at', 'counted_at', 'difference', 'created_at'],
  columns: ['number', 'cashier', 'opened_at', 'status', 'difference', 'counted_at'],
  access: {
    list: ofClient('view cash-shifts', 'entity'),
    get: ofClient('view cash-shifts', 'entity'),
    add: ofClient('create cash-shifts', 'entity'),
  },
  roles: {
    admin_klinik: ['view', 'create', 'witness'],
    kasir: ['view', 'create'],
  },
  states: { field: 'status', initial: 'buka', edit: [], destroy: [] },
  commands: {
    /** Counted without seeing what should be there (CSH-3). */
    count: {
      did: 'counted',
      from: ['buka'],
      to: ['dihitung', 'tutup'],
      permission: 'create',
      owner: 'entity',
      clientOnly: true,
      blind: true,
      input: {
        attributes: {
          tunai: money({ required: true }),
          transfer: money({ required: true }),
          qris: money({ required: true }),
          kartu: money({ required: true }),
          leave: money({ required: true, initial: 0 }),
          difference_reason: longText({ max: 300 }),
        },
      },
    },
    /** Somebody else than the cashier has seen the difference. */
    witness: {
      did: 'witnessed',
      from: ['dihitung'],
      to: ['tutup'],
      permission: 'witness',
      owner: 'entity',
      clientOnly: true,
      input: { attributes: { reason } },
    },
  },
});
export type CashShift = RecordOf<typeof cashShift>;
