/** Credit that is paid back to clients, and the limit above which two people do it. Rule: INV-21. */
import type { Migration } from '../migrate';
import { reference, search, sort, tenantTable, textSort, unique } from './statements';

/** What a payout never changes once it was paid or rejected; its state, reason and reference are the commands'. */
const BOOKED = ['entity_id', 'amount', 'method', 'recipient', 'requester_id', 'deleted_at'];

export const creditPayouts: Migration = {
  name: '0088_credit_payouts',
  up: [
    ...tenantTable('credit_payouts', [
      'number text',
      `status text not null default 'pending'`,
      'amount bigint not null check (amount > 0)',
      'method text not null',
      'recipient text not null',
      'reason text not null',
      'paid_at date',
      'reference text',
      'requester_id uuid references users',
    ]),
    'create unique index if not exists credit_payouts_id_unique on credit_payouts (id)',
    'drop index if exists credit_payouts_id',
    unique('credit_payouts', 'number'),
    ...reference('credit_payouts', 'requester_id'),
    ...textSort('credit_payouts', 'number', 'status'),
    ...sort('credit_payouts', 'amount', 'paid_at'),
    ...search('credit_payouts', 'number', 'reference'),
    `create or replace function refuse_change_of_credit_payouts() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' or (old.status <> 'pending' and (${BOOKED.map((name) => `old.${name} is distinct from new.${name}`).join(' or ')})) then
        raise exception 'credit payout % cannot be changed', old.id using errcode = 'restrict_violation';
      end if;
      return new;
    end
    $$`,
    `create or replace trigger credit_payouts_fixed before update or delete on credit_payouts
      for each row execute function refuse_change_of_credit_payouts()`,
    'alter table client_credits alter column invoice_id drop not null',
    'alter table client_credits add column if not exists payout_id uuid',
    ...reference('client_credits', 'payout_id'),
    `do $$ begin
      alter table client_credits add constraint client_credits_payout foreign key (entity_id, payout_id) references credit_payouts;
      alter table client_credits add constraint client_credits_about check (num_nonnulls(invoice_id, payout_id) = 1);
    exception when duplicate_object then null; end $$`,
    'alter table billing_terms add column if not exists payout_limit bigint not null default 1000000',
  ],
};
