// `npm run db:reset`: removes the database, after asking; `-- --yes` for scripts.
import { runCommand } from './tool.mjs';

await runCommand('db:reset');
