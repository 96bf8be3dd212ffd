/** When a receipt needs a duty stamp, and what the stamp costs, belong to the tax rule of its day. Rule: INV-8. */
import type { Migration } from '../migrate';

export const stampDuty: Migration = {
  name: '0087_stamp_duty',
  up: [
    'alter table taxrules add column if not exists duty_above bigint not null default 5000000',
    'alter table taxrules add column if not exists stamp_duty bigint not null default 10000',
  ],
};
