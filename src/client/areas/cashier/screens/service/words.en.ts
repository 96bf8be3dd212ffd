/** Words of services, in English. */
import type id from './words.id';

export default {
  list: { purpose: 'The clinic’s price list: consultations, treatments, examinations and rooms with their general tariff.' },
  form: { purpose: 'A new tariff counts for what is recorded from now on; older charges do not change.' },
  fields: {
    code: 'Code',
    name: 'Service',
    name_en: 'Name in English',
    category: 'Category',
    unit: 'Unit',
    duration_min: 'Duration (minutes)',
    general_price: 'General tariff',
    general_since: 'Valid since',
    other_tariffs: 'Other tariffs',
    first_price: 'General tariff from today',
    taxable: 'Subject to VAT',
    status: 'Status',
    entity: 'Client',
  },
  choices: {
    category: {
      konsultasi: 'Consultation',
      administrasi: 'Administration',
      kamar: 'Room',
      tindakan: 'Treatment',
      lab: 'Laboratory',
      radiologi: 'Radiology',
      farmasi: 'Pharmacy',
      paket: 'Package',
      lain: 'Other',
    },
    status: { active: 'Active', inactive: 'Inactive' },
  },
  help: {
    code: 'Short, and different from that of every other service, such as KON-01.',
    first_price:
      'Whole rupiah for a patient who pays for themselves, from today. Other tariffs and components are set on the page of the service.',
    taxable: 'Medical services are exempt from VAT; cosmetic services may be taxed.',
  },
} satisfies typeof id;
