/** Plays a journey with the real store against an app that has just been started, and gives what is stored of it. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { isSilent, type Logged } from '../replay/actions';
import { emptyStorage } from '../replay/browser';
import type { startLiveApp } from '../replay/liveApp';
import type { Other } from '../replay/log';
import type { SavedSession } from '#client/store/sessionLog';
import { sitDown } from './person';
import type { Journey } from './steps';

/** What others did, each before an action that the session has: it leaves out refreshes of lists that newer ones made superfluous. */
function placedIn({ actions }: SavedSession, heard: readonly UnknownAction[], others: readonly Other[]): Other[] {
  const places = actions.filter((action) => !isSilent(action as Logged)).map((action) => heard.indexOf(action));
  const placeOf = (before: number): number => {
    const place = places.findIndex((one) => one >= before);
    return place < 0 ? places.length : place;
  };
  return others.flatMap(({ before, action }) => (action.type.startsWith('persist/') ? [] : [{ before: placeOf(before), action }]));
}

/**
 * An app of its own for each journey: what one leaves behind is not part of another.
 * @returns the session as the person would save it, before what is personal is hidden, with what the colleague did
 */
export async function recorded(journey: Journey, start: typeof startLiveApp): Promise<SavedSession> {
  const app = await start();
  try {
    const storage = emptyStorage();
    const others: Other[] = [];
    let person = sitDown(app.url, { storage });
    const colleague = sitDown(app.url, { hear: (action) => void others.push({ before: person.heard().length, action }) });
    await Promise.all([person.ready, colleague.ready]);
    const openAgain = async () => {
      await person.close();
      person = sitDown(app.url, { storage });
      await person.ready;
      return person;
    };
    await journey(person, colleague, openAgain);
    const session = person.save();
    const told = placedIn(session, person.heard(), others);
    for (const one of [person, colleague]) await one.close();
    return { ...session, ...(told.length && { others: told }) };
  } finally {
    await app.stop();
  }
}
