/** Payments, credit notes and the clients' credit; what an invoice says about its subscription. Rules: INV-2, INV-3, INV-4, INV-6, MNY-11. */
import type { Migration } from '../migrate';
import { reference, search, sort, tenantTable, textSort, unique } from './statements';

const columns = ['clientsubsheader_id uuid', 'given_up boolean not null default false', 'faktur_pajak_no text', 'sent_at timestamptz(3)'];

/** What an issued invoice never changes. */
const FIXED = [
  'number',
  'issue_date',
  'due_date',
  'period',
  'discount',
  'subtotal',
  'dpp',
  'ppn',
  'total',
  'clientsubsheader_id',
  'entity_id',
  'deleted_at',
];

/** What a payment that was verified or rejected never changes. */
const BOOKED = ['invoice_id', 'entity_id', 'method', 'amount', 'withheld', 'paid_at', 'reference', 'status', 'reverses_id', 'deleted_at'];

const changes = (names: readonly string[]): string => names.map((name) => `old.${name} is distinct from new.${name}`).join(' or ');

const refusal = (what: string): string => `raise exception '${what} % cannot be changed', old.id using errcode = 'restrict_violation'`;

/** A trigger that refuses deletions, and changes that meet the condition. */
const fixed = (table: string, what: string, condition: string): string[] => [
  `create or replace function refuse_change_of_${table}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' or ${condition} then
        ${refusal(what)};
      end if;
      return new;
    end
    $$`,
  `create or replace trigger ${table}_fixed before update or delete on ${table}
    for each row execute function refuse_change_of_${table}()`,
];

export const payments: Migration = {
  name: '0039_payments',
  up: [
    ...columns.map((column) => `alter table invoices add column if not exists ${column}`),
    ...reference('invoices', 'clientsubsheader_id'),
    // One invoice for each period of a subscription; where it was taken back in full there may be another one.
    `create unique index if not exists invoices_period_unique on invoices (clientsubsheader_id, period)
      where clientsubsheader_id is not null and status <> 'void' and deleted_at is null`,
    ...sort('invoices', 'period'),
    `create or replace function refuse_change_of_issued_invoice() returns trigger language plpgsql as $$
    begin
      if old.status = 'draft' then
        return case when tg_op = 'DELETE' then old else new end;
      end if;
      if tg_op = 'DELETE' or new.status = 'draft' or ${changes(FIXED)} then
        raise exception 'invoice % is issued and cannot be changed', old.id using errcode = 'restrict_violation';
      end if;
      return new;
    end
    $$`,
    'alter table clientsubsheaders add column if not exists billed_until timestamptz(3)',
    // What ran before there were invoices counts as billed; the next period gets the first invoice.
    `update clientsubsheaders set billed_until = period_end where billed_until is null and status in ('active', 'grace')`,
    ...tenantTable('payments', [
      'invoice_id uuid not null',
      'reverses_id uuid',
      'method text not null',
      'amount bigint not null',
      'withheld bigint',
      'withholding_no text',
      'paid_at date not null',
      'reference text',
      'proof jsonb',
      `status text not null default 'pending'`,
      'reason text',
      'reversed boolean not null default false',
      'foreign key (entity_id, invoice_id) references invoices',
    ]),
    ...reference('payments', 'invoice_id'),
    `create unique index if not exists payments_reverses_id_unique on payments (reverses_id) where reverses_id is not null`,
    // A rejected payment gives its reference back: the next proof may name it.
    `create unique index if not exists payments_reference_unique on payments (lower(reference))
      where reference is not null and reverses_id is null and status <> 'rejected' and deleted_at is null`,
    ...textSort('payments', 'reference', 'status'),
    ...sort('payments', 'paid_at', 'amount'),
    ...search('payments', 'reference'),
    ...fixed('payments', 'payment', `(old.status <> 'pending' and (${changes(BOOKED)}))`),
    ...tenantTable('credit_notes', [
      'number text',
      'invoice_id uuid not null',
      'issue_date date',
      'reason text',
      'period text',
      'amount bigint not null',
      'dpp bigint not null',
      'ppn bigint not null',
      'total bigint not null',
      'foreign key (entity_id, invoice_id) references invoices',
    ]),
    unique('credit_notes', 'number'),
    ...reference('credit_notes', 'invoice_id'),
    ...textSort('credit_notes', 'number'),
    ...sort('credit_notes', 'issue_date', 'total'),
    ...search('credit_notes', 'number', 'reason'),
    ...fixed('credit_notes', 'credit note', 'true'),
    ...tenantTable('client_credits', [
      'kind text not null',
      'amount bigint not null',
      'invoice_id uuid not null',
      'foreign key (entity_id, invoice_id) references invoices',
    ]),
    ...reference('client_credits', 'invoice_id'),
    ...fixed('client_credits', 'credit', 'true'),
  ],
};
