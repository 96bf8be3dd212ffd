/** What uploads a bank statement: the file's text, and which of its lines pay which invoice. Rules: INV-13, INV-16, INV-25. */
import { dateOrders } from '../../domain/dateOrder';
import type { UnreadRow } from './domain/bankStatement';
import type { BankName } from './domain/statementColumns';
import type { Doubt, Suggestion } from './domain/statementMatch';
import { flag, integer, longText, oneOf, text } from '../../kit/fields';
import { owned } from '../../kit/owned';
import { defineInput } from '../../kit/resource';

/** Characters of a statement: thousands of lines, and less than the limit of a document. */
const MOST_CHARACTERS = 800_000;

const csv = longText({ required: true, max: MOST_CHARACTERS });

/** Which of the two numbers in a date comes first. It is asked for where the file leaves it open; otherwise the day does. */
const date_order = oneOf(dateOrders);

export const statementReading = defineInput('statementReading', '/bank-statements/reading', { attributes: { csv, date_order } });

export const statementBooking = defineInput('statementBooking', '/bank-statements/booking', {
  attributes: {
    csv,
    date_order,
    /** The row of the file, from 1, and the id of the invoice that its line pays. */
    choices: owned({ row: integer({ required: true, min: 1 }), invoice: text({ required: true, max: 36 }) }, { required: true }),
    /** Only tells what would be booked. */
    dry_run: flag(),
  },
});

/** A line of the statement that brought money. Rupiah, sen as a fraction. `booked`: it was booked before; `doubt`: what speaks against a match. */
export type StatementRow = {
  readonly row: number;
  readonly day: string;
  readonly amount: number;
  readonly text: string;
  readonly booked: boolean;
  readonly suggestion: Suggestion | null;
  readonly doubt: Doubt | null;
};

/** An invoice that can still be paid. */
export type OpenInvoice = { readonly id: string; readonly number: string; readonly client: string; readonly balance: number };

/** Our bank account in use that the statement is of. */
export type ReceivingAccount = { readonly id: string; readonly bank: string; readonly number: string };

export type StatementAnswer = {
  readonly bank: BankName;
  /** Null where the file names no account, or none of ours that is in use. */
  readonly account: ReceivingAccount | null;
  readonly rows: readonly StatementRow[];
  /** Rows of the file that cannot be read, the first 500. */
  readonly unread: readonly UnreadRow[];
  readonly unread_count: number;
  /** How many rows are of money that went out, and how many are sums, balances or names of columns. */
  readonly out: number;
  readonly sums: number;
  readonly open: readonly OpenInvoice[];
  /** Some dates of the file that can be read with the day or the month first: nothing else is answered until `date_order` says which. */
  readonly unsure_dates: readonly string[] | null;
};

/** What became of a chosen line: booked as a payment of its own, by verifying the client's proof, or left out as it was booked before. */
export type BookedRow = {
  readonly row: number;
  readonly result: 'added' | 'proof_verified' | 'booked_before';
  readonly number: string;
  readonly client: string;
  readonly amount: number;
  /** What is left to pay on the invoice afterwards. */
  readonly balance: number;
};
