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
    price: 'General tariff',
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
    price: 'Whole rupiah for a patient who pays for themselves, before VAT where the service is subject to it.',
    taxable: 'Medical services are exempt from VAT; cosmetic services may be taxed.',
  },
} satisfies typeof id;
