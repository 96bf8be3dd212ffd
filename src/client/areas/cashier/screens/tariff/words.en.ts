/** Words of tariffs, in English. */
import type { tariff } from '#shared/areas/cashier/resources/tariff';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'What each service costs, for which payer and class, and since when.' },
  form: { purpose: 'A new tariff ends the one before it the day before; charges that were noted do not change.' },
  fields: {
    class: 'Class',
    price: 'Tariff',
    facility: 'Facility',
    professional: 'Professional fee',
    consumables: 'Consumables',
    administration: 'Administration',
    valid_from: 'Valid from',
    valid_to: 'Until',
    entity: 'Client',
    service: 'Service',
    payer: 'Payer',
  },
  choices: {
    class: {
      semua: 'Any class',
      kelas_1: 'Class 1',
      kelas_2: 'Class 2',
      kelas_3: 'Class 3',
      utama: 'Main',
      vip: 'VIP',
      vvip: 'VVIP',
      intensif: 'Intensive care',
      isolasi: 'Isolation',
    },
  },
  help: {
    price: 'Whole rupiah for one: the sum of its four components.',
    valid_to: 'Leave it empty while it has no last day.',
  },
} satisfies WordsOf<typeof tariff>;
