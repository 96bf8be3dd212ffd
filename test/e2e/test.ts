/** `test` and `expect` of the browser tests. Each worker has a browser and a server of its own; after a failure both start anew, so a retry finds no traces. */
import { test as base } from '@playwright/test';
import { mailServer, type Received } from '../server/mail/mailServer';
import { startServer } from './server';

export { expect } from '@playwright/test';

/** Who the server's mails are from, where they are sent. */
export const MAIL_FROM = 'nadi@nadi.test';

type OfWorker = {
  /** Whether mails are sent by a real SMTP server; without, they stay in the outbox. A file says it for all its tests: `test.use`. */
  readonly sendsMails: boolean;
  /** What the SMTP server has received so far; nothing where mails are not sent. */
  readonly mails: { readonly url: string | undefined; readonly received: readonly Received[] };
  readonly server: string;
};

export const test = base.extend<object, OfWorker>({
  sendsMails: [false, { scope: 'worker', option: true }],
  mails: [
    async ({ sendsMails }, use) => {
      if (!sendsMails) return use({ url: undefined, received: [] });
      const { url, received, close } = await mailServer();
      await use({ url, received });
      await close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mails: { url } }, use) => {
      const server = await startServer(url ? { SMTP_URL: url, MAIL_FROM } : {});
      process.env.E2E_URL = server.url;
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker', auto: true },
  ],
});
