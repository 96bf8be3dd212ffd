/** Plays a journey with the real store against an app that has just been started, and gives what is stored of it. */
import { emptyStorage, tabOf } from '../replay/browser';
import type { startLiveApp } from '../replay/liveApp';
import type { SavedSession } from '#client/store/savedSession';
import { sitDown } from './person';
import type { Journey } from './steps';

/**
 * An app of its own for each journey: what one leaves behind is not part of another.
 * @returns the session as the person would save it, before what is personal is hidden, with what the colleague did
 */
export async function recorded(journey: Journey, start: typeof startLiveApp): Promise<SavedSession> {
  const app = await start();
  try {
    const storage = emptyStorage();
    let workplace = tabOf(null);
    let person = sitDown(app.url, { storage, workplace });
    const colleague = sitDown(app.url, {
      hear: (action) => void (action.type.startsWith('persist/') || person.noteOther(action)),
    });
    await Promise.all([person.ready, colleague.ready]);
    const openAgain = async ({ isReload = false } = {}) => {
      const kept = isReload ? person.kept() : undefined;
      await person.close();
      if (!isReload) workplace = tabOf(null);
      person = sitDown(app.url, { storage, workplace, ...(kept && { kept }) });
      await person.ready;
      return person;
    };
    await journey(person, colleague, openAgain);
    const session = person.save();
    for (const one of [person, colleague]) await one.close();
    return session;
  } finally {
    await app.stop();
  }
}
