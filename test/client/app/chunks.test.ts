/** A missing chunk causes a reload at the page that was asked for, at most once in a minute. Rule: APP-17. */
import { orReload } from '#client/app/chunks';

const failures = {
  script: Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }),
  style: Object.assign(new Error('Loading CSS chunk 12 failed.'), { code: 'CSS_CHUNK_LOAD_FAILED' }),
};

const NOW = 1_000_000_000;

/** @param last when the page was reloaded before; 'blocked' where the browser lets nothing be remembered */
const world = (last?: number | 'blocked', age = 5_000, isOnline = true) => {
  const kept = new Map(typeof last === 'number' ? [['nadi.chunk-reload', String(last)]] : []);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
  const blocked = (): Storage => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  return {
    now: () => NOW,
    age: () => age,
    memory: last === 'blocked' ? blocked : () => storage,
    isOnline: () => isOnline,
    open: jest.fn(),
  };
};

test.each([
  ['a script, the first time', failures.script, undefined, 5_000],
  ['a style, the first time', failures.style, undefined, 5_000],
  ['a script, a minute after the last time', failures.script, NOW - 60_000, 5_000],
  ['a script on a page that has been open for a minute, where nothing can be remembered', failures.script, 'blocked', 60_000],
] as const)('%s: it loads the page that was asked for, and answers nothing meanwhile', async (_, failure, last, age) => {
  const parts = world(last, age);
  const answer = await Promise.race([
    orReload(() => Promise.reject(failure), '/usman/items?page=2', parts),
    new Promise((resolve) => setTimeout(resolve, 0, 'nothing')),
  ]);
  expect([answer, parts.open.mock.calls]).toEqual(['nothing', [['/usman/items?page=2']]]);
});

test.each([
  ['less than a minute after the last time', failures.script, NOW - 59_999, 90_000],
  ['a style less than a minute after the last time', failures.style, NOW - 1, 90_000],
  ['a page that has just opened, where nothing can be remembered', failures.script, 'blocked', 59_999],
  ['any other failure', new Error('a bug'), undefined, 90_000],
] as const)('%s: the failure is shown instead', async (_, failure, last, age) => {
  const parts = world(last, age);
  await expect(orReload(() => Promise.reject(failure), '/usman/items?page=2', parts)).rejects.toBe(failure);
  expect(parts.open).not.toHaveBeenCalled();
});

test('without a network the page that is open stays, because a reload could not bring it back', async () => {
  const parts = world(undefined, 5_000, false);
  await expect(orReload(() => Promise.reject(failures.script), '/usman/items?page=2', parts)).rejects.toBe(failures.script);
  expect(parts.open).not.toHaveBeenCalled();
});

test('twice in a row it reloads once', async () => {
  const parts = world();
  void orReload(() => Promise.reject(failures.script), '/usman/items?page=2', parts);
  await new Promise((resolve) => setTimeout(resolve, 0));
  await expect(orReload(() => Promise.reject(failures.script), '/usman/items?page=2', parts)).rejects.toBe(failures.script);
  expect(parts.open).toHaveBeenCalledTimes(1);
});

test('a loader that answers is answered', async () => {
  await expect(orReload(async () => 'the page', '/usman/items')).resolves.toBe('the page');
});
