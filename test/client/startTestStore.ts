/** The real store, signed in or not, on a stub server and a memory for storage; every action is kept, as the log would. */
import './modules';
import { webcrypto } from 'node:crypto';
import type { UnknownAction } from '@reduxjs/toolkit';
import { createFiles } from '#client/services/files';
import type { OtherTabs } from '#client/services/storage';
import { createVault } from '#client/services/vault';
import { startStore } from '#client/store/index';
import { createSessionLog, type KeptStretch } from '#client/store/sessionLog';
import type { Language } from '#shared/locale';
import { settled, stubServer } from './stubServer';

export const memory = (kept: Record<string, string> = {}) => ({
  kept,
  getItem: async (key: string) => kept[key] ?? null,
  setItem: async (key: string, value: string) => void (kept[key] = value),
  removeItem: async (key: string) => void Reflect.deleteProperty(kept, key),
});

/** The browser's locks, which its tabs share: one task after the other for each name. */
const lastTask = new Map<string, Promise<unknown>>();
const locks = {
  request: (name: string, task: () => Promise<unknown>) => {
    const next = (lastTask.get(name) ?? Promise.resolve()).then(task);
    lastTask.set(name, next);
    return next;
  },
} as unknown as LockManager;

const running: (() => void)[] = [];
afterEach(() => running.splice(0).forEach((stop) => stop()));

type Around = {
  kept?: Record<string, string>;
  language?: 'id' | 'en';
  /** Whether this browser has encryption, as on https and localhost. */
  encrypts?: boolean;
  /** Walks where the store leads, beside its being noted in `paths`. */
  navigate?: (path: string) => void;
};

export async function startTestStore({ kept = {}, language, encrypts = true, navigate = () => undefined }: Around = {}) {
  const server = stubServer();
  const storage = memory(kept);
  const paths: string[] = [];
  const crashes: { saga: string; error: unknown }[] = [];
  const languages: string[] = [];
  const actions: UnknownAction[] = [];
  /** Files that were given to the person: their names, and whether they were shown or saved. */
  const handedOver: [name: string, how: string][] = [];
  const files = {
    ...createFiles(),
    handOver: async (_: Blob, name: string, how: string) => {
      handedOver.push([name, how]);
    },
  };
  const calls = createSessionLog();
  const speaking: ((language: Language) => void)[] = [];
  const hearing: Parameters<OtherTabs>[0][] = [];
  const watching: { minutes: number; gone: () => void }[] = [];
  const vaultOf = () => createVault({ storage, subtle: encrypts ? (webcrypto.subtle as SubtleCrypto) : undefined, locks });
  const ownVault = vaultOf();
  const started = startStore({
    fetch: server.fetch,
    storage,
    vault: ownVault,
    files,
    cookie: {
      read: () => language,
      write: (chosen) => void languages.push(chosen),
      watch: (heard) => (speaking.push(heard), () => undefined),
    },
    otherTabs: (heard) => {
      hearing.push(heard);
      return () => undefined;
    },
    idle: {
      touch: () => undefined,
      watch: (minutes, gone) => {
        const one = { minutes, gone };
        watching.push(one);
        return () => void watching.splice(watching.indexOf(one), 1);
      },
    },
    navigate: (path) => {
      paths.push(path);
      navigate(path);
    },
    report: (crash) => void crashes.push(crash),
    log: (action, before) => {
      actions.push(action);
      calls.hear(action, before);
    },
    overhear: calls.overhear,
  });
  running.push(started.stop);
  await started.ready;
  const types = () => actions.map(({ type }) => type);
  const dispatch = async (action: UnknownAction) => {
    started.store.dispatch(action);
    await settled();
  };
  return {
    ...started,
    ...server,
    storage,
    /** The store's own, and another one of the same browser. */
    ownVault,
    vault: vaultOf(),
    log: calls,
    files,
    handedOver,
    paths,
    crashes,
    languages,
    actions,
    /** The calls without an answer, as a saved session names them. */
    unanswered: () => calls.save({}).unanswered,
    /** The session as a person would save it now, after what is kept of earlier loads of the page. */
    session: (earlier?: readonly KeptStretch[]) => calls.save(started.store.getState(), earlier),
    types,
    dispatch,
    state: () => started.store.getState(),
    /** Who waits to hear that nobody touches the app any more, and after how many minutes. */
    watching,
    /** Another tab chooses a language. */
    otherTabSpeaks: (chosen: Language) => (speaking.forEach((hear) => hear(chosen)), settled()),
    otherTab: (key: string, value: string | null) => (hearing.forEach((hear) => hear(key, value)), settled()),
  };
}
