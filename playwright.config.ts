/** The browser tests: real Chromium (Debian's headless shell; CHROMIUM names another), the built app. `npm test -- test/e2e/list` runs some of them. */
import { defineConfig } from '@playwright/test';
import { headlessShell } from './test/e2e/chromium';

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.test.ts',
  tsconfig: 'test/tsconfig.json',
  outputDir: '.cache/e2e/results',
  // One more than there are cores: a test also waits for its server.
  workers: 3,
  // Tests that build on one another say so in their file, with the mode "serial".
  fullyParallel: true,
  // A limit is for what hangs, not for what is slow: the machine may be busy.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // A test that passes on its one retry is named as flaky; `npm test -- --strict` has none.
  retries: process.env.STRICT ? 0 : 1,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.cache/e2e/report.json' }]],
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    ...headlessShell,
  },
});
