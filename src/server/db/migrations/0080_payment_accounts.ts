/** Which of our bank accounts received a payment by transfer; once the payment is verified it is never another one. Rule: INV-20. */
import type { Migration } from '../migrate';
import { reference } from './statements';

/** What a payment that was verified or rejected never changes. */
const BOOKED = [
  'invoice_id',
  'entity_id',
  'method',
  'amount',
  'withheld',
  'paid_at',
  'reference',
  'bank_account_id',
  'status',
  'reverses_id',
  'deleted_at',
];

const isChanged = BOOKED.map((name) => `old.${name} is distinct from new.${name}`).join(' or ');

export const paymentAccounts: Migration = {
  name: '0080_payment_accounts',
  up: [
    'alter table payments add column if not exists bank_account_id uuid references bank_accounts',
    ...reference('payments', 'bank_account_id'),
    `create or replace function refuse_change_of_payments() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' or (old.status <> 'pending' and (${isChanged})) then
        raise exception 'payment % cannot be changed', old.id using errcode = 'restrict_violation';
      end if;
      return new;
    end
    $$`,
  ],
};
