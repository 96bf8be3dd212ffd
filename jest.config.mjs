// Five kinds of test: pure (shared), sessions replayed (journeys), real database (server, api, scripts), sudden ends (crash), real React in jsdom (client). The browser tests are Playwright's: playwright.config.ts.

const swc = (tsx) => ({
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    {
      jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx }, transform: { react: { runtime: 'automatic' } } },
      module: { type: 'commonjs' },
    },
  ],
});

const base = {
  rootDir: process.cwd(),
  cacheDirectory: '.cache/jest',
  // What the bench installs there has packages of its own.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/test/client/empty.cjs',
    '^#(shared|client|server)/(.*)$': '<rootDir>/src/$1/$2',
    '^@emotion/sheet$': '<rootDir>/test/client/noSheet.cjs',
    // What a map is drawn with, in the form that needs no compiling.
    '^(d3-geo|d3-array|internmap)$': '<rootDir>/node_modules/$1/dist/$1.min.js',
    // One file in place of 73: each test file loads it anew.
    '^libphonenumber-js/min$': '<rootDir>/node_modules/libphonenumber-js/bundle/libphonenumber-min.js',
  },
  // Written as ES modules alone.
  transformIgnorePatterns: ['/node_modules/(?!n2words/)'],
  transform: { 'gallery/screens/propTables\\.ts$': '<rootDir>/scripts/props/jest.mjs', ...swc(true) },
};

const node = (displayName, folders, more = {}) => ({
  ...base,
  displayName,
  testEnvironment: 'node',
  testMatch: folders.map((folder) => `<rootDir>/test/${folder}/**/*.test.ts`),
  ...more,
});

const database = { globalSetup: '<rootDir>/test/server/db/globalSetup.ts', globalTeardown: '<rootDir>/test/server/db/globalTeardown.ts' };

/** @type {import('jest').Config} */
export default {
  maxWorkers: 2,
  testSequencer: '<rootDir>/test/longestFirst.cjs',
  // A limit is for what hangs, not for what is slow: the machine may be busy.
  testTimeout: 60_000,
  projects: [
    node('shared', ['shared']),
    node('journeys', ['journeys', 'replay']),
    node('server', ['server', 'api', 'scripts'], database),
    node('crash', ['crash'], database),
    {
      ...base,
      displayName: 'client',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/test/client/**/*.test.ts?(x)'],
      setupFilesAfterEnv: ['<rootDir>/test/client/setup.ts'],
    },
  ],
};
