/** Words of the treatments and consents of a visit, in English. */
import type { Translated } from '#client/locales/translated';
import type id from '../id/treatments';

export default {
  title: 'Treatments',
  none: 'This visit has no treatment yet.',
  plan: 'Plan a treatment',
  planSession: 'Plan a session',
  newSeries: 'New series',
  series: 'Series of this patient',
  done: '{{done}} of {{total}} sessions done',
  session: 'Session {{number}}',
  save: 'Save',
  planned: 'The treatment is planned.',
  seriesMade: 'The series is saved.',
  consentIs: 'Consent: {{state}}',
  emergency: 'Emergency: {{reason}}',
  correction: 'Correction: {{reason}}',
  used: 'Consumables: {{list}}',
  more: 'More for {{name}}',
  edit: 'Edit',
  takeConsent: 'Record the consent',
  general: 'General consent',
  consents: 'Consents',
  noConsent: 'No consent yet.',
  steps: 'Actions',
  print: 'Print',
  sign: 'Save the consent',
  consentTaken: 'The consent is saved.',
  clear: 'Clear the signature',
} satisfies Translated<typeof id>;
