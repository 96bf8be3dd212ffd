/** Words of modules, in English. */
import type id from './words.id';

export default {
  list: { purpose: 'Features as a package sells them. A feature in three packages is three modules.' },
  form: { purpose: 'A new price changes neither issued invoices nor running subscriptions.' },
  fields: {
    module_name: 'Module name',
    module_name_en: 'Name in English',
    feature_key: 'Feature',
    package: 'Package',
    price: 'Price',
    kind: 'Kind',
    status: 'Status',
  },
  help: {
    module_name_en: 'For people who read English, also on their documents. Leave it empty if it is the same.',
    feature_key: 'The key of the feature that it opens, like pharmacy.',
    price: 'A month, before VAT.',
    kind: 'Included modules come with the package; clients choose add-ons.',
    status: 'An archived module is not sold any more.',
  },
  choices: { kind: { included: 'Included', addon: 'Add-on' }, status: { active: 'Active', archived: 'Archived' } },
} satisfies typeof id;
