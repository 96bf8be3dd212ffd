/** Fills placeholders in texts; sentences with an empty value are left out, so that pages read well with few settings. Rule: SIT-4. */
import type { SiteData } from '#shared/site';
import { formatNumber } from '../../ui/formats';
import { bankAccountOf, trialDaysOf } from './siteFacts';

/** A sentence or paragraph. One with an empty placeholder is left out; `unless` says what to say then instead. */
export type Saying = string | { readonly unless: string; readonly text: string };

export type Block =
  | Saying
  | { readonly list: readonly Saying[] }
  | { readonly caption: string; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

export type Section = { readonly id: string; readonly title: string; readonly blocks: readonly Block[] };

/** A document such as the terms: numbered sections, of which each can be linked to. */
export type LegalText = {
  readonly title: string;
  readonly lead: readonly Saying[];
  readonly contents: string;
  readonly version: string;
  readonly sections: readonly Section[];
};

/** An answered question; left out where one of the settings that it needs is empty. Answers are paragraphs, and may hold `[words](address)`. */
export type Question = {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly Saying[];
  readonly needs?: readonly string[];
};

export type Values = Readonly<Record<string, string>>;

/** What the placeholders stand for: the settings that are words, and what follows from settings and catalogue. */
export const valuesOf = (site: SiteData): Values => {
  const { settings, catalogue } = site;
  const words = Object.entries(settings).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const days = trialDaysOf(catalogue);
  const tax = catalogue?.tax?.pkp ? catalogue.tax : undefined;
  return {
    ...Object.fromEntries(words),
    provider: settings.legal_name || settings.brand,
    bank_accounts: (catalogue?.accounts ?? []).map(bankAccountOf).join('; '),
    trial_days: days > 0 ? String(days) : '',
    ppn_rate: tax ? formatNumber(tax.rate, site.language) : '',
    dpp_share: tax ? `${tax.dpp_num}/${tax.dpp_den}` : '',
  };
};

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** The text with its placeholders filled; undefined when one of them is empty. */
export const fill = (text: string, values: Values): string | undefined => {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name]) => name!);
  return names.every((name) => values[name]) ? text.replace(PLACEHOLDER, (_, name: string) => values[name]!) : undefined;
};

/** What is said of these, in order. */
export const said = (sayings: readonly Saying[], values: Values): readonly string[] =>
  sayings.flatMap((saying) => {
    if (typeof saying !== 'string') return values[saying.unless] ? [] : (fill(saying.text, values) ?? []);
    return fill(saying, values) ?? [];
  });

/** The questions that can be answered here, each as it is read: for the page, and for search engines. */
export const answered = (questions: readonly Question[], values: Values) =>
  questions
    .filter(({ needs = [] }) => needs.every((name) => values[name]))
    .map(({ id, question, answer }) => ({ id, question, answer: said(answer, values) }));

/** `[words](address)` is a link, `**words**` are strong. */
const MARKED = /\[([^\][]+)\]\(([^()]+)\)|\*\*([^*]+)\*\*/g;

export type Piece = { readonly text: string; readonly href?: string; readonly strong?: true };

/** A text in pieces: words, and the links and strong words among them. */
export const piecesOf = (text: string): readonly Piece[] => {
  let end = 0;
  const pieces = [...text.matchAll(MARKED)].flatMap((match): Piece[] => {
    const before = { text: text.slice(end, match.index) };
    end = match.index + match[0].length;
    return [before, match[3] ? { text: match[3], strong: true } : { text: match[1]!, href: match[2]! }];
  });
  return [...pieces, { text: text.slice(end) }].filter((piece) => piece.text !== '');
};

/** The words alone. */
export const plainOf = (text: string): string =>
  piecesOf(text)
    .map((piece) => piece.text)
    .join('');
