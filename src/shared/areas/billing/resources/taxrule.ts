/** How value-added tax is counted and when a receipt needs a duty stamp, from a day on (MNY-8, INV-8): the document's date chooses the rule. Anyone may know. */
import { anyone, can } from '#shared/access';
import { date, flag, integer, money, text } from '#shared/kit/fields';
import { defineResource, type RecordOf } from '#shared/kit/resource';

export const taxrule = defineResource('taxrule', '/taxrules', {
  noun: { id: 'aturan pajak', en: ['tax rule', 'tax rules'] },
  pages: { base: '/usman/tax-rule-management', add: 'add-tax-rule', edit: 'edit-tax-rule', group: 'sales', listFor: 'update' },
  label: 'name',
  attributes: {
    name: text({ required: true, unique: true, max: 120 }),
    valid_from: date({ required: true }),
    /** Whether the issuer is a taxable entrepreneur (PKP); who isn't charges none. */
    pkp: flag(true),
    /** Per cent of the base (DPP), which is the price × dpp_num ÷ dpp_den. */
    rate: integer({ required: true, max: 100 }),
    dpp_num: integer({ required: true, min: 1, max: 1_000 }),
    dpp_den: integer({ required: true, min: 1, max: 1_000 }),
    /** Rupiah: a receipt about more needs a duty stamp (meterai) of `stamp_duty` (INV-8). */
    duty_above: money({ required: true, initial: 5_000_000 }),
    stamp_duty: money({ required: true, initial: 10_000 }),
  },
  search: ['name'],
  sort: ['name', 'valid_from', 'created_at'],
  filter: ['valid_from'],
  access: {
    list: anyone,
    get: anyone,
    add: can('create taxrules'),
    update: can('edit taxrules'),
    destroy: can('delete taxrules'),
  },
});
export type Taxrule = RecordOf<typeof taxrule>;
