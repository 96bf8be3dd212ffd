/** OpenAPI of the endpoints of payments. */
import type { paymentEndpoints } from '#shared/areas/billing/endpoints/payments';
import { unreadReasons } from '#shared/areas/billing/domain/bankStatement';
import { doubtReasons } from '#shared/areas/billing/domain/statementMatch';
import type { Descriptions } from './operations';
import { meta, whole, type Schema } from './schemas';

const text: Schema = { type: 'string' };
const whole0: Schema = { type: 'integer' };
const uuid: Schema = { type: 'string', format: 'uuid' };

const statement = whole({
  bank: { enum: ['bca', 'mandiri', 'general'] },
  rows: {
    type: 'array',
    description: 'The lines that brought money.',
    items: whole({
      row: whole0,
      day: { type: 'string', format: 'date' },
      amount: { type: 'number', description: 'Rupiah; sen are a fraction.' },
      text,
      booked: { type: 'boolean' },
      suggestion: { anyOf: [whole({ id: uuid, because: { enum: ['reference', 'client_and_amount', 'amount'] } }), { type: 'null' }] },
      doubt: { anyOf: [whole({ because: { enum: doubtReasons }, named: text }), { type: 'null' }] },
    }),
  },
  unread: {
    type: 'array',
    items: whole({ row: whole0, text, reason: { enum: unreadReasons }, cell: text }),
    description: 'Rows of the file that cannot be read, the first 500.',
  },
  unread_count: whole0,
  out: { ...whole0, description: 'How many rows are of money that went out.' },
  sums: { ...whole0, description: 'How many rows are sums, balances or names of columns.' },
  open: { type: 'array', items: whole({ id: uuid, number: text, client: text, balance: whole0 }) },
  unsure_dates: {
    anyOf: [{ type: 'array', items: text }, { type: 'null' }],
    description: 'Dates with the day or the month first. Where they are given, nothing is read until `date_order` says which.',
  },
});

const booked = {
  type: 'array',
  items: whole({
    row: whole0,
    result: { enum: ['added', 'proof_verified', 'booked_before'] },
    number: text,
    client: text,
    amount: whole0,
    balance: whole0,
  }),
};

export const paymentDescriptions: Descriptions<typeof paymentEndpoints> = {
  readBankStatement: {
    tag: 'payments',
    summary: 'Read a bank statement and suggest which invoice each line pays',
    answer: [200, 'The lines that brought money, with suggestions, and the invoices that can be paid.', meta(whole({ statement }))],
    refusals: ['statement.columns', 'statement.empty'],
  },
  bookBankStatement: {
    tag: 'payments',
    summary: 'Book chosen lines of a bank statement, or tell what would be booked',
    answer: [200, 'What became of each chosen line.', meta(whole({ booked }))],
    refusals: ['statement.columns', 'statement.empty', 'required', 'relation_missing', 'taken', 'payment.void'],
  },
  testGatewayNotice: {
    tag: 'payments',
    summary: 'Take a signed notice of the test gateway',
    answer: [200, 'What became of it.', meta(whole({ result: { enum: ['booked', 'repeated', 'ignored'] } }))],
    refusals: ['gateway.off', 'notice.signature', 'notice.stale', 'notice.invalid', 'notice.charge_unknown', 'notice.amount'],
  },
};
