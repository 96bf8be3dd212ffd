/** What was mailed about an invoice, each once; and the document that a mail brings with it. Rule: INV-17. */
import type { Migration } from '../migrate';
import { tenantRows } from './statements';

export const invoiceNotices: Migration = {
  name: '0062_invoice_notices',
  up: [
    ...tenantRows('invoice_notices', [
      'entity_id uuid not null',
      'invoice_id uuid not null',
      'key text not null',
      'at timestamptz(3) not null',
      'primary key (entity_id, invoice_id, key)',
      'foreign key (entity_id, invoice_id) references invoices on delete cascade',
    ]),
    // Which record is attached as a PDF, and in which language: it is made when the mail is sent.
    'alter table mails add column if not exists document jsonb',
  ],
};
