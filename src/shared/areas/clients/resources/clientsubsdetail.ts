/** One module within a client's subscription. It can be added and read; only commands of the subscription change it. */
import { can, entityOr } from '#shared/access';
import { dateTime, integer, money, oneOf, readOnly } from '#shared/kit/fields';
import { defineResource, readOnlyRelation, toOne, type RecordOf } from '#shared/kit/resource';

export const clientsubsdetail = defineResource('clientsubsdetail', '/clientsubsdetail', {
  noun: { id: 'rincian langganan', en: ['subscription detail', 'subscription details'] },
  label: 'status',
  attributes: {
    /** The module's price when this was made. */
    price: readOnly(money()),
    qty: integer({ required: true, min: 1, max: 10_000 }),
    start_at: dateTime(),
    end_at: dateTime(),
    status: readOnly(oneOf(['scheduled', 'active', 'ended'])),
  },
  relations: {
    clientsubsheader: toOne('clientsubsheader', { required: true }),
    module: toOne('modules', { required: true }),
    entity: readOnlyRelation(toOne('entity')),
  },
  include: ['module'],
  sort: ['created_at'],
  access: {
    get: entityOr('view clientsubsdetail', 'entity'),
    add: can('create clientsubsdetail'),
  },
});
export type Clientsubsdetail = RecordOf<typeof clientsubsdetail>;
