/** The trash: what was deleted and can still come back. It follows what is deleted and brought back anywhere. */
import type { Action } from 'redux-saga';
import { fork, put, select, takeEvery } from 'typed-redux-saga';
import { trash } from '#shared/areas/oversight/resources/trash';
import { createModule, type Module } from '#client/storeKit/createModule';
import { causedBy, type EventMeta } from '#client/storeKit/intents';
import { registerModule } from '#client/storeKit/moduleRegistry';
import type { ModuleState } from '#client/storeKit/moduleState';

type Moved = Action<string> & { readonly meta: EventMeta };

/** Something went into the trash, or came out of it. */
const moved = (action: Action<string>): action is Moved => /\/(destroyed|restored)$/.test(action.type);

export const createTrash = (): Module<typeof trash> => {
  const kept = createModule(trash);
  const saga: typeof kept.saga = (service) =>
    function* (inbox) {
      yield* fork(kept.saga(service), inbox);
      yield* takeEvery(moved, function* ({ meta: { request } }: Moved) {
        const { lists } = yield* select((root: { readonly trash: ModuleState }) => root.trash);
        for (const [key, { watched, query }] of Object.entries(lists))
          if (watched) yield* put(causedBy(request, `${kept.name}/${key}`, kept.actions.list(key, query)));
      });
    };
  return registerModule({ ...kept, saga });
};
