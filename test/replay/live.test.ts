/** The main job, as it was recorded, against an app that has just been started. */
import { readFileSync } from 'node:fs';
import { playLive } from './live';
import { readLog } from './log';
import { explain } from './words';

const text = readFileSync('test/journeys/main-job.json', 'utf8');

test('a fresh app answers the main job as the log says', async () => {
  expect(explain(await playLive(readLog(text)))).toBe('');
}, 120_000);

test.each([
  ['in the middle of a session', { ...(JSON.parse(text) as object), start: { auth: { token: '[redacted]' } } }],
  [
    'with a remembered sign-in',
    { nadi: 'session', version: 1, actions: [{ type: 'persist/REHYDRATE', key: '_token.local', payload: { token: '[redacted]' } }] },
  ],
])('a log that begins %s is not played against a fresh app', async (_, log) => {
  await expect(playLive(readLog(JSON.stringify(log)))).rejects.toThrow('begins with someone signed in');
});
