/** Our bank accounts that clients pay into. Anyone may read those in use: they are printed on every invoice. Rules: INV-10, INV-20, INV-24. */
import { can, canOrMatching, signedInOrMatching } from '#shared/access';
import { integer, oneOf, text } from '#shared/kit/fields';
import { defineResource, type RecordOf } from '#shared/kit/resource';

const inUse = { status: 'active' };

export const bankAccount = defineResource('bankAccount', '/bank-accounts', {
  noun: { id: 'rekening bank', en: ['bank account', 'bank accounts'] },
  pages: {
    base: '/usman/bank-account-management',
    add: 'add-bank-account',
    edit: 'edit-bank-account',
    group: 'sales',
    listFor: 'update',
  },
  label: 'number',
  attributes: {
    bank: text({ required: true, max: 60 }),
    number: text({ required: true, unique: true, max: 40 }),
    holder: text({ required: true, max: 120 }),
    /** Accounts are shown by it, the lowest first. */
    position: integer({ max: 999 }),
    status: oneOf(['active', 'inactive'], { required: true, initial: 'active' }),
  },
  search: ['bank', 'number', 'holder'],
  sort: ['position', 'bank', 'number', 'status', 'created_at'],
  filter: ['status'],
  access: {
    list: canOrMatching('view bank-accounts', inUse),
    // An account that is no longer in use is still named by the payments that it received.
    get: signedInOrMatching(inUse),
    add: can('create bank-accounts'),
    update: can('edit bank-accounts'),
    destroy: can('delete bank-accounts'),
  },
});
export type BankAccount = RecordOf<typeof bankAccount>;
