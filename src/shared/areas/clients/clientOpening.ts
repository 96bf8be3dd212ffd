/** What makes a client with its subscription in one save (POST /client-openings): who it is, its plan, and how it begins. Rule: SUB-30. */
import { email, flag } from '../../kit/fields';
import { defineInput, toMany, toOne } from '../../kit/resource';
import { clientsubsheader } from './resources/clientsubsheader';
import { entity } from './resources/entity';

const { cycle, extra_seats } = clientsubsheader.attributes;

export const clientOpening = defineInput('clientOpening', '/client-openings', {
  attributes: {
    name: entity.attributes.name,
    kind: entity.attributes.kind,
    cycle,
    extra_seats,
    /** Begins with the trial of the package; otherwise with its first period. */
    trial: flag(true),
    /** Who is invited as the owner; invoices are sent there, too. */
    owner_email: email(),
  },
  relations: { package: toOne('packages', { required: true }), addons: toMany('modules') },
});
