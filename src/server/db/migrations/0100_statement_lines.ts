/** Finds the payment of a line of a bank statement by the identity with which its reference begins. Rule: INV-26. */
import type { Migration } from '../migrate';

export const statementLinesBooked: Migration = {
  name: '0100_statement_lines',
  up: ['create index if not exists payments_statement_line on payments (left(lower(reference), 25)) where reference is not null'],
};
