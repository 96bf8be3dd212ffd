/** Money of patients: payments of bills, deposits, and what is given back, each with its receipt. Rules: CSH-1, CSH-2, CSH-4, CSH-5, CSH-6. */
import { ofClient } from '#shared/access';
import { date, integer, longText, money, oneOf, readOnly, recordId, text } from '#shared/kit/fields';
import { numbered } from '#shared/kit/owned';
import { wordsFor } from '#shared/kit/pageWords';
import { languages } from '#shared/locale';
import { defineResource, readOnlyRelation, toOne, type RecordOf } from '#shared/kit/resource';
import { reason } from '../../clinic/reason';
import { paymentKinds, paymentMethods, refundReasons } from '../domain/payments';

const second = { permission: 'approve', owner: 'entity', clientOnly: true } as const;

export const patientPayment = defineResource('patientPayment', '/patient-payments', {
  noun: { id: 'pembayaran pasien', en: ['patient payment', 'patient payments'] },
  feature: 'services',
  pages: {
    base: '/bisnisku/patient-payment',
    add: 'add-payment',
    edit: 'edit-payment',
    show: { at: 'detail', words: ['cashier', 'receipts', ...['patientBill', 'patient', 'cashShift'].map(wordsFor)] },
    own: ['show'],
    group: 'business',
    within: 'clinicServices',
    partly: true,
  },
  label: 'number',
  calledBy: 'number',
  attributes: {
    /** Of the receipt (kuitansi): without gaps. */
    number: numbered('KW/{yyyy}/{mm}/{0000}', { counter: 'patient receipt', at: 'add', per: 'client' }),
    kind: oneOf(paymentKinds, { required: true, initial: 'pembayaran' }),
    status: readOnly(oneOf(['berlaku', 'menunggu', 'ditolak'])),
    method: oneOf(paymentMethods, { required: true, initial: 'tunai' }),
    amount: money({ required: true }),
    /** What was left of the bill when the cashier saw it: if it has changed since, the payment is refused (CSH-1). */
    rest_before: money(),
    /** Cash that was handed over, and what was given back of it. */
    tendered: money(),
    change: readOnly(money()),
    /** Of the transfer, the card's slip or the QRIS. */
    reference: text({ max: 60 }),
    /** Of a refund: what it means for the bill, and why. */
    refund_as: oneOf(refundReasons),
    reason: longText({ max: 300 }),
    /** Rupiah of it that were given back. */
    refunded: readOnly(money()),
    day: readOnly(date()),
    cashier: readOnly(text()),
    cashier_id: recordId(),
    /** Who approved or refused it. */
    decided_by: readOnly(text()),
    /** How often its receipt was printed: from the second time on it says so. */
    printed: readOnly(integer()),
  },
  relations: {
    entity: toOne('entity', { required: true }),
    /** A deposit has none. A payment that names a visit instead makes the bill of its open charges, and pays that. */
    bill: toOne('patient-bills'),
    visit: toOne('visits'),
    payer: toOne('payers'),
    /** Of a deposit; otherwise the bill's. */
    patient: toOne('patients', { where: { status: ['active'] } }),
    /** The payment that is given back. */
    original: toOne('patient-payments'),
    shift: readOnlyRelation(toOne('cash-shifts')),
  },
  include: ['patient', 'bill'],
  search: ['number', 'reference', 'patient.name', 'bill.number'],
  sort: ['number', 'patient.name', 'method', 'kind', 'status', 'amount', 'day', 'created_at'],
  filter: ['status', 'kind', 'method', 'day', 'bill', 'visit', 'payer', 'patient', 'shift', 'original', 'amount', 'created_at'],
  columns: ['number', 'patient', 'amount', 'method', 'kind', 'status', 'day'],
  access: {
    list: ofClient('view patient-payments', 'entity'),
    get: ofClient('view patient-payments', 'entity'),
    add: ofClient('create patient-payments', 'entity'),
  },
  roles: {
    admin_klinik: ['view', 'create', 'approve'],
    kasir: ['view', 'create'],
  },
  states: { field: 'status', initial: 'berlaku', edit: [], destroy: [] },
  commands: {
    approve: { did: 'approved', from: ['menunggu'], to: ['berlaku'], ...second, ask: 'never' },
    refuse: { did: 'refused', from: ['menunggu'], to: ['ditolak'], ...second, tone: 'danger', input: { attributes: { reason } } },
    /** Counts a print of the receipt, before it is made. */
    print: { did: 'printed', from: ['berlaku'], to: ['berlaku'], permission: 'view', owner: 'entity', clientOnly: true, ask: 'never' },
    /** Mails the receipt to the patient, in a language (CSH-8). */
    mail: {
      did: 'mailed',
      from: ['berlaku'],
      to: ['berlaku'],
      permission: 'view',
      owner: 'entity',
      clientOnly: true,
      ask: 'never',
      input: { attributes: { language: oneOf(languages, { required: true, initial: 'id' }) } },
    },
    /** Money of it was given back. */
    giveBack: {
      did: 'givenBack',
      from: ['berlaku'],
      to: ['berlaku'],
      permission: 'create',
      owner: 'entity',
      byClock: true,
      input: { attributes: { back: money({ required: true }) } },
    },
  },
});
export type PatientPayment = RecordOf<typeof patientPayment>;
