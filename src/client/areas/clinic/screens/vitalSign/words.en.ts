/** Words of vital signs, in English. */
import type { vitalSign } from '#shared/areas/clinic/resources/vitalSign';
import type { WordsOf } from '#client/kit/words';

export default {
  fields: {
    measured_at: 'Measured',
    author: 'By',
    author_id: 'Account',
    systolic: 'Systolic',
    diastolic: 'Diastolic',
    pulse: 'Pulse',
    respiration: 'Respiration',
    temperature: 'Temperature',
    spo2: 'SpO₂',
    weight: 'Weight',
    height: 'Height',
    head: 'Head circumference',
    pain: 'Pain',
    consciousness: 'Consciousness',
    bmi: 'BMI',
    findings: 'Findings',
    status: 'Status',
    struck_reason: 'Reason for striking out',
    entity: 'Client',
    visit: 'Visit',
    patient: 'Patient',
  },
  choices: {
    consciousness: {
      compos_mentis: 'Alert',
      apatis: 'Apathetic',
      somnolen: 'Somnolent',
      delirium: 'Delirious',
      sopor: 'Stuporous',
      koma: 'Comatose',
    },
    status: { recorded: 'Recorded', struck: 'Struck out' },
  },
  help: { pain: 'From 0 (no pain) to 10.' },
  commands: {
    strike: {
      label: 'Strike out',
      purpose: 'The row stays readable as struck out, and counts no more.',
      done: 'The vital signs were struck out.',
      did: 'Struck out the vital signs by {{name}}',
      input: { reason: 'Reason' },
    },
  },
} satisfies WordsOf<typeof vitalSign>;
