/** Who sells, as documents name it, from a day on: the day of a document chooses the version that is printed. Rule: INV-23. */
import { can } from '#shared/access';
import { date, email, file, longText, npwp, text } from '#shared/kit/fields';
import { defineResource, type RecordOf } from '#shared/kit/resource';

const picture = { types: ['image/png', 'image/jpeg', 'image/webp'], max: 2 * 1_048_576 } as const;

export const issuer = defineResource('issuer', '/issuers', {
  noun: { id: 'penerbit', en: ['issuer', 'issuers'] },
  pages: { base: '/usman/issuer-management', add: 'add-issuer', edit: 'edit-issuer', group: 'sales', own: ['form'] },
  label: 'name',
  attributes: {
    name: text({ required: true, max: 120 }),
    valid_from: date({ required: true, unique: true }),
    address: longText({ max: 500 }),
    npwp: npwp(),
    /** The number of the confirmation as a taxable entrepreneur. The tax rules say whether tax is charged (MNY-8). */
    pkp_no: text({ max: 40 }),
    email: email(),
    phone: text({ max: 40 }),
    /** Stands before the numbers of invoices, credit notes and payouts: `NADI` makes `NADI/INV/2026/11/0001`. */
    number_prefix: text({ max: 10 }),
    /** Printed instead of the brand; without one, that of the version before. */
    letterhead: file(picture),
    signature_name: text({ max: 120 }),
    signature: file(picture),
  },
  search: ['name'],
  sort: ['valid_from', 'name', 'created_at'],
  filter: ['valid_from'],
  access: {
    list: can('view issuers'),
    get: can('view issuers'),
    add: can('create issuers'),
    update: can('edit issuers'),
    destroy: can('delete issuers'),
  },
});
export type Issuer = RecordOf<typeof issuer>;
