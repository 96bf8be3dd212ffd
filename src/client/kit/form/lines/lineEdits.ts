/** What a person does to owned lines: adding, removing, moving, pasting from a spreadsheet. Pure: lines in, lines out. */
import type { Field } from '#shared/kit/fields';
import type { Language } from '#shared/locale';
import { isNumberKind, numberTexts } from '../../numbers';
import type { FormField } from '../fields';

export type Line = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, Field>>;

/** Names of the values that a person types, in their order. */
export const typedNames = (fields: Fields): string[] => Object.keys(fields).filter((name) => fields[name]!.mode !== 'r');

export const emptyLine = (fields: Fields): Line =>
  Object.fromEntries(typedNames(fields).map((name) => [name, fields[name]!.initial ?? null]));

export const inserted = <T>(all: readonly T[], at: number, one: T): T[] => [...all.slice(0, at), one, ...all.slice(at)];
export const removed = <T>(all: readonly T[], at: number): T[] => all.filter((_, index) => index !== at);
export const moved = <T>(all: readonly T[], from: number, to: number): T[] => inserted(removed(all, from), to, all[from]!);

/** Whether a text is cells of a spreadsheet rather than one value. */
export const isTable = (text: string): boolean => /[\t\n]/.test(text.trimEnd());

const cellsOf = (text: string): string[][] => {
  const rows = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n');
  while (rows.length > 1 && rows.at(-1) === '') rows.pop();
  return rows.map((row) => row.split('\t'));
};

/** A pasted cell as the value of its field; what cannot be read stays text, for the rules to refuse. */
const valueOf = ({ kind }: Field, { options = {} }: Pick<FormField, 'options'>, cell: string, language: Language): unknown => {
  const text = cell.trim();
  if (text === '') return null;
  if (isNumberKind(kind)) return numberTexts[kind].read(text, language) ?? text;
  const named = Object.entries(options).find(([, label]) => label.toLowerCase() === text.toLowerCase());
  return named ? named[0] : text;
};

export type Pasted = { readonly lines: readonly Line[]; readonly count: number; readonly left: number };

/**
 * The lines with the cells of a spreadsheet in them, from one cell on: to the right over what a person types, and down, with new lines at the end.
 * @returns how many lines were written, and how many rows had no room
 */
export const pasted = (
  lines: readonly Line[],
  fields: Fields,
  words: readonly FormField[],
  from: { readonly line: number; readonly name: string },
  text: string,
  { max, language }: { readonly max: number; readonly language: Language },
): Pasted => {
  const rows = cellsOf(text);
  const names = typedNames(fields);
  const first = Math.max(names.indexOf(from.name), 0);
  const fitting = rows.slice(0, Math.max(max - from.line, 0));
  const next = [...lines];
  fitting.forEach((cells, row) => {
    const values = cells.slice(0, names.length - first).map((cell, column): [string, unknown] => {
      const name = names[first + column]!;
      return [name, valueOf(fields[name]!, words.find((one) => one.name === name) ?? {}, cell, language)];
    });
    next[from.line + row] = { ...(next[from.line + row] ?? emptyLine(fields)), ...Object.fromEntries(values) };
  });
  return { lines: next, count: fitting.length, left: rows.length - fitting.length };
};
