/** That a client was asked to pay an invoice by a gateway: what to write or type in, and what became of it. Rule: INV-7. */
import { canOrOwned } from '#shared/access';
import { dateTime, money, oneOf, readOnly, text } from '#shared/kit/fields';
import { defineResource, readOnlyRelation, toOne, type RecordOf } from '#shared/kit/resource';

export const charge = defineResource('charge', '/charges', {
  noun: { id: 'permintaan bayar', en: ['charge', 'charges'] },
  label: 'code',
  attributes: {
    gateway: oneOf(['manual', 'test'], { required: true, initial: 'manual' }),
    method: oneOf(['transfer', 'va', 'qris'], { required: true, initial: 'transfer' }),
    /** Rupiah: what was owed on the invoice when this was made. */
    amount: readOnly(money()),
    /** What the client writes or types in to pay: the note of a transfer, the number of a virtual account. */
    code: readOnly(text({ max: 60 })),
    /** The gateway's own name for it. */
    external_id: readOnly(text({ max: 60 })),
    expires_at: readOnly(dateTime()),
    status: readOnly(oneOf(['open', 'paid', 'expired'])),
  },
  relations: { invoice: toOne('invoices', { required: true }), entity: readOnlyRelation(toOne('entity')) },
  include: ['invoice'],
  search: ['code', 'invoice.number'],
  sort: ['created_at'],
  filter: ['entity', 'invoice', 'status'],
  access: {
    list: canOrOwned('view charges', 'entity'),
    get: canOrOwned('view charges', 'entity'),
    add: canOrOwned('create charges', 'entity'),
  },
});
export type Charge = RecordOf<typeof charge>;
