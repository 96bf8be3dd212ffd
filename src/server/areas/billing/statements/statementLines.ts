/** A bank statement as the server reads it: each line with the reference that its payment has. Rule: INV-16. */
import { createHash } from 'node:crypto';
import { lineIdentities, readStatement, WANTED_COLUMNS, type ReadLine, type Statement } from '#shared/areas/billing/domain/bankStatement';
import { dayOf, defaultZone } from '#shared/domain/calendarDays';
import { Refusal } from '#server/refusal';

const POINTER = '/data/attributes/csv';

/** The most characters of a payment's reference. */
const LONGEST = 60;

export type ReferredLine = ReadLine & { readonly payment: string };

/** The bank's own reference where it gives one that no other line of the file has; else one made of all that the line says. */
const referencesOf = (lines: readonly ReadLine[]): string[] => {
  const identities = lineIdentities(lines);
  return lines.map(({ day, reference }, at) => {
    const isOwn = reference !== null && reference.length <= LONGEST && lines.filter((one) => one.reference === reference).length === 1;
    const hash = createHash('sha256').update(identities[at]!).digest('hex').slice(0, 16).toUpperCase();
    return isOwn ? reference : `${day.replaceAll('-', '')}-${hash}`;
  });
};

/** @throws Refusal `statement.columns` with the names that were found and those that are wanted, `statement.empty` */
export const statementLines = (csv: string, now: Date): Omit<Statement, 'lines'> & { readonly lines: readonly ReferredLine[] } => {
  const read = readStatement(csv, dayOf(now.toISOString(), defaultZone));
  if ('found' in read)
    throw new Refusal([{ code: 'statement.columns', pointer: POINTER, meta: { found: read.found || '–', wanted: WANTED_COLUMNS } }]);
  if (!read.lines.length) throw new Refusal([{ code: 'statement.empty', pointer: POINTER }]);
  const references = referencesOf(read.lines);
  return { ...read, lines: read.lines.map((line, at) => ({ ...line, payment: references[at]! })) };
};
