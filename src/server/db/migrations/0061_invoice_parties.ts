/** Who issued an invoice and for whom, as both were then: a document that was issued stays as it is. Rule: INV-5. */
import type { Migration } from '../migrate';

export const invoiceParties: Migration = {
  name: '0061_invoice_parties',
  up: [
    // Null for a draft, and for what was issued before this column was there: those show both as they are now.
    'alter table invoices add column if not exists parties jsonb',
    `create or replace function refuse_change_of_invoice_parties() returns trigger language plpgsql as $$
    begin
      raise exception 'the parties of invoice % cannot be changed: it is issued', old.id using errcode = 'restrict_violation';
    end
    $$`,
    `create or replace trigger invoice_parties_fixed before update on invoices
      for each row when (old.parties is not null and old.parties is distinct from new.parties)
      execute function refuse_change_of_invoice_parties()`,
  ],
};
