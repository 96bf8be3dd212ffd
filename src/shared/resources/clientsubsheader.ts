/** A client's subscription to a package: number, cycle, state and period. Rule: SUB-2. */
import { can, entityOr } from '../access';
import { dateTime, flag, integer, longText, money, oneOf, readOnly, text } from '../kit/fields';
import { defineResource, readOnlyRelation, toMany, toOne, type RecordOf } from '../kit/resource';

export const clientsubsheader = defineResource('clientsubsheader', '/clientsubsheader', {
  noun: { id: 'langganan', en: ['subscription', 'subscriptions'] },
  area: 'services',
  label: 'number',
  attributes: {
    /** SUB-YYYY-NNNNN, given by the server. */
    number: readOnly(text({ max: 20 })),
    status: readOnly(oneOf(['draft', 'trial', 'active', 'grace', 'suspended', 'paused', 'ended'])),
    cycle: oneOf(['monthly', 'quarterly', 'semiannual', 'yearly'], { required: true, initial: 'monthly' }),
    anchor_day: integer({ min: 1, max: 31 }),
    start_at: dateTime(),
    trial_end_at: readOnly(dateTime()),
    period_start: readOnly(dateTime()),
    period_end: readOnly(dateTime()),
    next_invoice_at: readOnly(dateTime()),
    auto_renew: flag(true),
    cancel_at_period_end: flag(),
    discount: money(),
    /** The package's price when this was made. */
    package_price: readOnly(money()),
    note: longText({ max: 500 }),
  },
  relations: {
    entity: toOne('entity', { required: true }),
    package: toOne('packages', { required: true }),
    clientsubsdetail: readOnlyRelation(toMany('clientsubsdetail')),
  },
  include: ['package', 'clientsubsdetail'],
  search: ['number', 'note'],
  sort: ['number', 'status', 'cycle', 'created_at'],
  filter: ['entity', 'package', 'status', 'cycle'],
  access: {
    list: entityOr('view clientsubsheader', 'entity'),
    get: entityOr('view clientsubsheader', 'entity'),
    add: can('create clientsubsheader'),
    update: can('edit clientsubsheader'),
    destroy: can('delete clientsubsheader'),
  },
});
export type Clientsubsheader = RecordOf<typeof clientsubsheader>;
