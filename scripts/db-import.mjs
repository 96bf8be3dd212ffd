// `npm run db:import FILE`: what db:export wrote, into this database; `-- --replace` over what is there.
import { runCommand } from './tool.mjs';

await runCommand('db:import');
