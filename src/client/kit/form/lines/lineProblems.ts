/** Problems inside of owned lines, by the pointers that the rules and the server name them with: `/data/attributes/lines/2/qty`. */
import type { Problem } from '#shared/errors';
import { problemsIn, type FieldProblem } from '../fields';

const INSIDE = /^\/data\/attributes\/[^/]+\/(\d+)(?:\/([^/]+))?$/;

/** Which line a problem is in, from 0; undefined where it is about the field as a whole. */
export const lineOf = ({ pointer = '' }: Problem): number | undefined => {
  const at = INSIDE.exec(pointer)?.[1];
  return at === undefined ? undefined : Number(at);
};

/** Which value of which line a problem is about; undefined where it is about none in particular. */
export const cellOf = (problem: Problem): { readonly line: number; readonly name: string } | undefined => {
  const [line, name] = [lineOf(problem), INSIDE.exec(problem.pointer ?? '')?.[2]];
  return line === undefined || name === undefined ? undefined : { line, name };
};

/** The first problem of each cell, by line and name. */
export const problemsByLine = (problem: FieldProblem | undefined): Readonly<Record<number, Readonly<Record<string, Problem>>>> => {
  const found: Record<number, Record<string, Problem>> = {};
  for (const one of problemsIn(problem)) {
    const cell = cellOf(one);
    if (!cell) continue;
    const line = (found[cell.line] ??= {});
    line[cell.name] ??= one;
  }
  return found;
};
