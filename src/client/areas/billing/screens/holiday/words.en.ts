/** Words of holidays, in English. */
import type { holiday } from '#shared/areas/billing/resources/holiday';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Days on which the support team does not work: the promised times of tickets stand still.' },
  form: { purpose: 'Add public holidays once the government has set them, and the company’s own.' },
  fields: { day: 'Day', name: 'Name' },
} satisfies WordsOf<typeof holiday>;
