/** Writes a person's own parts of the state (drafts, calendar, what is not sent yet) into the person's vault as they change, and reads them again when another tab has written. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { buffers, channel, eventChannel } from 'redux-saga';
import { call, put, race, select, take, takeEvery } from 'typed-redux-saga';
import { noticeShown } from '../../storeKit/followUps';
import { sessionClosed, sessionLocked } from '../../storeKit/sessionEvents';
import { canSeal, keptParts, type KeptPart } from '../../services/vault';
import type { FlowParts } from '../flowParts';
import { storedRemoved, storedFound } from './personalStorageEvents';
import { me } from '../session/me';

type Root = { readonly [Part in KeptPart]: { readonly owner: string | null } } & { readonly auth: { readonly locked: boolean } };

/** What is needed of a slice that is stored. */
type StoredSlice = {
  readonly name: string;
  readonly actions: Readonly<Record<string, { readonly type: string }>>;
  readonly reducer: unknown;
  readonly getInitialState: () => object;
};
type StoredSlices = Readonly<Record<KeptPart, StoredSlice>>;

const isEmpty = (state: object): boolean =>
  Object.values(state).every((value) => value === null || typeof value !== 'object' || !Object.keys(value as object).length);

/** What is stored after an action: the slice's own reducer applied to what is stored, so that two tabs don't overwrite one another. */
const after =
  ({ reducer, getInitialState }: StoredSlice, person: string, action: UnknownAction) =>
  (kept: unknown): unknown => {
    const before = { ...getInitialState(), ...(kept as object | undefined), owner: person };
    const { owner: _, ...next } = (reducer as (state: unknown, action: UnknownAction) => { owner: string | null })(before, action);
    return isEmpty(next) ? undefined : next;
  };

type Task =
  | { readonly do: 'write'; readonly person: string; readonly action: UnknownAction; readonly written: () => void }
  | { readonly do: 'read'; readonly parts: readonly KeptPart[] }
  | { readonly do: 'close' };

type Writing = Extract<Task, { do: 'write' }>;

function storageSaga(slices: StoredSlices, { vault, otherTabs }: FlowParts) {
  const changes = Object.values(slices).flatMap(({ actions }) => Object.values(actions).map(({ type }) => type));
  let told = false;
  const personHere = ({ drafts: { owner } }: Root) => owner;

  /** Said once: anyone who fills a form should save it soon. */
  function* tellFull() {
    if (told || !canSeal()) return;
    told = true;
    yield* put(noticeShown({ id: 'kept/full', variant: 'warning', key: 'common:kept.full' }));
  }

  function* change({ person, action }: Writing) {
    // Locking removed the key: input from just before the lock is stored after unlocking.
    if (!vault.isOpen(person) && (yield* select(({ auth }: Root) => auth.locked)))
      yield* race([take(me.actions.loaded), take(sessionClosed)]);
    if (!vault.isOpen(person)) return;
    const parts = storedRemoved.match(action) ? keptParts : keptParts.filter((part) => action.type.startsWith(`${slices[part].name}/`));
    for (const part of parts) if (!(yield* call(() => vault.change(person, part, after(slices[part], person, action))))) yield* tellFull();
  }

  function* write(task: Writing) {
    try {
      yield* call(change, task);
    } finally {
      task.written();
    }
  }

  function* read(parts: readonly KeptPart[]) {
    const person = yield* select(personHere);
    if (person === null || !vault.isOpen(person)) return;
    const found: { [Part in KeptPart]?: unknown } = {};
    for (const part of parts) found[part] = (yield* call(() => vault.read(person, part))) ?? null;
    if (person === (yield* select(personHere))) yield* put(storedFound({ person, ...found }));
  }

  return function* () {
    // One after the other: a change is written before what another tab wrote is read, and before the key goes.
    const tasks = channel<Task>(buffers.expanding());
    const elsewhere = eventChannel<KeptPart>((emit) =>
      otherTabs((entry) => {
        const part = vault.partOf(entry);
        if (part) emit(part);
      }),
    );
    yield* takeEvery(elsewhere, function* (part) {
      yield* put(tasks, { do: 'read', parts: [part] });
    });
    yield* takeEvery([...changes, storedRemoved.type], function* (action: UnknownAction) {
      const person = yield* select(personHere);
      if (person !== null) yield* put(tasks, { do: 'write', person, action, written: vault.announce() });
    });
    yield* takeEvery([sessionLocked.type, sessionClosed.type], function* () {
      yield* put(tasks, { do: 'close' });
    });
    while (true) {
      const task = yield* take(tasks);
      if (task.do === 'write') yield* call(write, task);
      else if (task.do === 'read') yield* call(read, task.parts);
      else vault.close();
    }
  };
}

/** @param slices the parts of the state that are a person's own and outlive the tab */
export const personalStorage = (slices: StoredSlices) => ({ saga: (parts: FlowParts) => storageSaga(slices, parts) });
