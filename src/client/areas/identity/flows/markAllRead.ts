/** Everything that one was told is read, at one press: then the lists that are watched are asked for again. */
import { createAction } from '@reduxjs/toolkit';
import { put, select, takeLeading } from 'typed-redux-saga';
import { ask } from '#client/storeKit/callService';
import { noticeShown } from '#client/storeKit/followUps';
import { event, causedBy, intent, type EventMeta, type Intent } from '#client/storeKit/intents';
import { loadedModule } from '#client/storeKit/moduleRegistry';
import type { ModuleState } from '#client/storeKit/moduleState';
import { untilSignedOut } from '#client/storeKit/sessionEvents';
import type { FlowParts } from '#client/store/flowParts';

const readAll = createAction('readingAll/start', () => intent(null, []));
const allRead = createAction('readingAll/done', (meta: EventMeta) => event(null, meta));

const saga = ({ services: { notifications } }: FlowParts) =>
  untilSignedOut(function* () {
    yield* takeLeading(readAll, function* ({ meta: { request } }: Intent<null>) {
      const outcome = yield* ask(notifications.readAll, null, request);
      const { exchange } = outcome;
      if ('errors' in outcome)
        return yield* put(noticeShown({ id: request, variant: 'danger', problem: outcome.errors[0]! }, { request, exchange }));
      yield* put(allRead({ request, exchange }));
      const { lists } = yield* select((root: { readonly notification: ModuleState }) => root.notification);
      for (const [key, { watched, query }] of Object.entries(lists)) {
        if (watched) yield* put(causedBy(request, key, loadedModule('notification').actions.list(key, query)));
      }
    });
  });

export const markAllRead = { actions: { start: readAll, done: allRead }, saga };
