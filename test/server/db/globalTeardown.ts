/** After the tests: drops the templates, stops the embedded server and removes its folder. */
import { rmSync } from 'node:fs';
import { onServer, templateOf } from './testServer';

export default async function globalTeardown(): Promise<void> {
  for (const seeded of [true, false]) await onServer(`drop database if exists ${templateOf(seeded)} with (force)`);
  const { embedded, dataDir } = globalThis.testServer ?? {};
  await embedded?.stop();
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
}
