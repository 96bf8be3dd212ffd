/** A bank statement as the server reads it: each line with what tells it from every other. Rules: INV-16, INV-25. */
import { createHash } from 'node:crypto';
import {
  lineIdentities,
  type NoStatement,
  type OrderWanted,
  type ReadLine,
  type Statement,
} from '#shared/areas/billing/domain/bankStatement';
import { WANTED_COLUMNS } from '#shared/areas/billing/domain/statementColumns';
import { Refusal } from '#server/refusal';

const POINTER = '/data/attributes/csv';

/** The most characters of a payment's reference. */
const LONGEST = 60;

/** Last digits of an account's number that tell our accounts apart. */
const TAIL = 6;

export const accountTail = (digits: string): string => digits.slice(-TAIL);

/** `identity`: its day and a hash of all that the line says; `payment`: the reference that its payment gets, which begins with the identity. */
export type IdentifiedLine = ReadLine & { readonly identity: string; readonly payment: string };

const identityOf = (day: string, said: string): string =>
  `${day.replaceAll('-', '')}-${createHash('sha256').update(said).digest('hex').slice(0, 16).toUpperCase()}`;

/** The bank's reference stands behind the identity, so that people find it; alone it tells nothing: it may be `TUNAI` on every line. */
const paymentReference = (identity: string, account: string | undefined, reference: string | null): string =>
  [account ? `${identity}-${accountTail(account)}` : identity, reference?.replace(/[\p{C}\s]+/gu, ' ').trim()]
    .filter(Boolean)
    .join(' ')
    .slice(0, LONGEST)
    .trim();

export type IdentifiedStatement = Omit<Statement, 'lines'> & { readonly lines: readonly IdentifiedLine[] };

/**
 * @param account the number that the file names
 * @returns some of its dates, where a person has to tell their order first
 * @throws Refusal `statement.columns` with the names that were found and those that are wanted; `statement.empty` where all rows were read and
 * none brought money
 */
export const statementLines = (
  read: Statement | NoStatement | OrderWanted,
  account: string | undefined,
): IdentifiedStatement | OrderWanted => {
  if ('found' in read)
    throw new Refusal([{ code: 'statement.columns', pointer: POINTER, meta: { found: read.found || '–', wanted: WANTED_COLUMNS } }]);
  if ('dates' in read) return read;
  if (!read.lines.length && !read.unread.length) throw new Refusal([{ code: 'statement.empty', pointer: POINTER }]);
  const said = lineIdentities(read.lines);
  const lines = read.lines.map((line, at) => {
    const identity = identityOf(line.day, said[at]!);
    return { ...line, identity, payment: paymentReference(identity, account, line.reference) };
  });
  return { ...read, lines };
};
