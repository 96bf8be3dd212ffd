/** Tabs that leave while their stream is being opened. Rule: LIV-1. */
import { setTimeout as sleep } from 'node:timers/promises';
import { askStream, listening } from './liveStreams';
import { startTestApi, type TestApi } from './testApi';

let world: TestApi;
beforeAll(async () => {
  world = await startTestApi();
});
afterAll(() => world.close());

const countStreams = async () => (await world.database.pool.query('select 1 from live_streams')).rows.length;

test('given tabs that leave at any moment of their opening, then nothing stays of their streams, and the session may open others', async () => {
  const url = await listening(world.app);
  const token = world.tokenOf('creator');
  for (let moment = 0; moment < 40; moment++) {
    const end = new AbortController();
    const asked = askStream(url, token, {}, end.signal).catch(() => undefined);
    await sleep(moment / 2);
    end.abort();
    await asked;
  }
  for (let left = await countStreams(); left > 0; left = await countStreams()) await sleep(10);
  const answer = await askStream(url, token);
  await answer.body!.cancel();
  expect(answer.status).toBe(200);
});
