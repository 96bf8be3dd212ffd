/** A queue for expensive work (CPU, memory, connections): a few tasks run at the same time, the others wait. */

/** Thrown when the queue is full or the waiting time is over. http/errors answers it with `rate.limited`. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

export type Room = {
  /** Tasks that run at the same time, in all and for one key (no own limit for a key unless given). */
  readonly atOnce: number;
  readonly atOnceEach?: number;
  /** Tasks that may wait, in all and for one key; one more is refused. */
  readonly mostWaiting: number;
  readonly mostWaitingEach?: number;
  /** Milliseconds that a task waits before it is refused; without a limit unless given. */
  readonly patience?: number;
};

export type Waiter = {
  /** Whose work it is: a person, a network. */
  readonly key?: string;
  /** Asked by work that has to wait: its signal ends the waiting and frees the place in the queue. Running work is not interrupted. */
  readonly leaving?: () => AbortSignal;
};

/** Runs `work` when it is its turn. @throws QueueFull, the reason of an aborted signal, and what `work` throws */
export type InQueue = <T>(work: () => Promise<T>, waiter?: Waiter) => Promise<T>;

/** The number of running tasks, in all and for each key. */
function runningIn({ atOnce, atOnceEach = atOnce }: Room) {
  const each = new Map<string, number>();
  let all = 0;
  return {
    hasRoom: (key: string): boolean => all < atOnce && (each.get(key) ?? 0) < atOnceEach,
    add(key: string, change: 1 | -1): void {
      all += change;
      const now = (each.get(key) ?? 0) + change;
      if (now) each.set(key, now);
      else each.delete(key);
    },
  };
}

/** The waiting tasks: first come, first served within a key; the keys are served one after another. */
function waitingIn({ mostWaiting, mostWaitingEach = mostWaiting }: Room) {
  const queues = new Map<string, readonly (() => void)[]>();
  let all = 0;
  const leave = (key: string, start: () => void): void => {
    const rest = queues.get(key)!.filter((one) => one !== start);
    all--;
    // The key moves to the end of the order: the next place goes to another key.
    queues.delete(key);
    if (rest.length) queues.set(key, rest);
  };
  return {
    leave,
    enter(key: string, start: () => void): void {
      const queue = queues.get(key) ?? [];
      if (all >= mostWaiting || queue.length >= mostWaitingEach) throw new QueueFull();
      queues.set(key, [...queue, start]);
      all++;
    },
    startFirst(hasRoom: (key: string) => boolean): void {
      const found = [...queues].find(([key]) => hasRoom(key));
      if (!found) return;
      const [key, [start]] = found;
      leave(key, start!);
      start!();
    },
  };
}

/** A new queue of this process. */
export function turns(room: Room): InQueue {
  const running = runningIn(room);
  const waiting = waitingIn(room);

  const wait = (key: string, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = (reason: unknown): void => {
        waiting.leave(key, start);
        stopWatching();
        reject(reason);
      };
      const giveUp = (): void => leave(signal!.reason);
      // The place is reserved here, so that a new task cannot take it first.
      const start = (): void => {
        stopWatching();
        running.add(key, 1);
        resolve();
      };
      waiting.enter(key, start);
      signal?.addEventListener('abort', giveUp, { once: true });
      const timer = room.patience === undefined ? undefined : setTimeout(() => leave(new QueueFull()), room.patience);
      const stopWatching = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      };
    });

  return async (work, { key = '', leaving } = {}) => {
    if (running.hasRoom(key)) running.add(key, 1);
    else await wait(key, leaving?.());
    try {
      return await work();
    } finally {
      running.add(key, -1);
      waiting.startFirst(running.hasRoom);
    }
  };
}
