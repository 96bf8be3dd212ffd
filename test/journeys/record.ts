/**
 * Records the journeys anew: each is played by the real store against a freshly started app, and saved as a person would save it.
 * `npx tsx --tsconfig test/tsconfig.json test/journeys/record.ts [name…]`
 */
import { writeFileSync } from 'node:fs';
import { sessionFileText } from '#client/store/sessionFile';
import { emptyStorage } from '../replay/browser';
import { startLiveApp } from '../replay/liveApp';
import { journeys, type Journey } from './people';
import { sitDown } from './person';

/** An app of its own for each journey: what one leaves behind is not part of another. */
async function recorded(journey: Journey): Promise<string> {
  const app = await startLiveApp();
  try {
    const storage = emptyStorage();
    let person = sitDown(app.url, { storage });
    const colleague = sitDown(app.url, {
      hear: (action) => void (action.type.startsWith('persist/') || person.noteOther(action)),
    });
    await Promise.all([person.ready, colleague.ready]);
    const openAgain = async ({ isReload = false } = {}) => {
      const kept = isReload ? person.kept() : undefined;
      await person.close();
      person = sitDown(app.url, { storage, ...(kept && { kept }) });
      await person.ready;
      return person;
    };
    await journey(person, colleague, openAgain);
    const text = sessionFileText(person.save());
    for (const one of [person, colleague]) await one.close();
    return text;
  } finally {
    await app.stop();
  }
}

const wanted = process.argv.slice(2);
for (const [name, journey] of Object.entries(journeys)) {
  if (!wanted.length || wanted.includes(name)) writeFileSync(`test/journeys/${name}.json`, await recorded(journey));
}
