/** Live updates: who hears of which change, over how many servers, and until when. Rules: LIV-1, LIV-2, LIV-3, LIV-4. */
import type { Resource, Verb } from '#shared/kit/resource';
import { resources, type ResourceName } from '#shared/resources/index';
import { serverResources } from '#server/resources/index';
import { build, changeOf } from '../build/records';
import { PASSWORD } from '../server/db/withDatabase';
import { askStream, listening, openStream, type OpenStream, type Told } from './liveStreams';
import { recordIn, recordsIn, startTestApi, type Caller, type TestApi } from './testApi';

let world: TestApi;
let url: string;
let admin: Caller;
const streams: OpenStream[] = [];

beforeAll(async () => {
  world = await startTestApi();
  url = await listening(world.app);
  admin = world.as('admin');
});
afterAll(() => world.close());
afterEach(() => {
  for (const one of streams.splice(0)) one.close();
});

test('given an admin who watches, when another admin adds a tag, then the tag and its version are told, and nothing of what is in it', async () => {
  const stream = await openStream(url, world.tokenOf('creator'));
  streams.push(stream);
  const { id } = recordIn(await admin('POST', '/tags', { data: { type: 'tags', attributes: { name: 'Kasa steril', color: '#2e7d6b' } } }));
  expect(await stream.next()).toEqual({
    name: 'stale',
    data: { own: false, resources: [{ type: 'tags', list: true, records: [{ id, version: 1 }], gone: [] }] },
  });
});
