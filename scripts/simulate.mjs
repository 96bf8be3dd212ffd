// `npm run simulate`: a simulated business on a scratch database; its books are checked after every day.
import { runCommand } from './tool.mjs';

await runCommand('simulate');
