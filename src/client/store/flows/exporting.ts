/** Taking a list out of Nadi: said to the server, who keeps it in the audit. */
import { createAction } from '@reduxjs/toolkit';
import { put, takeEvery } from 'typed-redux-saga';
import type { Exporting } from '#shared/exportReport';
import { ask } from '../../storeKit/callService';
import { follow, noticeShown } from '../../storeKit/followUps';
import { event, intent, type EventMeta, type Intent, type FollowUp } from '../../storeKit/intents';
import { untilSignedOut } from '../../storeKit/sessionEvents';
import type { FlowParts } from '../flowParts';

const say = createAction('exporting/say', (what: Exporting, ...then: FollowUp[]) => intent(what, then));
const said = createAction('exporting/said', (meta: EventMeta) => event(null, meta));

const saga = ({ services: { access } }: FlowParts) =>
  untilSignedOut(function* () {
    yield* takeEvery(say, function* ({ payload, meta }: Intent<Exporting>) {
      const { request } = meta;
      const outcome = yield* ask(access.reportExport, payload, request);
      if ('errors' in outcome)
        return yield* put(
          noticeShown({ id: request, variant: 'danger', problem: outcome.errors[0]! }, { request, exchange: outcome.exchange }),
        );
      yield* put(said({ request, exchange: outcome.exchange }));
      yield* follow(meta);
    });
  });

export const exporting = { actions: { say, said }, saga };
