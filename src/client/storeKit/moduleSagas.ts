/** Hands each action to the saga of the module that its type names. */
import { channel } from 'redux-saga';
import { fork, take } from 'typed-redux-saga';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Inbox } from './concurrency';
import { moduleIn } from './intents';
import { supervised, type Report } from './supervise';

export type ModuleSaga = (inbox: Inbox) => Generator;

/**
 * One saga for all modules. A module's own saga starts with the first action that is for it, so that neither the start of the app nor any
 * action costs more for the modules that a page does not use.
 * @param sagaOf the saga of a module by its name; undefined for a name that is no module's
 */
export const moduleSagas = (sagaOf: (name: string) => ModuleSaga | undefined, report: Report) =>
  function* () {
    const inboxes = new Map<string, Inbox>();
    while (true) {
      const action = yield* take<UnknownAction>('*');
      const name = moduleIn(action);
      let inbox = inboxes.get(name);
      if (!inbox) {
        const saga = sagaOf(name);
        if (!saga) continue;
        const opened = (inbox = channel<UnknownAction>());
        inboxes.set(name, opened);
        yield* fork(supervised(name, () => saga(opened), report));
      }
      inbox.put(action);
    }
  };
