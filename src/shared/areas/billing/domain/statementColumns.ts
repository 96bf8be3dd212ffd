/** The columns of a bank statement, as banks name them. Rule: INV-16. */

export type BankName = 'bca' | 'mandiri' | 'general';

/** What the columns are for. `amount` goes with `side` (CR or DB) or has a sign; `credit` holds only what came in, `debit` what went out. */
type Part = 'day' | 'text' | 'amount' | 'credit' | 'debit' | 'side' | 'reference';

/** The names that banks give their columns, in small letters. */
const NAMES: Readonly<Record<Part, readonly string[]>> = {
  day: ['date', 'tanggal', 'tanggal transaksi', 'tgl', 'tgl transaksi', 'transaction date', 'posting date', 'tanggal posting'],
  text: ['description', 'keterangan', 'uraian', 'deskripsi', 'remark', 'remarks', 'berita', 'transaction description'],
  amount: ['amount', 'jumlah', 'nominal', 'mutasi'],
  credit: ['credit', 'kredit', 'cr', 'credit amount', 'jumlah kredit'],
  debit: ['debit', 'debet', 'db', 'debit amount', 'jumlah debit', 'jumlah debet'],
  side: ['db/cr', 'cr/db', 'd/k', 'type', 'tipe', 'jenis', 'dk'],
  reference: ['reference no.', 'reference no', 'reference', 'referensi', 'no. referensi', 'no referensi', 'ref'],
};

/** What a general statement needs, as people call it. */
export const WANTED_COLUMNS = 'Tanggal, Keterangan, Jumlah';

/** English names of days and of amounts. */
const ENGLISH_DAY = ['date', 'transaction date', 'posting date'];
const ENGLISH_AMOUNT = ['amount', 'credit', 'credit amount'];

/** `width`: how many columns have a name or stand before one that has; `isEnglish`: those of the day and of the amount are English. */
export type Columns = {
  readonly bank: BankName;
  readonly width: number;
  readonly isEnglish: boolean;
  readonly places: Readonly<Record<Part, readonly number[]>>;
};

const small = (cell: string): string =>
  cell
    .toLowerCase()
    .replace(/["'\s]+/g, ' ')
    .trim();

const bankOf = (names: readonly string[]): BankName => {
  if (names.some((name) => name === 'branch' || name === 'cabang')) return 'bca';
  return names.some((name) => name === 'val. date' || name === 'value date' || name === 'transaction code') ? 'mandiri' : 'general';
};

/** The columns that a row names; undefined where it is no row of names. BCA leaves the name of the side (CR, DB) behind the amount empty. */
export const columnsIn = (row: readonly string[]): Columns | undefined => {
  const names = row.map(small);
  const placesOf = (part: Part) => names.flatMap((name, place) => (NAMES[part].includes(name) ? [place] : []));
  const parts = Object.keys(NAMES) as Part[];
  const places = Object.fromEntries(parts.map((part) => [part, placesOf(part)])) as Record<Part, number[]>;
  const [amount] = places.amount;
  if (amount !== undefined && !places.side.length && names[amount + 1] === '') places.side = [amount + 1];
  const isWhole = places.day.length && places.text.length && (places.amount.length || places.credit.length);
  const isEnglish = [ENGLISH_DAY, ENGLISH_AMOUNT].every((words) => names.some((name) => words.includes(name)));
  return isWhole ? { bank: bankOf(names), width: names.length, isEnglish, places } : undefined;
};

/** The row that most looks like names of columns: the first one with three words or more. */
export const namesShown = (rows: readonly (readonly string[])[]): string => {
  const row = rows.find((cells) => cells.filter((cell) => /^\p{L}/u.test(cell)).length >= 3) ?? rows[0] ?? [];
  return row.filter((cell) => cell !== '').join(', ');
};
