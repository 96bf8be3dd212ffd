/** Invoices with their lines. An issued one cannot be changed, whatever the program that writes does. Rules: INV-1, INV-5. */
import type { Migration } from '../migrate';
import { ownedLines, search, sort, tenantTable, textSort, unique } from './statements';

/** What an issued invoice still changes: what was paid and credited, and the state that follows; not what it says. */
const FIXED = ['number', 'issue_date', 'due_date', 'period', 'discount', 'subtotal', 'dpp', 'ppn', 'total', 'deleted_at'];

const changed = FIXED.map((column) => `old.${column} is distinct from new.${column}`).join(' or ');

const fixed = `raise exception 'invoice % is issued and cannot be changed', old.id using errcode = 'restrict_violation'`;

export const invoices: Migration = {
  name: '0036_invoices',
  up: [
    ...tenantTable('invoices', [
      'number text',
      `status text not null default 'draft'`,
      'issue_date date',
      'due_date date',
      'period text',
      'discount bigint',
      'subtotal bigint not null',
      'dpp bigint not null',
      'ppn bigint not null',
      'total bigint not null',
      'paid bigint',
      'credited bigint',
      'balance bigint',
    ]),
    unique('invoices', 'number'),
    ...textSort('invoices', 'number', 'status'),
    ...sort('invoices', 'issue_date', 'due_date', 'total', 'balance'),
    ...search('invoices', 'number'),
    ...ownedLines(
      'invoice_lines',
      ['invoice_id', 'invoices'],
      [
        'kind text not null',
        'description_id text not null',
        'description_en text not null',
        'qty numeric(15, 3) not null',
        'unit_price bigint not null',
        'period text',
        'amount bigint not null',
      ],
    ),
    `create or replace function refuse_change_of_issued_invoice() returns trigger language plpgsql as $$
    begin
      if old.status = 'draft' then
        return case when tg_op = 'DELETE' then old else new end;
      end if;
      if tg_op = 'DELETE' then
        ${fixed};
      end if;
      if new.status = 'draft' or ${changed} then
        ${fixed};
      end if;
      return new;
    end
    $$`,
    `create or replace trigger invoices_fixed before update or delete on invoices
      for each row execute function refuse_change_of_issued_invoice()`,
    // An import puts in the lines of issued invoices; it works as the owner of the tables.
    `create or replace function refuse_change_of_issued_lines() returns trigger language plpgsql as $$
    declare owner uuid := case when tg_op = 'INSERT' then new.invoice_id else old.invoice_id end;
    begin
      if (tg_op <> 'INSERT' or current_user = 'nadi_app')
        and exists (select 1 from invoices where id = owner and status <> 'draft') then
        raise exception 'the lines of invoice % cannot be changed: it is issued', owner using errcode = 'restrict_violation';
      end if;
      return case when tg_op = 'DELETE' then old else new end;
    end
    $$`,
    `create or replace trigger invoice_lines_fixed before insert or update or delete on invoice_lines
      for each row execute function refuse_change_of_issued_lines()`,
  ],
};
