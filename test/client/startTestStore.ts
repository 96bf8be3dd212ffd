/** The real store, signed in or not, on a stub server and a memory for storage; every action is kept, as the log would. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { createFiles } from '#client/services/files';
import type { OtherTabs } from '#client/services/storage';
import { startStore } from '#client/store/index';
import { createSessionLog } from '#client/store/sessionLog';
import { settled, stubServer } from './stubServer';

export const memory = (kept: Record<string, string> = {}) => ({
  kept,
  getItem: async (key: string) => kept[key] ?? null,
  setItem: async (key: string, value: string) => void (kept[key] = value),
  removeItem: async (key: string) => void Reflect.deleteProperty(kept, key),
});

const running: (() => void)[] = [];
afterEach(() => running.splice(0).forEach((stop) => stop()));

type Around = {
  kept?: Record<string, string>;
  language?: 'id' | 'en';
  /** Walks where the store leads, beside its being noted in `paths`. */
  navigate?: (path: string) => void;
};

export async function startTestStore({ kept = {}, language, navigate = () => undefined }: Around = {}) {
  const server = stubServer();
  const storage = memory(kept);
  const paths: string[] = [];
  const crashes: { saga: string; error: unknown }[] = [];
  const languages: string[] = [];
  const actions: UnknownAction[] = [];
  const files = createFiles();
  const calls = createSessionLog();
  let hear: Parameters<OtherTabs>[0] = () => undefined;
  const watching: { minutes: number; gone: () => void }[] = [];
  const started = startStore({
    fetch: server.fetch,
    storage,
    files,
    cookie: { read: () => language, write: (chosen) => void languages.push(chosen) },
    otherTabs: (heard) => {
      hear = heard;
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
    log: (action) => void actions.push(action),
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
    files,
    paths,
    crashes,
    languages,
    actions,
    /** The calls without an answer, as a saved session names them. */
    unanswered: () => calls.save({}).unanswered,
    types,
    dispatch,
    state: () => started.store.getState(),
    /** Who waits to hear that nobody touches the app any more, and after how many minutes. */
    watching,
    otherTab: (key: string, value: string | null) => (hear(key, value), settled()),
  };
}
