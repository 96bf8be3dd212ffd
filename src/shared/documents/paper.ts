/** What a printed document says, in one language and ready to be shown: its PDF and its page are both made from this. Rule: INV-5. */
import type { Language } from '../locale';

/** Issuer, recipient, or whom the document is about; each line is one line of the address, or a number with its name. */
export type PaperParty = { readonly label: string; readonly name: string; readonly lines: readonly string[] };

export type PaperFact = { readonly label: string; readonly value: string };

/** `strong`: the sums that a reader looks for. */
export type PaperSum = PaperFact & { readonly strong?: boolean };

/** `note`: a second, smaller line under the description, such as the period. The amounts stand on the right. */
export type PaperRow = {
  readonly description: string;
  readonly note: string | null;
  readonly qty: string;
  readonly price: string;
  readonly amount: string;
};

export type PaperTable = {
  /** The names of the columns: the row's number, then those of a row in their order. */
  readonly columns: readonly [string, string, string, string, string];
  readonly rows: readonly PaperRow[];
};

export type PaperNote = { readonly heading: string; readonly lines: readonly string[] };

/** `picture`: a `data:` address, or null. */
export type PaperSignature = {
  readonly greeting: string;
  readonly name: string;
  readonly picture: string | null;
  /** The strokes of a signature that was drawn on the screen, as an SVG path on a sheet of 600 × 200. */
  readonly strokes?: string;
  /** Under the name of who signs by hand: the licence. There is a line to sign on then. */
  readonly lines?: readonly string[];
};

/** The paper that a document is printed on: a roll of a receipt printer, whose length follows from the content; A5 lies on its side. */
export const paperSizes = ['80mm', 'A5', 'A4'] as const;
export type PaperSize = (typeof paperSizes)[number];

export type Paper = {
  readonly language: Language;
  /** A4 by default. */
  readonly size?: PaperSize;
  readonly brand: string;
  /** A picture that is shown instead of the brand, as a `data:` address. */
  readonly letterhead: string | null;
  /** `Tagihan` */
  readonly title: string;
  /** `INV/2026/11/0001`; empty for a draft. */
  readonly number: string;
  /** `Lunas`; null where nothing is to be said. */
  readonly status: string | null;
  readonly parties: readonly PaperParty[];
  readonly facts: readonly PaperFact[];
  readonly table: PaperTable | null;
  readonly sums: readonly PaperSum[];
  /** The amount in words; null for a document without an amount. */
  readonly words: PaperFact | null;
  readonly notes: readonly PaperNote[];
  /** The lines of a letter's text; an empty one is a gap, and `Name: value` has its values below each other. */
  readonly paragraphs?: readonly string[];
  /** Who signs for the issuer; null where nobody does. */
  readonly signature: PaperSignature | null;
  /** The text in the box for the stamp duty; null without a box (INV-8). */
  readonly dutyBox: string | null;
  /** The date of the document, `2026-11-16`: also the PDF's own date, so that it is the same whenever it is made. */
  readonly date: string;
  /** Without a path, with its ending. */
  readonly fileName: string;
};
