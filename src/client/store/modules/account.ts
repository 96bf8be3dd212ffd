/** One's own account beyond the profile: the password, the sessions, and the second step of signing in. */
import type { PayloadAction } from '@reduxjs/toolkit';
import { put, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import type { ErrorCode } from '#shared/errors';
import { ask } from '../../storeKit/callService';
import { follow, noticeShown } from '../../storeKit/followUps';
import { causedBy, type EventMeta, type Intent } from '../../storeKit/intents';
import { untilSignedOut } from '../../storeKit/sessionEvents';
import type { AccountService } from '../../services/account';
import type { Outcome } from '../../services/serviceResults';
import { slice, type Deed } from './accountSlice';
import { me } from './me';

export type { Deed, Standing } from './accountSlice';

const { actions } = slice;

type Call<P, A> = (asked: P, signal: AbortSignal) => Promise<Outcome<A>>;
type Happened<A> = (answer: A, meta: EventMeta) => PayloadAction<A, string, EventMeta>;

/** Errors of commands without a form are shown as a toast. */
const spoken: ReadonlySet<Deed> = new Set(['verificationSend', 'sessionEnd', 'othersEnd']);

/** Refusals that say: the profile here is older than what the server knows. */
const outdated: ReadonlySet<ErrorCode> = new Set(['two_step.on', 'two_step.off', 'email.verified']);

const saga = (service: AccountService) => {
  /** The profile tells whether the second step is on, which the rules follow, and which address waits, which a new password ends. */
  function* lookAgain(after: string) {
    yield* put(causedBy(after, 'me', me.actions.load()));
  }

  /** From the intent to what became of it; `changesMe`: the profile is another one afterwards. */
  const story = <P, A>(deed: Deed, call: Call<P, A>, happened: Happened<A>, { changesMe = false } = {}) =>
    function* ({ payload, meta }: Intent<P>) {
      const { request } = meta;
      const outcome = yield* ask(call, payload, request);
      const { exchange } = outcome;
      if ('answer' in outcome) {
        yield* put(happened(outcome.answer, { request, exchange }));
        if (changesMe) yield* lookAgain(request);
        return yield* follow(meta);
      }
      const { errors } = outcome;
      const about = (payload as { id?: string } | null)?.id;
      yield* put(actions.failed({ deed, errors, about }, { request, exchange }));
      if (spoken.has(deed)) yield* put(noticeShown({ id: `${request}/${deed}`, variant: 'danger', problem: errors[0]! }, { request }));
      if (errors.some(({ code }) => outdated.has(code))) yield* lookAgain(request);
    };

  return untilSignedOut(function* () {
    yield* takeLeading(
      actions.passwordChange,
      story('passwordChange', service.changePassword, actions.passwordChanged, { changesMe: true }),
    );
    yield* takeLeading(actions.verificationSend, story('verificationSend', service.sendVerification, actions.verificationSent));

    yield* takeLatest(actions.sessionsList, story('sessionsList', service.listSessions, actions.sessionsListed));
    yield* takeEvery(actions.sessionEnd, story('sessionEnd', service.endSession, actions.sessionEnded));
    yield* takeLeading(actions.othersEnd, story('othersEnd', service.endOtherSessions, actions.othersEnded));

    yield* takeLeading(actions.twoStepStart, story('twoStepStart', service.startTwoStep, actions.twoStepStarted));
    yield* takeLeading(
      actions.twoStepConfirm,
      story('twoStepConfirm', service.confirmTwoStep, actions.twoStepConfirmed, { changesMe: true }),
    );
    yield* takeLeading(actions.codesRenew, story('codesRenew', service.renewCodes, actions.codesRenewed));
    yield* takeLeading(actions.twoStepRemove, story('twoStepRemove', service.removeTwoStep, actions.twoStepRemoved, { changesMe: true }));
  });
};

export const account = { name: slice.name, reducer: slice.reducer, actions, selectors: slice.selectors, saga };
