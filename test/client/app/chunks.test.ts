/** A chunk that is gone reloads the page, at most once in a minute. */
import { orReload } from '#client/app/chunks';

const gone = () => Promise.reject(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }));

const parts = (lastReload?: number) => {
  const kept = new Map(lastReload === undefined ? [] : [['nadi.chunk-reload', String(lastReload)]]);
  return {
    now: () => 1_000_000,
    memory: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } as Storage,
    reload: jest.fn(),
  };
};

test.each([
  ['the first time', undefined],
  ['a minute after the last time', 1_000_000 - 60_000],
])('%s it reloads and answers nothing meanwhile', async (_, last) => {
  const world = parts(last);
  const answer = await Promise.race([orReload(gone, world), new Promise((resolve) => setTimeout(resolve, 0, 'nothing'))]);
  expect([answer, world.reload.mock.calls.length]).toEqual(['nothing', 1]);
});

test('less than a minute after, the failure is shown instead', async () => {
  const world = parts(1_000_000 - 59_999);
  await expect(orReload(gone, world)).rejects.toThrow('Loading chunk 7 failed');
  expect(world.reload).not.toHaveBeenCalled();
});

test('any other failure is not for a reload', async () => {
  const world = parts();
  await expect(orReload(() => Promise.reject(new Error('a bug')), world)).rejects.toThrow('a bug');
  expect(world.reload).not.toHaveBeenCalled();
});
