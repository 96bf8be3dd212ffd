// `npm run demo`: 10,000 believable items, and 200 clients with a year of business; `npm run demo -- --size 1000000` a million.
import { runCommand } from './tool.mjs';

await runCommand('demo');
