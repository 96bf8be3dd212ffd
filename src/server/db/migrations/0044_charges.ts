/** What clients were asked to pay by gateways, and the notices of gateways that were taken already. Rule: INV-7. */
import type { Migration } from '../migrate';
import { plainTable, reference, search, tenantTable, unique } from './statements';

export const charges: Migration = {
  name: '0044_charges',
  up: [
    ...tenantTable('charges', [
      'invoice_id uuid not null',
      'gateway text not null',
      'method text not null',
      'amount bigint not null',
      'code text not null',
      'external_id text not null',
      'expires_at timestamptz(3)',
      `status text not null default 'open'`,
      'foreign key (entity_id, invoice_id) references invoices',
    ]),
    unique('charges', 'external_id'),
    ...reference('charges', 'invoice_id'),
    ...search('charges', 'code'),
    ...plainTable(
      'gateway_notices',
      ['gateway text not null', 'notice_id text not null', 'received_at timestamptz(3) not null', 'primary key (gateway, notice_id)'],
      'select, insert',
    ),
  ],
};
