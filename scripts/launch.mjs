// The rest of `npm start`, for a Node that is new enough.
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, root } from './setup.mjs';

/** npm passes SIGTERM to its shell, which dies without telling us: left behind, we leave too. */
function leaveWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watching.unref();
}

process.chdir(root);
leaveWithNpm();
await ensureInstalled();
await ensureBuilt();
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(root, 'dist/server/main.mjs')).href);
