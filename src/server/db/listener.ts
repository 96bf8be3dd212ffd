/** One connection that hears NOTIFY, for as long as it is wanted: opened again, each time later, when the database ends it. */
import pg from 'pg';
import type { Database } from './database';

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8_000;

export type Hearing = {
  readonly heard: (message: string) => void;
  /** `again`: the connection was lost meanwhile, so that messages may be missing. */
  readonly connected: (again: boolean) => void;
  /** Hears why a connection ended or could not be opened. */
  readonly lost: (error: Error | undefined) => void;
};

/** `ready` resolves when it listens for the first time. */
export type Listener = { readonly ready: Promise<void>; readonly close: () => Promise<void> };

/** Listens on a channel. The connection acts as the app's role, as those of the pool do. */
export const listenTo = ({ pool }: Pick<Database, 'pool'>, channel: string, { heard, connected, lost }: Hearing): Listener => {
  let client: pg.Client | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [isClosed, wasOpen] = [false, false];
  let pause = FIRST_PAUSE;
  let isReady = (): void => {};
  const ready = new Promise<void>((resolve) => (isReady = resolve));

  const later = (): void => {
    if (isClosed) return;
    timer = setTimeout(() => void open(), pause).unref();
    pause = Math.min(LONGEST_PAUSE, 2 * pause);
  };

  const open = async (): Promise<void> => {
    const one = new pg.Client({ ...pool.options, keepAlive: true });
    client = one;
    one.on('notification', ({ payload }) => payload && heard(payload));
    one.on('error', () => {});
    try {
      await one.connect();
      await one.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await one.end().catch(() => {});
      if (isClosed) return;
      lost(error as Error);
      return later();
    }
    // Closed while it was being opened.
    if (isClosed) return void (await one.end().catch(() => {}));
    one.once('end', () => {
      if (isClosed) return;
      lost(undefined);
      later();
    });
    pause = FIRST_PAUSE;
    connected(wasOpen);
    wasOpen = true;
    isReady();
  };

  void open();
  return {
    ready,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
};
