/**
 * How hard a password is to guess, on the scale 0 (very weak) to 4 (very strong): one measure for the form and the server.
 * The dictionaries (common passwords, Indonesian words and names) have about 350 kB compressed and are loaded at the first use.
 * Rule: SGN-10.
 */
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

export type Score = 0 | 1 | 2 | 3 | 4;

/** How many of the most common passwords are refused whatever their strength. */
const COMMONEST = 10_000;

/** Characters that are measured: the work grows faster than the length, and further characters cannot make a password weaker. */
const MEASURED = 40;

/** How many substitutions of letters by signs (`p4$$`) are tried; each costs as much as measuring the password once. */
const SUBSTITUTIONS = 5;

type Tools = { readonly zxcvbn: ZxcvbnFactory; readonly commonest: ReadonlySet<string> };

const load = async (): Promise<Tools> => {
  const [{ ZxcvbnFactory: Factory }, common, indonesian] = await Promise.all([
    import(/* webpackChunkName: "password-strength" */ '@zxcvbn-ts/core'),
    import(/* webpackChunkName: "password-strength" */ '@zxcvbn-ts/language-common'),
    import(/* webpackChunkName: "password-strength" */ '@zxcvbn-ts/language-id'),
  ]);
  const dictionary = { ...common.dictionary, ...indonesian.dictionary };
  const zxcvbn = new Factory({ dictionary, graphs: common.adjacencyGraphs, maxLength: MEASURED, l33tMaxSubstitutions: SUBSTITUTIONS });
  return { zxcvbn, commonest: new Set(common.dictionary['passwords-common'].slice(0, COMMONEST).map(String)) };
};

let loading: Promise<Tools> | undefined;

/** The tools, loaded once; a load that failed (no network) is tried again by the next call. */
const tools = (): Promise<Tools> => {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};

/** One spelling of what was typed, to compare by. */
export const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The words of a name or an address. */
export const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** The part of an address before its @; a name is taken whole. */
export const localPartOf = (text: string): string => folded(text).split('@', 1)[0]!;

/**
 * Measures a password.
 * @param hints words that a guesser would try first: the person's name and e-mail
 */
export const measure = async (password: string, hints: readonly string[]): Promise<Score> =>
  (await tools()).zxcvbn.check(
    password.normalize('NFKC'),
    hints.flatMap((hint) => [localPartOf(hint), ...wordsOf(hint)]),
  ).score;

/** Whether it is one of the 10,000 passwords that people use most, whatever the letters' case. */
export const isCommon = async (password: string): Promise<boolean> => (await tools()).commonest.has(folded(password));
