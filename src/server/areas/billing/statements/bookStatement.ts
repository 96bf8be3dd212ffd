/** Books the chosen lines of a bank statement as payments; all of them or none. Rules: INV-6, INV-16, INV-20. */
import type { BookedRow } from '#shared/areas/billing/bankStatements';
import { isUuid } from '#shared/kit/values';
import { Refusal } from '#server/refusal';
import { accountNumbered } from '../sql/bankAccounts';
import { lockMoneyOfInvoices } from '#server/repository/clientMoney';
import { lockStatements, rowsBooked, waitingProof } from '../sql/statementBills';
import type { Work } from '#server/repository/work';
import type { IdentifiedLine } from './statementLines';

export type Choice = { readonly row: number; readonly invoice: string };

const at = (place: number, field: keyof Choice): string => `/data/attributes/choices/${place}/${field}`;

/** The line of every choice. @throws Refusal where a row is no line that brought money, is chosen twice, or an invoice is no id */
const chosenLines = (lines: readonly IdentifiedLine[], choices: readonly Choice[]): IdentifiedLine[] => {
  const byRow = new Map(lines.map((line) => [line.row, line]));
  const seen = new Set<number>();
  const problems = choices.flatMap(({ row, invoice }, place) => {
    const isSound = byRow.has(row) && !seen.has(row);
    seen.add(row);
    return [
      ...(isSound ? [] : [{ code: 'not_an_option' as const, pointer: at(place, 'row') }]),
      ...(isUuid(invoice) ? [] : [{ code: 'invalid_id' as const, pointer: at(place, 'invoice') }]),
    ];
  });
  if (problems.length) throw new Refusal(problems);
  return choices.map(({ row }) => byRow.get(row)!);
};

/** The lines that brought money, and the number of the account that they are of, where the file gives it. */
export type BookedStatement = { readonly lines: readonly IdentifiedLine[]; readonly account: string | undefined };

/** Our account as payments name it; nothing where it is not known: then a proof keeps the account that the client chose. */
const receivedBy = async (work: Work, number: string | undefined) => {
  const account = number === undefined ? undefined : await accountNumbered(work.trx, number);
  return account ? { bank_account: { type: 'bank-accounts', id: account.id } } : {};
};

type Received = Awaited<ReturnType<typeof receivedBy>>;

/** Verifies the client's proof of this amount, or adds a payment of its own. Sen are left out: payments are in whole rupiah. */
const book = async (work: Work, invoice: string, line: IdentifiedLine, to: Received): Promise<BookedRow['result']> => {
  const amount = Math.floor(line.amount);
  const proof = await waitingProof(work.trx, invoice, amount);
  const seen = { ...to, reference: line.payment, paid_at: line.day };
  if (proof) await work.update('payment', proof, seen);
  const values = { ...seen, method: 'transfer', amount, invoice: { type: 'invoices', id: invoice } } as const;
  await work.run('payment', 'verify', proof ?? (await work.add('payment', values)));
  return proof ? 'proof_verified' : 'added';
};

/**
 * A line that was booked before is left out, so that the same file twice books nothing.
 * @throws Refusal with the pointers of the choices that cannot be booked
 */
export const bookStatement = async (work: Work, { lines, account }: BookedStatement, choices: readonly Choice[]): Promise<BookedRow[]> => {
  const to = await receivedBy(work, account);
  const chosen = chosenLines(lines, choices);
  await lockStatements(work.trx);
  await lockMoneyOfInvoices(
    work,
    choices.map(({ invoice }) => invoice),
  );
  const before = await rowsBooked(work.trx, lines, account);
  const booked: BookedRow[] = [];
  for (const [place, line] of chosen.entries()) {
    const id = choices[place]!.invoice;
    const invoice = await work.read('invoice', id, ['number', 'entity']);
    if (!invoice?.number) throw new Refusal([{ code: 'relation_missing', pointer: at(place, 'invoice') }]);
    const result = before.has(line.row) ? 'booked_before' : await book(work, id, line, to);
    const [after, client] = [await work.read('invoice', id, ['balance']), await work.read('entity', invoice.entity.id, ['name'])];
    const outcome = { row: line.row, result, number: invoice.number, client: client?.name ?? '', amount: Math.floor(line.amount) };
    booked.push({ ...outcome, balance: after?.balance ?? 0 });
  }
  return booked;
};
