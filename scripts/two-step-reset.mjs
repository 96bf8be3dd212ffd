// `npm run two-step:reset`: turns two-step sign-in off where its key is lost, after asking; `-- --yes` for scripts.
import { runCommand } from './tool.mjs';

await runCommand('two-step:reset');
