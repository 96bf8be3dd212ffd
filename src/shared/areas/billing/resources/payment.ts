/** Money that a client paid for an invoice, with the tax that it withheld. A reversal is a payment below zero. Rules: INV-6, INV-19, INV-20, MNY-12. */
import { canOrOwned, clientOr, THEIR_CLIENT } from '#shared/access';
import { date, file, files, flag, longText, money, oneOf, readOnly, text } from '#shared/kit/fields';
import { wordsFor } from '#shared/kit/pageWords';
import { defineResource, readOnlyRelation, toOne, type RecordOf } from '#shared/kit/resource';

export const paymentMethods = ['transfer', 'va', 'qris', 'cash'] as const;

/** A picture or a PDF. */
const document = { types: ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'], max: 10 * 1_048_576 } as const;

const own = { entity: THEIR_CLIENT };

export const payment = defineResource('payment', '/payments', {
  noun: { id: 'pembayaran', en: ['payment', 'payments'] },
  pages: {
    base: '/services/payment',
    add: 'add-payment',
    edit: 'edit-payment',
    show: { at: 'detail', words: ['paymentQueue', wordsFor('invoice')] },
    group: 'clients',
    partly: true,
    own: ['list', 'form', 'show'],
  },
  label: 'reference',
  attributes: {
    method: oneOf(paymentMethods, { required: true, initial: 'transfer' }),
    /** Rupiah received; below zero for a reversal. */
    amount: money({ required: true, signed: true }),
    /** Rupiah that the client kept back and paid to the tax office for the provider. */
    withheld: money({ signed: true }),
    /** The number of the certificate of that (bukti potong). */
    withholding_no: text({ max: 60 }),
    certificate: file(document),
    /** Tax was withheld, and the certificate or its number is still missing. */
    certificate_due: readOnly(flag()),
    paid_at: date({ required: true }),
    /** As the bank writes it; each is used once. */
    reference: text({ max: 60 }),
    proof: file(document),
    status: readOnly(oneOf(['pending', 'verified', 'rejected'])),
    /** Why it was rejected or reversed. */
    reason: readOnly(longText({ max: 500 })),
    reversed: readOnly(flag()),
  },
  relations: {
    invoice: toOne('invoices', { required: true }),
    entity: readOnlyRelation(toOne('entity')),
    /** Our account that received it; of a transfer only (INV-20). */
    bank_account: toOne('bank-accounts'),
    /** The payment that this one takes back. */
    reverses: readOnlyRelation(toOne('payments')),
  },
  include: ['invoice', 'entity', 'bank_account'],
  search: ['reference', 'invoice.number', 'entity.name'],
  sort: ['reference', 'status', 'paid_at', 'amount', 'created_at'],
  filter: ['entity', 'invoice', 'bank_account', 'method', 'status', 'paid_at', 'amount', 'certificate_due'],
  columns: ['reference', 'entity', 'amount', 'paid_at', 'status', 'invoice'],
  access: {
    list: clientOr('view payments', 'view payments', own),
    get: clientOr('view payments', 'view payments', own),
    add: canOrOwned('create payments', 'entity'),
    update: canOrOwned('edit payments', 'entity'),
  },
  states: { field: 'status', initial: 'pending', edit: ['pending'], destroy: [] },
  commands: {
    verify: { did: 'verified', from: ['pending'], to: ['verified'], permission: 'verify' },
    reject: {
      did: 'rejected',
      from: ['pending'],
      to: ['rejected'],
      permission: 'verify',
      input: { attributes: { reason: longText({ required: true, max: 500 }) } },
      tone: 'danger',
    },
    reverse: {
      did: 'reversed',
      from: ['verified'],
      to: ['verified'],
      permission: 'reverse',
      unless: 'reversed',
      unfit: 'payment.reversed',
      input: { attributes: { reason: longText({ required: true, max: 500 }) } },
      tone: 'danger',
    },
    /** The certificate usually comes weeks after the money. It changes nothing else of the payment (INV-19). */
    addCertificate: {
      did: 'certified',
      from: ['verified'],
      to: ['verified'],
      permission: 'create',
      owner: 'entity',
      needs: 'withheld',
      unfit: 'certificate.not_withheld',
      input: { attributes: { withholding_no: text({ required: true, max: 60 }), file: files({ required: true, ...document, most: 1 }) } },
    },
  },
});
export type Payment = RecordOf<typeof payment>;
