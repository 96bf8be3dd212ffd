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

/** Opens a connection that listens. The connection acts as the app's role, as those of the pool do. */
const connect = async ({ pool }: Pick<Database, 'pool'>, channel: string, heard: Hearing['heard']): Promise<pg.Client> => {
  const client = new pg.Client({ ...pool.options, keepAlive: true });
  client.on('notification', ({ payload }) => payload && heard(payload));
  // Its end tells.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
};

/** Listens on a channel. */
export const listenTo = (database: Pick<Database, 'pool'>, channel: string, { heard, connected, lost }: Hearing): Listener => {
  let client: pg.Client | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [isClosed, wasOpen] = [false, false];
  let pause = FIRST_PAUSE;
  let isReady = (): void => {};
  const ready = new Promise<void>((resolve) => (isReady = resolve));

  const later = (error?: Error): void => {
    if (isClosed) return;
    lost(error);
    timer = setTimeout(open, pause).unref();
    pause = Math.min(LONGEST_PAUSE, 2 * pause);
  };

  const opened = (one: pg.Client): void => {
    // Closed while it was being opened.
    if (isClosed) return void one.end().catch(() => {});
    client = one;
    one.once('end', () => later());
    pause = FIRST_PAUSE;
    connected(wasOpen);
    wasOpen = true;
    isReady();
  };

  const open = (): void => void connect(database, channel, heard).then(opened, later);

  open();
  return {
    ready,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
};
