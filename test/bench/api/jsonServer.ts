/** A peer: json-server with the same items, in a process of its own, without its log, its compression and its static files. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoCategories, demoItem, demoTags } from '#server/db/demo/items';
import type { Peer } from './http';

const script = `
  const server = require('json-server');
  const app = server.create();
  app.use(server.router(process.argv[1]));
  const listening = app.listen(0, '127.0.0.1', () => console.log(listening.address().port));`;

const data = (size: number) => {
  const categories = new Map(demoCategories.map(({ id, name }) => [name, id]));
  const tags = new Map(demoTags.map(({ id, name }) => [name, id]));
  const items = Array.from({ length: size }, (_, number) => {
    const { category, tags: names, owner: _owner, ...item } = demoItem(number);
    return { ...item, categoryId: categories.get(category), tags: names.map((name) => tags.get(name)) };
  });
  return { items, categories: demoCategories, tags: demoTags };
};

/** Starts it on a file of its own. @throws Error when it ends instead */
export async function startJsonServer(size: number): Promise<Peer> {
  const folder = mkdtempSync(join(tmpdir(), 'nadi-bench-'));
  const file = join(folder, 'db.json');
  writeFileSync(file, JSON.stringify(data(size)));
  const child = spawn(process.execPath, ['-e', script, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill();
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const [port] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [unknown];
  if (child.exitCode === null)
    return { url: `http://127.0.0.1:${String(port).trim()}`, headers: { 'content-type': 'application/json' }, stop };
  await stop();
  throw new Error('json-server did not start.');
}
