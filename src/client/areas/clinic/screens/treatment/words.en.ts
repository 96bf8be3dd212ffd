/** Words of treatments, in English. */
import type { treatment } from '#shared/areas/clinic/resources/treatment';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'What is planned and was done to patients, by whom, and with which consent.' },
  form: { purpose: 'The consumables come from the kind of treatment. Change them if others were used.' },
  fields: {
    number: 'Number',
    status: 'Status',
    name: 'Treatment',
    name_en: 'Name in English',
    icd9cm: 'ICD-9-CM code',
    consent: 'Consent that is needed',
    consent_state: 'Consent',
    site: 'Place on the body',
    side: 'Side',
    notes: 'Notes on the treatment',
    consumables: 'Consumables',
    session: 'Session number',
    started_at: 'Started',
    finished_at: 'Finished',
    emergency_reason: 'Reason of the emergency',
    reason: 'Reason for the correction or cancellation',
    author: 'Planned by',
    entity: 'Client',
    visit: 'Visit',
    patient: 'Patient',
    template: 'Kind of treatment',
    performer: 'Performed by',
    series: 'Series',
    previous: 'Corrects',
  },
  lines: {
    consumables: {
      one: 'Consumable',
      fields: { name: 'Consumable', quantity: 'Quantity', unit: 'Unit', batch: 'Batch no.' },
    },
  },
  choices: {
    status: {
      direncanakan: 'Planned',
      berlangsung: 'In progress',
      selesai: 'Finished',
      dikoreksi: 'Corrected',
      batal: 'Cancelled',
    },
    consent: { tidak: 'Not needed', lisan: 'Spoken', tertulis: 'Signed' },
    consent_state: { belum: 'None yet', setuju: 'Agreed', menolak: 'Refused' },
    side: { kanan: 'Right', kiri: 'Left', keduanya: 'Right and left' },
  },
  help: {
    site: 'For example: upper arm, tooth 36.',
    consumables: 'Left empty, the usual ones of this treatment are filled in.',
    series: 'If this is a session of a series of the patient.',
  },
  commands: {
    start: {
      label: 'Start',
      purpose: 'Notes the time at which it begins.',
      done: 'The treatment has begun.',
      did: 'Started the treatment {{name}}',
    },
    startUrgently: {
      label: 'Start as an emergency',
      purpose: 'Begins without a signed consent, only to save the patient. The reason is noted.',
      done: 'The emergency treatment has begun.',
      did: 'Started the emergency treatment {{name}}',
      input: { reason: 'Reason of the emergency' },
    },
    finish: {
      label: 'Finish',
      purpose: 'From now on the treatment and its consumables cannot be changed, only corrected.',
      done: 'The treatment is finished.',
      did: 'Finished the treatment {{name}}',
    },
    correct: {
      label: 'Correct',
      purpose: 'Makes a treatment that takes its place and can be changed. What was noted first stays readable.',
      done: 'The correction is there. Change it, then finish it.',
      did: 'Corrected the treatment {{name}}',
      input: { reason: 'Reason for the correction' },
    },
    reinstate: {
      label: 'Reinstate',
      purpose: 'Its correction was cancelled before it was finished.',
      done: 'The treatment counts again.',
      did: 'Reinstated the treatment {{name}}',
    },
    cancel: {
      label: 'Cancel the treatment',
      purpose: 'The treatment does not count and is not charged.',
      done: 'The treatment was cancelled.',
      did: 'Cancelled the treatment {{name}}',
      input: { reason: 'Reason' },
    },
  },
} satisfies WordsOf<typeof treatment>;
