/** Takes what the session log shall hear until its script is there, which is not part of the first load, and passes it on from then on. */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Call, Http } from '../services/http';
import type { Exchange } from '../services/serviceResults';
import type { Moment, SessionLog } from './sessionLog';
import type { FaultSource } from './savedSession';

const presses: ReadonlySet<string> = new Set([
  'click',
  'keydown',
  'keyup',
  'input',
  'change',
  'submit',
  'pointerdown',
  'pointerup',
  'drop',
]);

/** The present moment, in the browser. */
export const momentNow = (): Moment => ({
  at: Date.now(),
  page: window.location.pathname,
  isPressed: presses.has(window.event?.type ?? ''),
});

/** More than the app does until a script is there; where it never comes, nothing is gathered without end. */
const MOST = 1_000;

let log: SessionLog | undefined;
let waiting: ((log: SessionLog) => void)[] = [];

const tell = (note: (log: SessionLog) => void): void => {
  if (log) note(log);
  else if (waiting.length < MOST) waiting.push(note);
};

type Asking = { readonly ask: (call: Call) => (exchange: Exchange) => void };

/** The same calls: the log hears of each as it is made, and of its answer before anybody else does. */
export const overhearing =
  (toLog: (note: (log: Asking) => void) => void) =>
  (http: Http): Http =>
  async (call, signal) => {
    let answered: ReturnType<Asking['ask']> | undefined;
    toLog((one) => (answered = one.ask(call)));
    const outcome = await http(call, signal);
    if (!signal.aborted) toLog(() => answered?.(outcome.exchange));
    return outcome;
  };

export const earlyLog = {
  hear(action: UnknownAction, before: object): void {
    const moment = momentNow();
    tell((one) => one.hear(action, before, moment));
  },
  overhear: overhearing(tell),
  fault(error: Pick<Error, 'name' | 'stack'>, from: FaultSource): void {
    const moment = momentNow();
    tell((one) => one.fault(error, from, moment));
  },
  /** The log is there. */
  passTo(running: SessionLog): void {
    log = running;
    for (const note of waiting) note(running);
    waiting = [];
  },
};
