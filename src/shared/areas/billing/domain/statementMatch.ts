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

/** Banks write a text in capitals and put spaces or nothing where a person wrote signs. */
const bare = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Words that many names of clients contain: they identify nobody. */
const COMMON = new Set(['KLINIK', 'PRATAMA', 'UTAMA', 'RUMAH', 'SAKIT', 'RS', 'DOKTER', 'DR', 'PT', 'CV', 'SEHAT', 'MEDIKA', 'APOTEK']);

/** The words of a name that identify it; all of its words where all are common. */
const namesOf = (client: string): string[] => {
  const words = client
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word.length > 2);
  const own = words.filter((word) => !COMMON.has(word));
  return own.length ? own : words;
};

const mentions = (text: string, { client }: OpenBill): boolean => {
  const names = namesOf(client);
  return names.length > 0 && names.every((name) => text.includes(name));
};

/** The suggestion for one line; undefined where nothing fits, or where several invoices fit equally well. */
export const suggestionFor = ({ amount, text }: StatementLine, open: readonly OpenBill[]): Suggestion | undefined => {
  const shown = bare(text);
  const only = (fits: readonly OpenBill[], because: Suggestion['because']): Suggestion | undefined =>
    fits.length === 1 ? { id: fits[0]!.id, because } : undefined;
  const named = open.filter(({ number, reference }) => shown.includes(bare(reference)) || shown.includes(bare(number)));
  if (named.length) return only(named, 'reference');
  const equal = open.filter(({ balance }) => balance === amount);
  return (
    only(
      equal.filter((bill) => mentions(shown, bill)),
      'client_and_amount',
    ) ?? only(equal, 'amount')
  );
};

/** The suggestions for a whole statement, in its order. An invoice is suggested once: the better reason first, then the earlier line. */
export const suggestionsFor = (lines: readonly StatementLine[], open: readonly OpenBill[]): (Suggestion | undefined)[] => {
  const found: (Suggestion | undefined)[] = lines.map(() => undefined);
  const taken = new Set<string>();
  for (const reason of ['reference', 'client_and_amount', 'amount'] as const) {
    lines.forEach((line, at) => {
      if (found[at]) return;
      const suggestion = suggestionFor(
        line,
        open.filter(({ id }) => !taken.has(id)),
      );
      if (suggestion?.because !== reason) return;
      found[at] = suggestion;
      taken.add(suggestion.id);
    });
  }
  return found;
};
