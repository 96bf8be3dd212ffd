/**
 * Records the journeys anew: each is played by the real store against a freshly started app, and saved as a person would save it.
 * `npx tsx --tsconfig test/tsconfig.json test/journeys/record.ts [name…]`
 */
import { writeFileSync } from 'node:fs';
import { sessionFileText } from '#client/store/sessionFile';
import { startLiveApp } from '../replay/liveApp';
import { journeys } from './people';
import { recorded } from './recorded';

const wanted = process.argv.slice(2);
for (const [name, journey] of Object.entries(journeys)) {
  if (!wanted.length || wanted.includes(name))
    writeFileSync(`test/journeys/${name}.json`, sessionFileText(await recorded(journey, startLiveApp)));
}
