/** Which open invoice a line of a bank statement pays. It only suggests: a person decides. Rule: INV-13. */

/** A credit on the operator's account. `text` is what the bank shows of it: name, note and reference. */
export type StatementLine = { readonly day: string; readonly amount: number; readonly text: string };

export type OpenBill = {
  readonly id: string;
  /** `INV/2026/11/0007` */
  readonly number: string;
  /** The reference that the client was asked to write, such as `NADI-7K3QX`. */
  readonly reference: string;
  readonly client: string;
  readonly balance: number;
};

/**
 * `reference`: the line names the invoice. `client_and_amount`: it names the client, and the amount is that of one open invoice of theirs.
 * `amount`: only the amount fits, and it fits one invoice alone.
 */
export type Suggestion = { readonly id: string; readonly because: 'reference' | 'client_and_amount' | 'amount' };

export const doubtReasons = ['other_invoice', 'other_client', 'several_invoices', 'other_line', 'above_balance'] as const;

/**
 * What speaks against a match: the line names an invoice that is not open, another client, several open invoices, or one that another line
 * pays; or its amount is larger than what is open of the invoice that it names, which is suggested all the same. `named`: which.
 */
export type Doubt = { readonly because: (typeof doubtReasons)[number]; readonly named: string };

export type Match = { readonly suggestion: Suggestion | null; readonly doubt: Doubt | null };

/** Banks write a text in capitals and put spaces or nothing where a person wrote signs. */
const bare = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Words that many names of clients contain: they identify nobody. */
const COMMON = new Set(['KLINIK', 'PRATAMA', 'UTAMA', 'RUMAH', 'SAKIT', 'RS', 'DOKTER', 'DR', 'PT', 'CV', 'SEHAT', 'MEDIKA', 'APOTEK']);

const wordsIn = (text: string): string[] => text.toUpperCase().split(/[^A-Z0-9]+/);

/** The words of a name that identify it; all of its words where all are common. */
const namesOf = (client: string): string[] => {
  const words = wordsIn(client).filter((word) => word.length > 2);
  const own = words.filter((word) => !COMMON.has(word));
  return own.length ? own : words;
};

/** The numbers and notes of invoices, as a bank may write them: `INV/2026/11/0007`, `INV2026110007`, `NADI 26 0007 U`. */
const INVOICE = /INV[^A-Z0-9]?20\d{2}[^A-Z0-9]?\d{2}[^A-Z0-9]?\d{4,}|NADI[^A-Z0-9]?\d{2}[^A-Z0-9]?\d{4,}[^A-Z0-9]?[A-Z]?/i;

/** An open invoice with what the text of a line is searched for. */
type Bill = OpenBill & { readonly marks: readonly string[]; readonly names: readonly string[] };

const billOf = (bill: OpenBill): Bill => ({ ...bill, marks: [bare(bill.reference), bare(bill.number)], names: namesOf(bill.client) });

/** Numbers and notes have one of these; most lines have neither. */
const namedBy = (shown: string, bills: readonly Bill[]): readonly Bill[] =>
  /INV|NADI/.test(shown) ? bills.filter(({ marks }) => marks.some((mark) => shown.includes(mark))) : [];

const isPartOf = (names: readonly string[], words: { has(word: string): boolean }): boolean =>
  names.length > 0 && names.every((name) => words.has(name));

/** The names of all clients, by the first word that identifies each. */
type Clients = ReadonlyMap<string, readonly { readonly client: string; readonly names: readonly string[] }[]>;

const byFirstWord = (clients: readonly string[]): Clients => {
  const found = new Map<string, { client: string; names: readonly string[] }[]>();
  for (const client of clients) {
    const names = namesOf(client);
    const [first = ''] = names;
    found.set(first, [...(found.get(first) ?? []), { client, names }]);
  }
  return found;
};

/** A client of ours whom the line names, other than the one that is meant. Whole words only: a short name is part of many words. */
const otherNamed = (text: string, { names }: Bill, clients: Clients) => {
  const words = new Set(wordsIn(text));
  const meant = new Set(names);
  return [...words].flatMap((word) => clients.get(word) ?? []).find((one) => isPartOf(one.names, words) && !isPartOf(one.names, meant));
};

/** `open`: the invoices that can be suggested; `all`: with those that another line pays. */
type Known = { readonly open: readonly Bill[]; readonly all: readonly Bill[]; readonly clients: Clients };

const nothing: Match = { suggestion: null, doubt: null };

const onlyOf = (fits: readonly Bill[], because: Suggestion['because']): Match =>
  fits.length === 1 ? { ...nothing, suggestion: { id: fits[0]!.id, because } } : nothing;

/** What a line pays by its amount, where it names no invoice. */
const matchByAmount = ({ amount, text }: StatementLine, { open, clients }: Known): Match => {
  const equal = open.filter(({ balance }) => balance === amount);
  const shown = bare(text);
  const mentioned = equal.filter(({ names }) => names.length > 0 && names.every((name) => shown.includes(name)));
  const [bill] = mentioned.length === 1 ? mentioned : equal;
  if (!bill || (mentioned.length !== 1 && equal.length !== 1)) return nothing;
  const other = otherNamed(text, bill, clients);
  // Anyone who pays for a client is often named, too: then only a longer name, of which the client's name is a part, is the better sign.
  const isDoubted = other && (!mentioned.length || isPartOf(bill.names, new Set(other.names)));
  if (isDoubted) return { suggestion: null, doubt: { because: 'other_client', named: other.client } };
  return onlyOf([bill], mentioned.length ? 'client_and_amount' : 'amount');
};

/** What a line pays that names open invoices, also where another line pays them. */
const matchByName = ({ amount }: StatementLine, named: readonly Bill[], open: readonly Bill[]): Match => {
  const [bill, ...more] = named as [Bill, ...Bill[]];
  if (more.length) return { suggestion: null, doubt: { because: 'several_invoices', named: named.map(({ number }) => number).join(', ') } };
  const above = amount > bill.balance ? ({ because: 'above_balance', named: bill.number } as const) : null;
  if (open.includes(bill)) return { suggestion: { id: bill.id, because: 'reference' }, doubt: above };
  return { suggestion: null, doubt: above ?? { because: 'other_line', named: bill.number } };
};

/** The match of one line; nothing where nothing fits, or where several invoices fit equally well. */
const matchAmong = (line: StatementLine, known: Known): Match => {
  const named = namedBy(bare(line.text), known.all);
  if (named.length) return matchByName(line, named, known.open);
  const other = INVOICE.exec(line.text)?.[0].trim();
  return other ? { suggestion: null, doubt: { because: 'other_invoice', named: other } } : matchByAmount(line, known);
};

/** From the surest to the least sure. */
const RANKS: readonly ((match: Match) => boolean)[] = [
  ({ suggestion, doubt }) => suggestion?.because === 'reference' && !doubt,
  ({ suggestion }) => suggestion?.because === 'reference',
  ({ suggestion }) => suggestion?.because === 'client_and_amount',
  ({ suggestion }) => suggestion?.because === 'amount',
];

/**
 * The matches of a whole statement, in its order. An invoice is suggested once: the better reason first, then the earlier line.
 * @param clients the names of all our clients, also of those without an open invoice
 */
export const matchesOf = (lines: readonly StatementLine[], open: readonly OpenBill[], clients: readonly string[] = []): Match[] => {
  const found: (Match | undefined)[] = lines.map(() => undefined);
  const all = open.map(billOf);
  const known = { open: all, all, clients: byFirstWord(clients) };
  for (const isOfRank of RANKS) {
    lines.forEach((line, at) => {
      const match = found[at] ? undefined : matchAmong(line, known);
      if (!match || !isOfRank(match)) return;
      found[at] = match;
      known.open = known.open.filter(({ id }) => id !== match.suggestion!.id);
    });
  }
  // Why nothing is suggested is said of all invoices, also of those that another line pays.
  const doubtOf = (line: StatementLine) => matchAmong(line, known).doubt ?? matchAmong(line, { ...known, open: all }).doubt;
  return lines.map((line, at) => found[at] ?? { suggestion: null, doubt: doubtOf(line) });
};
