/** Sessions that begin anywhere against an app that has just been started: over a reload, with a remembered sign-in, in the middle of work. */
import { readFileSync } from 'node:fs';
import '../client/modules';
import type { UnknownAction } from '@reduxjs/toolkit';
import { me } from '#client/store/session/me';
import { createRootReducer } from '#client/store/rootReducer';
import { PAGE_LOADED } from '#client/store/savedSession';
import { emptyStorage } from '../replay/browser';
import { playLive } from '../replay/live';
import { readLog, stateOf, type Log } from '../replay/log';
import { explain } from '../replay/words';
import { startAppHere } from './appHere';

const journey = (name: string): Log => readLog(readFileSync(`test/journeys/${name}.json`, 'utf8'));

const after = ({ actions }: Log, type: string): number => actions.findIndex((one) => one.type === type) + 1;

/** The rest of a journey, with the state that its first actions led to. */
const from = (log: Log, place: number): Log => {
  const reducer = createRootReducer(emptyStorage());
  const before = log.actions.slice(0, place) as readonly UnknownAction[];
  const start = stateOf(before.reduce(reducer, reducer(undefined, { type: '@@INIT' })));
  return { ...log, start, times: undefined, by: undefined, actions: log.actions.slice(place) };
};

/** A page that is loaded with the sign-in remembered, and what the same person does on it in another journey. */
const remembered = (): Log => {
  const [reload, work] = [journey('reload'), journey('refused-save')];
  const loaded = reload.actions.slice(after(reload, PAGE_LOADED));
  const profile = loaded.findIndex(({ type }) => type === me.actions.loaded.type) + 1;
  return {
    ...work,
    times: undefined,
    by: undefined,
    end: undefined,
    actions: [
      ...loaded.slice(0, profile).filter(({ type }) => !type.startsWith('tag/')),
      ...work.actions.slice(after(work, 'navigation/wentTo')),
    ],
  };
};

const inTheMiddle = () => from(journey('main-job'), after(journey('main-job'), 'navigation/wentTo'));

test.each<[string, () => Log]>([
  ['over two reloads', () => journey('reload')],
  ['that begins with a remembered sign-in', remembered],
  ['that begins in the middle of work', inTheMiddle],
])('a fresh app answers a session %s as the log says', async (_, log) => {
  expect(explain(await playLive(log(), { start: startAppHere }))).toBe('');
});

test.each<[string, () => Log, RegExp]>([
  [
    'an account',
    () => JSON.parse(JSON.stringify(inTheMiddle()).replaceAll('admin@nadi.test', 'sari@nadi.test')) as Log,
    /^This session cannot be played with --live\..*:\n {5}account sari@nadi\.test\n/,
  ],
  [
    'a row from before its beginning',
    () => from(journey('main-job'), after(journey('main-job'), 'category/saved')),
    /^This session cannot be played with --live\..*:\n {5}categories "W\w+ \w+" \(01a\S+\)\n/,
  ],
])('says which %s a fresh app lacks', async (_, log, said) => {
  await expect(playLive(log(), { start: startAppHere })).rejects.toThrow(said);
});
