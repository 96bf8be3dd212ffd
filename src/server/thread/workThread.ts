/**
 * A second thread for expensive work that is pure (tasks.ts): drawing a PDF, reading the body of a mail or a bank statement. Meanwhile the main thread answers
 * requests. The thread starts with its first task, does one at a time, and is replaced when it ends.
 */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { turns } from '../workQueue';
import type { Tasks } from './tasks';

/** What the thread is asked, and what it answers. */
export type Question = { readonly task: keyof Tasks; readonly input: unknown };
export type Answer = { readonly value: unknown } | { readonly error: unknown };

/** A task without an answer: the thread ended, or was ended because the task took too long or the server closes. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded';
  /** By which http/libraryErrors knows it. */
  readonly code = 'ERR_THREAD_ENDED';
}

export type WorkThread = {
  /** Does a task when it is its turn; anyone who asks limits how many wait. @throws ThreadEnded, and what the task throws */
  run<T extends keyof Tasks>(task: T, input: Parameters<Tasks[T]>[0]): Promise<Awaited<ReturnType<Tasks[T]>>>;
  /** Ends the thread. A task under way, and each one that waits, fails. */
  close(): Promise<void>;
};

export type ThreadParts = {
  /** The file that runs in the thread. */
  readonly program?: string;
  /** Milliseconds for one task. */
  readonly limit?: number;
};

/** Next to us both in a built server, where we are part of a bundle, and in the source. */
const PROGRAM = fileURLToPath(new URL('./program.mjs', import.meta.url));

/** The longest documents and the largest mails take a few seconds on a busy machine, and so does the start of the thread. */
const LIMIT = 30_000;

/** Megabytes. A task that needs more ends the thread, and not the server. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

/** The bytes as a Buffer, which is what they were before they came from another thread. */
export const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, byteLength);

/** The answer of the thread. @throws when there is none: ThreadEnded, or why the thread failed */
const answerOf = async (thread: Worker, question: Question, limit: number): Promise<Answer> => {
  thread.postMessage(question);
  const answered = new AbortController();
  const { signal } = answered;
  const late = sleep(limit, undefined, { signal }).then(() => {
    throw new ThreadEnded(`${question.task} took more than ${limit} ms`);
  });
  const ended = once(thread, 'exit', { signal }).then(() => {
    throw new ThreadEnded(`the thread ended during ${question.task}`);
  });
  try {
    const [answer] = (await Promise.race([once(thread, 'message', { signal }), late, ended])) as [Answer];
    return answer;
  } finally {
    answered.abort();
  }
};

/** The thread of one server. */
export function workThread({ program = PROGRAM, limit = LIMIT }: ThreadParts = {}): WorkThread {
  const inTurn = turns({ atOnce: 1, mostWaiting: Infinity });
  let current: Worker | undefined;
  let isClosed = false;

  const started = (): Worker => {
    if (isClosed) throw new ThreadEnded('the server closes');
    if (current) return current;
    const thread = new Worker(program, { resourceLimits });
    // Anyone who waits for an answer hears of its end; between two tasks nobody does, and the next task starts another thread.
    const forget = (): void => {
      if (current === thread) current = undefined;
    };
    current = thread.on('error', forget).on('exit', forget);
    return thread;
  };
  const ask = async (question: Question): Promise<Answer> => {
    const thread = started();
    try {
      return await answerOf(thread, question, limit);
    } catch (error) {
      current = undefined;
      await thread.terminate();
      throw error instanceof ThreadEnded ? error : new ThreadEnded(`the thread failed during ${question.task}`, { cause: error });
    }
  };
  return {
    run: async (task, input) => {
      const answer = await inTurn(() => ask({ task, input }));
      if ('error' in answer) throw answer.error;
      return answer.value as never;
    },
    close: async () => {
      isClosed = true;
      await current?.terminate();
    },
  };
}
