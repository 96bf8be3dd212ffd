/** Words of kinds of treatment, in English. */
import type { treatmentTemplate } from '#shared/areas/clinic/resources/treatmentTemplate';
import type { WordsOf } from '#client/kit/words';

export default {
  list: {
    purpose: 'Treatments that the clinic offers: the service that is charged, the usual consumables, and the consent that is needed.',
  },
  form: { purpose: 'Each new treatment takes its consumables and the consent that it needs from here.' },
  fields: {
    name: 'Name of the treatment',
    name_en: 'Name in English',
    icd9cm: 'ICD-9-CM code',
    consent: 'Consent',
    explanation: 'Explanation for the patient',
    consumables: 'Consumables',
    sessions: 'Sessions',
    status: 'Status',
    service: 'Service',
    entity: 'Client',
  },
  lines: {
    consumables: {
      one: 'Consumable',
      fields: { name: 'Consumable', quantity: 'Quantity', unit: 'Unit' },
    },
  },
  choices: {
    consent: { tidak: 'Not needed', lisan: 'Spoken', tertulis: 'Signed' },
    status: { active: 'Active', inactive: 'Inactive' },
  },
  help: {
    consent: 'A treatment that needs a signed consent begins only once that was signed.',
    explanation: 'The aim, the risks and other options, as the patient reads them on the consent.',
    sessions: 'More than one where it is done in a series, such as physiotherapy.',
    service: 'The treatment is charged as this service.',
  },
} satisfies WordsOf<typeof treatmentTemplate>;
