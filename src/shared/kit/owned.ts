/** What a record owns: its lines, and the number that it is given. Decision 36. */
import type { NumberPattern } from '../domain/documentNumber';
import { always, readOnly, settle, text, type Field } from './fields';

/** What each owned line has, in order, and what follows from its values. */
export type Lines = {
  readonly fields: Readonly<Record<string, Field>>;
  /** The read-only values of a line. It is given tidied values, of which some may be missing or wrong. */
  readonly derive?: (line: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
};

/** How and when a record gets its number. */
export type Numbered = {
  readonly pattern: NumberPattern;
  /** The counter's name; where the year is part of the number, each year has its own. */
  readonly counter: string;
  /** `add`, or the command that gives it. */
  readonly at: string;
  /** What stands before the numbers of sandboxes, which are counted apart. */
  readonly sandbox?: string;
  /** Each client has a sequence of its own, and its days are those of its zone. */
  readonly per?: 'client';
};

type ValueOf<F> = F extends { readonly is?: () => infer T } ? T : never;
type IsReadOnly<F> = F extends { readonly mode: 'r' } ? true : false;

/** One line as a record has it; who writes lines leaves out what follows from the others. */
type LineOf<A> = { readonly [K in keyof A as IsReadOnly<A[K]> extends true ? never : K]: ValueOf<A[K]> } & {
  readonly [K in keyof A as IsReadOnly<A[K]> extends true ? K : never]?: ValueOf<A[K]>;
};

/**
 * Lines that belong to the record: an ordered list that is stored in a table of its own, and otherwise is one value of the record. It is
 * checked, saved, versioned, audited, deleted, restored and exported with it. Lines have neither uploads nor secrets nor instants.
 * @param options.required at least one line @param options.max lines, 200 by default @param options.derive see `Lines`
 */
export const owned = <const A extends Readonly<Record<string, Field<unknown, 'rw' | 'r'>>>>(
  fields: A,
  { required = false, max = 200, derive }: { required?: boolean; max?: number; derive?: NonNullable<Lines['derive']> } = {},
) =>
  settle<readonly LineOf<A>[], typeof always>('owned', always, {
    min: required ? 1 : 0,
    max,
    ...(!required && { initial: [] }),
    lines: { fields, ...(derive && { derive }) },
  });

/** A number without gaps, such as `INV/2026/11/0001`: given by the server, once, from a counter (INV-3). */
export const numbered = (pattern: NumberPattern, options: Omit<Numbered, 'pattern'>) =>
  readOnly({ ...text({ max: 40 }), numbered: { pattern, ...options } });
