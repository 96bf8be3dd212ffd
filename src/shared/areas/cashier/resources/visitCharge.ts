/** What a patient is charged at a visit: a service with its price, and why it has that price. Rules: SVC-3, SVC-9 to SVC-12, CORE-1. */
import { ofClient } from '#shared/access';
import { date, integer, json, longText, money, oneOf, readOnly, recordId, text } from '#shared/kit/fields';
import { wordsFor } from '#shared/kit/pageWords';
import { defineResource, readOnlyRelation, toOne, type RecordOf } from '#shared/kit/resource';
import { performing } from '../../clinic/resources/treatment';
import { reason, takesBack } from '../../clinic/reason';
import { chargeSources } from '../domain/charges';
import { careClasses } from '../domain/tariffs';

const atDesk = { permission: 'discount', owner: 'entity', clientOnly: true } as const;
const second = { permission: 'approve', owner: 'entity', clientOnly: true, needs: 'discount_wanted', unfit: 'charge.no_discount' } as const;

export const visitCharge = defineResource('visitCharge', '/visit-charges', {
  noun: { id: 'biaya pasien', en: ['patient charge', 'patient charges'] },
  feature: 'services',
  pages: {
    base: '/bisnisku/charge',
    add: 'add-charge',
    edit: 'edit-charge',
    show: { at: 'detail', words: ['cashier', ...['visit', 'patient', 'service', 'payer', 'teamMember', 'patientBill'].map(wordsFor)] },
    group: 'business',
    within: 'clinicServices',
    partly: true,
  },
  label: 'name',
  labelEn: 'name_en',
  attributes: {
    /** As the service was called when it was charged. */
    name: readOnly(text({ max: 160 })),
    name_en: readOnly(text({ max: 160 })),
    class: oneOf(careClasses, { required: true, initial: 'semua' }),
    quantity: integer({ required: true, min: 1, max: 999, initial: 1 }),
    /** Rupiah for one. */
    unit_price: readOnly(money()),
    /** Whose tariff it is, for which class, and since when: why it costs what it costs. */
    priced_payer: readOnly(text({ max: 120 })),
    priced_class: readOnly(oneOf(careClasses)),
    priced_from: readOnly(date()),
    /** Rupiah off the line, and what was asked for above the limit and waits for a second person. */
    discount: readOnly(money()),
    discount_wanted: readOnly(money()),
    discount_reason: readOnly(longText({ max: 300 })),
    /** Who asked for the discount, and who approved it. */
    discount_by: readOnly(text()),
    discount_by_id: recordId(),
    approved_by: readOnly(text()),
    /** Rupiah that other payers' charges have taken over. */
    shared: readOnly(money()),
    total: readOnly(money()),
    facility: readOnly(money()),
    professional: readOnly(money()),
    consumables: readOnly(money()),
    administration: readOnly(money()),
    /** Rupiah for one by component, as its tariff had them. */
    unit: json(),
    status: readOnly(oneOf(['terbuka', 'ditagih', 'batal'])),
    source: readOnly(oneOf(chargeSources)),
    source_id: recordId(),
    /** Which part of its source it is, where that is charged in several. */
    part: readOnly(text({ max: 40 })),
    author: readOnly(text()),
    void_reason: readOnly(longText({ max: 300 })),
  },
  relations: {
    entity: toOne('entity', { required: true }),
    visit: toOne('visits', { required: true }),
    patient: readOnlyRelation(toOne('patients')),
    service: toOne('services', { required: true, where: { status: ['active'] } }),
    /** Who is charged: the visit's payer by default. */
    payer: toOne('payers', { where: { status: ['active'] } }),
    /** Whose professional fee it is. */
    performer: toOne('team-members', { where: performing }),
    tariff: readOnlyRelation(toOne('tariffs')),
    bill: readOnlyRelation(toOne('patient-bills')),
  },
  include: ['visit', 'patient', 'payer'],
  search: ['name', 'name_en', 'patient.name', 'visit.number'],
  sort: ['name', 'patient.name', 'payer.name', 'status', 'total', 'created_at'],
  filter: ['visit', 'patient', 'service', 'payer', 'performer', 'bill', 'status', 'source', 'total', 'discount_wanted', 'created_at'],
  columns: ['name', 'patient', 'total', 'status', 'payer', 'created_at'],
  demandsVersion: true,
  access: {
    list: ofClient('view visit-charges', 'entity'),
    get: ofClient('view visit-charges', 'entity'),
    add: ofClient('create visit-charges', 'entity'),
    update: ofClient('edit visit-charges', 'entity'),
  },
  roles: {
    admin_klinik: ['view', 'create', 'edit', 'discount', 'approve', 'void'],
    kasir: ['view', 'create', 'edit', 'discount', 'void'],
    dokter: ['view', 'create', 'edit', 'void'],
    perawat: ['view', 'create', 'edit', 'void'],
  },
  states: { field: 'status', initial: 'terbuka', edit: ['terbuka'], destroy: [] },
  commands: {
    /** Up to the clinic's limit at once; above it, once a second person approves it (CSH-4). */
    discount: {
      did: 'discounted',
      from: ['terbuka'],
      to: ['terbuka'],
      ...atDesk,
      input: { attributes: { amount: money({ required: true }), reason } },
    },
    approveDiscount: { did: 'discountApproved', from: ['terbuka'], to: ['terbuka'], ...second, ask: 'never' },
    refuseDiscount: {
      did: 'discountRefused',
      from: ['terbuka'],
      to: ['terbuka'],
      ...second,
      tone: 'danger',
      input: { attributes: { reason } },
    },
    /** Another payer pays a part of it: that part is a charge of its own. */
    share: {
      did: 'shared',
      from: ['terbuka'],
      to: ['terbuka'],
      permission: 'edit',
      owner: 'entity',
      clientOnly: true,
      input: {
        attributes: { amount: money({ required: true }) },
        relations: { payer: toOne('payers', { required: true, where: { status: ['active'] } }) },
      },
    },
    void: { did: 'voided', from: ['terbuka'], to: ['batal'], permission: 'void', ...takesBack },
    /** It is on a bill now, or no longer. */
    putOnBill: {
      did: 'billed',
      from: ['terbuka'],
      to: ['ditagih'],
      permission: 'edit',
      owner: 'entity',
      byClock: true,
      input: { relations: { bill: toOne('patient-bills', { required: true }) } },
    },
    release: { did: 'released', from: ['ditagih'], to: ['terbuka'], permission: 'edit', owner: 'entity', byClock: true },
    /** A correction has taken the place of the treatment that it came from. */
    follow: {
      did: 'followed',
      from: ['terbuka', 'ditagih'],
      to: ['terbuka', 'ditagih'],
      permission: 'edit',
      owner: 'entity',
      byClock: true,
      input: { attributes: { treatment: text({ required: true, max: 36 }) } },
    },
  },
});
export type VisitCharge = RecordOf<typeof visitCharge>;
