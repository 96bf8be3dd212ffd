/** `test` and `expect` of the browser tests. Each worker has a browser and a server of its own; after a failure both start anew, so a retry finds no traces. */
import { test as base } from '@playwright/test';
import { startServer } from './server';

export { expect } from '@playwright/test';

export const test = base.extend<object, { server: string }>({
  server: [
    // Playwright reads from the first parameter which fixtures this one needs: none.
    async ({}, use) => {
      const server = await startServer();
      process.env.E2E_URL = server.url;
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker', auto: true },
  ],
});
