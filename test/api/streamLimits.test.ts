/** How many live streams a session and a person may have open at once, counted exactly. Rule: LIV-1. */
import { build } from '../build/records';
import { askStream, listening, openStream, type OpenStream } from './liveStreams';
import { startTestApi, type TestApi } from './testApi';

let world: TestApi;
let url: string;
const streams: OpenStream[] = [];

beforeAll(async () => {
  world = await startTestApi();
  url = await listening(world.app);
});
afterAll(() => world.close());
afterEach(() => {
  for (const one of streams.splice(0)) one.close();
});

/** Opens a stream that is closed after the test. */
const watch = async (token: string): Promise<OpenStream> => {
  const stream = await openStream(url, token);
  streams.push(stream);
  return stream;
};

test('given four streams of one session, then a fifth is refused with the time to wait, and one more after one was closed', async () => {
  const token = await world.tokenFor(world.idOf('creator'));
  const four = [await watch(token), await watch(token), await watch(token), await watch(token)];
  const refused = await askStream(url, token);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  four[0]!.close();
  await watch(token);
});

test.each([
  ['one session', 1, 4],
  ['six sessions of one person', 6, 20],
])('given many streams of %s that are asked for at the same moment, then no more than allowed are open', async (_, sessions, most) => {
  const { id } = await build(world.as('admin'), 'user');
  const tokens = await Promise.all(Array.from({ length: sessions }, () => world.tokenFor(id)));
  const end = new AbortController();
  const asked = tokens.flatMap((token) => Array.from({ length: 6 }, () => askStream(url, token, {}, end.signal)));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect([statuses.filter((status) => status === 200).length, new Set(statuses)]).toEqual([most, new Set([200, 429])]);
  end.abort();
});

test('given four streams of one session, when a fifth is asked for just before one is closed, then it is opened', async () => {
  const token = await world.tokenFor(world.idOf('creator'));
  const four = [await watch(token), await watch(token), await watch(token), await watch(token)];
  const fifth = watch(token);
  four[0]!.close();
  expect((await fifth).id).not.toBe(four[0]!.id);
});
