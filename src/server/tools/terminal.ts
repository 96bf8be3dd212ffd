/** The terminal of an operator's command: arguments, questions and progress. */
import type { Progress } from '../db/toolError';

export interface Terminal {
  env: NodeJS.ProcessEnv;
  /** Words after the command's name. */
  words: readonly string[];
  write(text: string): void;
  /** Whether it is an interactive terminal, where a line can be overwritten and a question asked. */
  isTty: boolean;
  /** Puts a question, and answers with the line that was typed. */
  ask(question: string): Promise<string>;
  /** Makes a path absolute, from where the command was given. */
  pathOf(name: string): string;
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
}

const WIDTH = 24;
/** Milliseconds between two progress lines: often on a terminal, seldom in a log. */
const OFTEN = 100;
const SELDOM = 5_000;

/** Draws one bar, over itself on a terminal, as a line now and then elsewhere; `end` leaves the line. */
export function progressBar({ write, isTty }: Pick<Terminal, 'write' | 'isTty'>): { progress: Progress; end(): void } {
  let last = 0;
  let drawn = false;
  return {
    progress({ what, done, total }) {
      const now = Date.now();
      if (now - last < (isTty ? OFTEN : SELDOM)) return;
      // In a log, work that is done at once needs no bar.
      if (last === 0 && !isTty) return void (last = now);
      last = now;
      const share = total > 0 ? Math.min(1, done / total) : 1;
      const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░');
      write(`${isTty ? '\r\u001b[2K' : ''}  ${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${what}${isTty ? '' : '\n'}`);
      drawn = isTty;
    },
    end() {
      if (drawn) write('\r\u001b[2K');
      drawn = false;
    },
  };
}

/** 12,345 */
export const counted = (value: number): string => value.toLocaleString('en-US');
