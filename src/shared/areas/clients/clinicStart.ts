/** What begins a clinic with a trial (POST /start): who it is, and its plan. The package decides the kind of client. Rule: SUB-25. */
import { npwp, phone, text } from '../../kit/fields';
import { defineInput, toMany, toOne } from '../../kit/resource';
import { clientsubsheader } from './resources/clientsubsheader';
import { entity } from './resources/entity';

const { cycle, extra_seats } = clientsubsheader.attributes;

/** With city and phone, which a trial needs and a client in general does not. */
export const clinicStart = defineInput('clinicStart', '/start', {
  attributes: {
    name: entity.attributes.name,
    city: text({ required: true, max: 120 }),
    phone: phone({ required: true }),
    npwp: npwp(),
    cycle,
    extra_seats,
  },
  relations: { package: toOne('packages', { required: true }), addons: toMany('modules') },
});
