/** One's own account beyond the profile: the password, the sessions, and the second step of signing in. */
import type { PayloadAction } from '@reduxjs/toolkit';
import { put, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import type { ErrorCode } from '#shared/errors';
import { ask } from '#client/storeKit/callService';
import { follow, noticeShown } from '#client/storeKit/followUps';
import { causedBy, type EventMeta, type Intent } from '#client/storeKit/intents';
import { untilSignedOut } from '#client/storeKit/sessionEvents';
import type { Services } from '#client/areas/services';
import type { Outcome } from '#client/services/serviceResults';
import type { FlowParts } from '#client/store/flowParts';
import { slice, type AccountCommand } from './accountSlice';
import { me } from '#client/store/session/me';

export type { AccountCommand, CommandStatus } from './accountSlice';

const { actions } = slice;

type Service = Services['account'];
type AskedOf<D extends AccountCommand> = Parameters<Service[D]>[0];
type AnswerOf<D extends AccountCommand> = Awaited<ReturnType<Service[D]>> extends Outcome<infer A> ? A : never;
type Happened<A> = (answer: A, meta: EventMeta) => PayloadAction<A, string, EventMeta>;

/** `changesMe`: the profile is another one afterwards. `isSpoken`: no form is there to show why it failed, so a toast says it. */
type More = { readonly changesMe?: true; readonly isSpoken?: true };

/** Refusals that say: the profile here is older than what the server knows. */
const outdated: ReadonlySet<ErrorCode> = new Set(['two_step.on', 'two_step.off', 'email.verified']);

const saga = ({ services: { account: service } }: FlowParts) => {
  /** The profile tells whether the second step is on, which the rules follow, and which address waits, which a new password ends. */
  function* lookAgain(after: string) {
    yield* put(causedBy(after, 'me', me.actions.load()));
  }

  /** From the intent to what became of it. */
  const story = <D extends AccountCommand>(command: D, happened: Happened<AnswerOf<D>>, { changesMe, isSpoken }: More = {}) =>
    function* ({ payload, meta }: Intent<AskedOf<D>>) {
      const { request } = meta;
      const call = service[command] as (asked: AskedOf<D>, signal: AbortSignal) => Promise<Outcome<AnswerOf<D>>>;
      const outcome = yield* ask(call, payload, request);
      const { exchange } = outcome;
      if ('answer' in outcome) {
        yield* put(happened(outcome.answer, { request, exchange }));
        if (changesMe) yield* lookAgain(request);
        return yield* follow(meta);
      }
      const { errors } = outcome;
      const about = (payload as { id?: string } | null)?.id;
      yield* put(actions.failed({ command, errors, about }, { request, exchange }));
      if (isSpoken) yield* put(noticeShown({ id: `${request}/${command}`, variant: 'danger', problem: errors[0]! }, { request }));
      if (errors.some(({ code }) => outdated.has(code))) yield* lookAgain(request);
    };

  return untilSignedOut(function* () {
    yield* takeLeading(actions.passwordChange, story('passwordChange', actions.passwordChanged, { changesMe: true }));
    yield* takeLeading(actions.verificationSend, story('verificationSend', actions.verificationSent, { isSpoken: true }));

    yield* takeLatest(actions.sessionsList, story('sessionsList', actions.sessionsListed));
    yield* takeEvery(actions.sessionEnd, story('sessionEnd', actions.sessionEnded, { isSpoken: true }));
    yield* takeLeading(actions.othersEnd, story('othersEnd', actions.othersEnded, { isSpoken: true }));

    yield* takeLatest(actions.choicesList, story('choicesList', actions.choicesListed));
    yield* takeEvery(actions.choiceSave, story('choiceSave', actions.choiceSaved, { isSpoken: true }));
    yield* takeEvery(actions.failed, function* ({ payload, meta: { request } }) {
      if (payload.command === 'choiceSave') yield* put(causedBy(request, 'choices', actions.choicesList()));
    });

    yield* takeLeading(actions.twoStepStart, story('twoStepStart', actions.twoStepStarted));
    yield* takeLeading(actions.twoStepConfirm, story('twoStepConfirm', actions.twoStepConfirmed, { changesMe: true }));
    yield* takeLeading(actions.codesRenew, story('codesRenew', actions.codesRenewed));
    yield* takeLeading(actions.twoStepRemove, story('twoStepRemove', actions.twoStepRemoved, { changesMe: true }));
  });
};

export const account = { name: slice.name, reducer: slice.reducer, actions, selectors: slice.selectors, saga };
