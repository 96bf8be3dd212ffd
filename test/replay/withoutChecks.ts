/** Imported first by tests that replay hundreds of sessions: the checks of development take most of their time, and journeys.test.ts makes them. */
process.env.NODE_ENV = 'production';
