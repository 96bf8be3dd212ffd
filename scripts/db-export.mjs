// `npm run db:export FILE`: everything Nadi keeps, in one file. A backup, and the way to another server.
import { runCommand } from './tool.mjs';

await runCommand('db:export');
