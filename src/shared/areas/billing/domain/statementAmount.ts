/** Amounts with the side of the account, as bank statements write them. Rule: INV-16. */
import { writtenAmount } from '#shared/domain/writtenAmount';

/** Words for money that went out, as banks write them behind the amount or in a column of their own. */
const OUT = ['d', 'db', 'dr', 'debit', 'debet', 'keluar', 'uang keluar', 'out', 'withdrawal', 'penarikan'];

/** The word behind or before an amount, such as `CR`, `DB`, `K` or `D`. */
const WORD = /(?:\b|(?<=\d))(?:CR|DB|DR|K|D|C|KREDIT|CREDIT|DEBET|DEBIT)\.?$|^(?:CR|DB|DR|KREDIT|CREDIT|DEBET|DEBIT)\b\.?/i;

const isOut = (side: string): boolean => OUT.includes(side.toLowerCase().replace(/\.$/, '').trim());

/**
 * The amount of a cell in rupiah, sen as a fraction: `527.250,00`, `527,250.00 CR`, `(500)`; below zero for money that went out.
 * @param side what another column says of the side, if there is one
 * @returns undefined for what is no amount
 */
export const statementAmount = (cell: string, side = ''): number | undefined => {
  const shown = cell.trim();
  const [own] = WORD.exec(shown) ?? [];
  const amount = writtenAmount(shown.replace(WORD, ''));
  return amount && isOut(own ?? side) ? -Math.abs(amount) : amount;
};
