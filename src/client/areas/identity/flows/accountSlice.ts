/** What can be asked of one's own account, and what becomes of it: the slice of the module next to it. */
import { createSlice } from '@reduxjs/toolkit';
import type { Problem } from '#shared/errors';
import type { NotificationChoice, TurnedOff } from '#shared/areas/identity/domain/notificationKinds';
import type { PasswordChange } from '#shared/areas/identity/signIn';
import { event, intent, type EventMeta, type Intent, type ModuleEvent, type FollowUp } from '#client/storeKit/intents';
import { sessionClosed } from '#client/storeKit/sessionEvents';
import { sagaCrashed } from '#client/storeKit/supervise';
import type { Services } from '#client/areas/services';
import type { OwnSession, Proof, RecoveryCodes, TwoStepSetup } from '../services/account';
import { me } from '#client/store/session/me';

/** The commands; at most one of each kind runs at a time. */
export type AccountCommand = keyof Services['account'];
export type CommandStatus = { readonly busy: boolean; readonly errors: readonly Problem[] };

type Account = {
  /** Newest first; null until they have been answered. */
  sessions: readonly OwnSession[] | null;
  /** The sessions that are being ended. */
  ending: readonly string[];
  /** Whether the second step is on, as just answered; null: as the profile says. */
  twoStep: boolean | null;
  /** The second step that is being set up: for the app, until its first code. */
  setup: TwoStepSetup | null;
  /** Shown until the person says that they are stored, and never again. */
  recovery_codes: readonly string[] | null;
  /** What the person does not want to be told, as `invoice_due.mail`; null until it is answered. */
  turnedOff: readonly TurnedOff[] | null;
  /** What is under way or has failed. */
  deeds: Partial<Record<AccountCommand, CommandStatus>>;
  /** How many have gone well of those that the audit keeps a line of. */
  done: number;
};

const untouched: Account = {
  sessions: null,
  ending: [],
  twoStep: null,
  setup: null,
  recovery_codes: null,
  turnedOff: null,
  deeds: {},
  done: 0,
};
const still: CommandStatus = { busy: false, errors: [] };

const begin = (account: Account, command: AccountCommand) => void (account.deeds[command] = { busy: true, errors: [] });

/** An intent that starts a command, with its payload. */
const asks = <P>(command: AccountCommand) => ({
  prepare: (payload: P, ...then: FollowUp[]) => intent(payload, then),
  reducer: (account: Account, _: Intent<P>) => begin(account, command),
});

/** An intent that needs nothing. */
const begins = (command: AccountCommand) => ({
  prepare: (...then: FollowUp[]) => intent(null, then),
  reducer: (account: Account, _: Intent<null>) => begin(account, command),
});

/** An intent that only the slice hears. */
const tells = (change: (account: Account) => void) => ({
  prepare: () => intent(null, []),
  reducer: (account: Account, _: Intent<null>) => change(account),
});

/** An event that reports the success of a command. */
const ends = <P>(command: AccountCommand, change: (account: Account, answer: P) => void = () => undefined) => ({
  prepare: (answer: P, meta: EventMeta) => event(answer, meta),
  reducer: (account: Account, { payload }: ModuleEvent<P>) => {
    Reflect.deleteProperty(account.deeds, command);
    change(account, payload);
  },
});

/** The same, of what the audit keeps a line of. */
const notes = <P>(command: AccountCommand, change: (account: Account, answer: P) => void = () => undefined) =>
  ends<P>(command, (account, answer) => {
    account.done += 1;
    change(account, answer);
  });

/** A change of the sign-in method ends the sessions of all other devices. */
const alone = (account: Account) => void (account.sessions = account.sessions?.filter(({ current }) => current) ?? null);

type Failure = { readonly command: AccountCommand; readonly errors: readonly Problem[]; readonly about?: string | undefined };

export const slice = createSlice({
  name: 'account',
  initialState: untouched,
  reducers: {
    passwordChange: asks<PasswordChange>('passwordChange'),
    passwordChanged: notes<null>('passwordChange', alone),
    verificationSend: begins('verificationSend'),
    verificationSent: ends<null>('verificationSend'),
    sessionsList: begins('sessionsList'),
    sessionsListed: ends<readonly OwnSession[]>('sessionsList', (account, sessions) => void (account.sessions = sessions)),
    sessionEnd: {
      prepare: (payload: { id: string }, ...then: FollowUp[]) => intent(payload, then),
      reducer: (account, { payload }: Intent<{ id: string }>) => void (account.ending = [...account.ending, payload.id]),
    },
    sessionEnded: notes<{ readonly id: string }>('sessionEnd', (account, gone) => {
      account.ending = account.ending.filter((id) => id !== gone.id);
      account.sessions = account.sessions?.filter(({ id }) => id !== gone.id) ?? null;
    }),
    othersEnd: begins('othersEnd'),
    othersEnded: notes<null>('othersEnd', alone),
    twoStepStart: asks<Proof>('twoStepStart'),
    twoStepStarted: ends<TwoStepSetup>('twoStepStart', (account, setup) => void (account.setup = setup)),
    twoStepConfirm: asks<{ readonly one_time_code: string }>('twoStepConfirm'),
    twoStepConfirmed: notes<RecoveryCodes>('twoStepConfirm', (account, codes) => {
      Object.assign(account, { twoStep: true, setup: null, ...codes });
      alone(account);
    }),
    twoStepLeave: tells((account) => Object.assign(account, { setup: null })),
    codesRenew: asks<Proof>('codesRenew'),
    codesRenewed: notes<RecoveryCodes>('codesRenew', (account, codes) => Object.assign(account, codes)),
    codesKept: tells((account) => void (account.recovery_codes = null)),
    twoStepRemove: asks<Proof>('twoStepRemove'),
    twoStepRemoved: notes<null>('twoStepRemove', (account) =>
      Object.assign(account, { twoStep: false, setup: null, recovery_codes: null }),
    ),
    choicesList: begins('choicesList'),
    choicesListed: ends<readonly TurnedOff[]>('choicesList', (account, turnedOff) => void (account.turnedOff = turnedOff)),
    /** Shown as chosen at once; where it is refused, the list is asked for again. */
    choiceSave: {
      prepare: (choice: NotificationChoice, ...then: FollowUp[]) => intent(choice, then),
      reducer: (account, { payload: { kind, way, on } }: Intent<NotificationChoice>) => {
        const name: TurnedOff = `${kind}.${way}`;
        const others = (account.turnedOff ?? []).filter((one) => one !== name);
        account.turnedOff = on ? others : [...others, name];
      },
    },
    choiceSaved: ends<null>('choiceSave'),
    failed: {
      prepare: (failure: Failure, meta: EventMeta) => event(failure, meta),
      reducer: (account, { payload: { command, errors, about } }: ModuleEvent<Failure>) => {
        Object.assign(account.deeds, { [command]: { busy: false, errors } });
        account.ending = account.ending.filter((id) => id !== about);
      },
    },
    /** The person has read what went wrong, or begins anew. */
    acknowledge: {
      prepare: (command: AccountCommand) => intent({ command }, []),
      reducer: (account, { payload }: Intent<{ command: AccountCommand }>) => {
        if (!account.deeds[payload.command]?.busy) Reflect.deleteProperty(account.deeds, payload.command);
      },
    },
  },
  extraReducers: (build) => {
    build
      .addCase(sessionClosed, () => untouched)
      .addCase(me.actions.loaded, (account) => void (account.twoStep = null))
      .addCase(sagaCrashed, (account, { payload }) => {
        if (payload.saga === 'account') Object.assign(account, { deeds: {}, ending: [] });
      });
  },
  selectors: {
    sessions: ({ sessions }) => sessions,
    ending: ({ ending }) => ending,
    twoStep: ({ twoStep }) => twoStep,
    setup: ({ setup }) => setup,
    turnedOff: ({ turnedOff }) => turnedOff,
    recoveryCodes: ({ recovery_codes }) => recovery_codes,
    done: ({ done }) => done,
    standing: ({ deeds }, command: AccountCommand): CommandStatus => deeds[command] ?? still,
  },
});
