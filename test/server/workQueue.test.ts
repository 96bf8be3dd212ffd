/** Who comes next in a queue for expensive work, and who finds no place in it. */
import { QueueFull, turns, type Room } from '#server/workQueue';

/** A queue whose work ends when the test says so. `started` names the pieces in the order in which they began. */
const queueOf = (room: Room) => {
  const inTurn = turns(room);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    started,
    come: (name: string, signal?: AbortSignal) =>
      inTurn(
        () =>
          new Promise<string>((resolve) => {
            started.push(name);
            ends.set(name, () => resolve(name));
          }),
        { key: name[0]!, ...(signal && { leaving: () => signal }) },
      ).catch((error: Error) => error.name),
    end: async (name: string) => {
      ends.get(name)!();
      await settle();
    },
  };
};

test('given two places and work of three keys, when places fall free, then the keys take turns', async () => {
  const { come, end, started } = queueOf({ atOnce: 2, mostWaiting: 10 });
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) => come(name));
  expect(started).toEqual(['a1', 'a2']);
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2']) await end(name);
  expect(started).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2']);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']);
});

test('given one key at its own limit, when another comes, then it begins at once', async () => {
  const { come, end, started } = queueOf({ atOnce: 3, atOnceEach: 2, mostWaiting: 10 });
  const all = ['a1', 'a2', 'a3', 'b1'].map((name) => come(name));
  expect(started).toEqual(['a1', 'a2', 'b1']);
  await end('b1');
  expect(started).toEqual(['a1', 'a2', 'b1']);
  await end('a2');
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
  await end('a1');
  await end('a3');
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1']);
});

test('given a key that has as many waiting as it may, then one more of it is refused, and another key is not', async () => {
  const { come, end } = queueOf({ atOnce: 1, mostWaiting: 3, mostWaitingEach: 2 });
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1'].map((name) => come(name));
  for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', QueueFull.name, 'b1', QueueFull.name]);
});

test('given someone who gives up while waiting, then their work never begins and their place is free', async () => {
  const { come, end, started } = queueOf({ atOnce: 1, mostWaiting: 1 });
  const leaving = new AbortController();
  const all = [come('a1'), come('a2', leaving.signal)];
  leaving.abort();
  all.push(come('a3'));
  await end('a1');
  await end('a3');
  expect([await Promise.all(all), started]).toEqual([
    ['a1', 'AbortError', 'a3'],
    ['a1', 'a3'],
  ]);
});

test('given someone whose patience ends while waiting, then they are refused and their place is free', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const { come, end, started } = queueOf({ atOnce: 1, mostWaiting: 1, patience: 10_000 });
  const all = [come('a1'), come('a2')];
  jest.advanceTimersByTime(10_000);
  all.push(come('a3'));
  jest.useRealTimers();
  await end('a1');
  await end('a3');
  expect([await Promise.all(all), started]).toEqual([
    ['a1', QueueFull.name, 'a3'],
    ['a1', 'a3'],
  ]);
});

test('given work that fails, then its place is free again', async () => {
  const inTurn = turns({ atOnce: 1, mostWaiting: 0 });
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurn(async () => 'next')).toBe('next');
});
