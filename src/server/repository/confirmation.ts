/** Warnings that a person has to confirm before a write is done. Decision 88. */
import { isOverride, type Problem } from '#shared/errors';
import type { Confirmation } from '#shared/jsonapi';
import { Refusal } from '../refusal';
import type { WriteContext } from './writeContext';

type Asked = Pick<WriteContext, 'asked' | 'act' | 'lines'>;

/**
 * Ends a write whose warnings are not all confirmed; of one that is confirmed, the lines of what the person asked for keep the codes and the reason.
 * @throws Refusal `confirm.needed`, followed by every warning
 */
export const settleWarnings = ({ asked, act, lines }: Asked): void => {
  if (!asked.length) return;
  const { codes, reason }: Confirmation = act.confirmation ?? { codes: [] };
  const needed: Problem = { code: 'confirm.needed' };
  const isSettled = (warning: Problem) => codes.includes(warning.code) && (!isOverride(warning) || Boolean(reason?.trim()));
  if (!asked.every(isSettled)) throw new Refusal([needed, ...asked]);
  const confirmed = [...new Set(asked.map(({ code }) => code))];
  for (const [at, line] of lines.entries())
    if (line.causeId === null) lines[at] = { ...line, input: { ...line.input, confirmed, ...(reason !== undefined && { reason }) } };
};
