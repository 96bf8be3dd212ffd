/** Words of a clinic's limits of vital signs, in English. */
import type { vitalRange } from '#shared/areas/clinic/resources/vitalRange';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'The limits of your own clinic, by age. What is not filled in follows the examples below.' },
  form: { purpose: 'One vital sign at one span of ages. A limit that is left empty follows the example.' },
  fields: {
    measure: 'Vital sign',
    sex: 'Sex',
    from_months: 'From age (months)',
    to_months: 'To age (months)',
    plausible_low: 'Possible from',
    plausible_high: 'Possible to',
    critical_low: 'Critical below',
    critical_high: 'Critical above',
    normal_low: 'Normal from',
    normal_high: 'Normal to',
    entity: 'Client',
  },
  choices: {
    measure: {
      systolic: 'Systolic',
      diastolic: 'Diastolic',
      pulse: 'Pulse',
      respiration: 'Respiration',
      temperature: 'Temperature',
      spo2: 'SpO₂',
      weight: 'Weight',
      height: 'Height',
      head: 'Head circumference',
    },
    sex: { L: 'Male', P: 'Female' },
  },
  help: {
    sex: 'Leave it empty where it holds for both.',
    from_months: 'Completed months. 12 months is the first birthday.',
    to_months: 'This age itself is not included. Leave it empty where it holds for life.',
    plausible_low: 'A value that is not possible is refused.',
    critical_low: 'A critical value raises an alarm.',
    normal_low: 'A value outside of the normal is marked.',
  },
  own: {
    examples: 'Examples that hold without limits of your own',
    examplesNote: 'Examples, to be checked by a doctor of your clinic.',
    ages: 'Age',
    plausible: 'Possible',
    critical: 'Critical outside',
    normal: 'Normal',
  },
} satisfies WordsOf<typeof vitalRange>;
