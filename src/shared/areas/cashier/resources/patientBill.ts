/** A patient's bill (nota): the open charges of a visit for one payer, as they were on its day. Rules: CSH-1, CSH-5. */
import { ofClient } from '#shared/access';
import { date, longText, money, oneOf, readOnly, text } from '#shared/kit/fields';
import { numbered } from '#shared/kit/owned';
import { wordsFor } from '#shared/kit/pageWords';
import { defineResource, readOnlyRelation, toOne, type RecordOf } from '#shared/kit/resource';
import { takesBack } from '../../clinic/reason';

export const patientBill = defineResource('patientBill', '/patient-bills', {
  noun: { id: 'nota pasien', en: ['patient bill', 'patient bills'] },
  feature: 'services',
  pages: {
    base: '/bisnisku/bill',
    add: 'add-bill',
    edit: 'edit-bill',
    show: {
      at: 'detail',
      lists: ['visitCharge', 'patientPayment'],
      words: ['cashier', 'receipts', ...['visit', 'patient', 'payer', 'visitCharge', 'patientPayment'].map(wordsFor)],
    },
    own: ['show'],
    group: 'business',
    within: 'clinicServices',
    partly: true,
  },
  label: 'number',
  calledBy: 'number',
  attributes: {
    number: numbered('NOTA-{yyyy}{mm}-{0000}', { counter: 'patient bill', at: 'add', per: 'client' }),
    status: readOnly(oneOf(['terbuka', 'lunas', 'batal'])),
    /** The clinic's day on which it was made. */
    day: readOnly(date()),
    /** Rupiah: what was charged, what refunds took off it, what was paid, and what is left. */
    total: readOnly(money()),
    reduced: readOnly(money()),
    paid: readOnly(money()),
    rest: readOnly(money()),
    author: readOnly(text()),
    cancel_reason: readOnly(longText({ max: 300 })),
  },
  relations: {
    entity: toOne('entity', { required: true }),
    visit: toOne('visits', { required: true }),
    /** The visit's payer by default. */
    payer: toOne('payers', { where: { status: ['active'] } }),
    patient: readOnlyRelation(toOne('patients')),
  },
  include: ['patient', 'payer', 'visit'],
  search: ['number', 'patient.name', 'visit.number'],
  sort: ['number', 'patient.name', 'payer.name', 'status', 'day', 'total', 'rest', 'created_at'],
  filter: ['status', 'day', 'visit', 'patient', 'payer', 'total', 'rest', 'created_at'],
  columns: ['number', 'patient', 'payer', 'total', 'rest', 'status', 'day'],
  access: {
    list: ofClient('view patient-bills', 'entity'),
    get: ofClient('view patient-bills', 'entity'),
    add: ofClient('create patient-bills', 'entity'),
  },
  roles: {
    admin_klinik: ['view', 'create', 'cancel'],
    kasir: ['view', 'create', 'cancel'],
  },
  states: { field: 'status', initial: 'terbuka', edit: [], destroy: [] },
  commands: {
    /** Its charges are open again; only while nothing is paid of it. */
    cancel: { did: 'cancelled', from: ['terbuka', 'lunas'], to: ['batal'], permission: 'cancel', ...takesBack },
    /** Money came in or was given back. */
    settle: {
      did: 'settled',
      from: ['terbuka', 'lunas'],
      to: ['terbuka', 'lunas'],
      permission: 'create',
      owner: 'entity',
      byClock: true,
      input: { attributes: { paid: money({ required: true }), reduced: money({ required: true }) } },
    },
  },
});
export type PatientBill = RecordOf<typeof patientBill>;
