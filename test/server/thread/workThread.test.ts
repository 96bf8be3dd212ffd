/** The second thread: it answers as the main thread would, and one that ends is replaced. */
import { invoicePaper } from '#server/areas/billing/documents/invoicePaper';
import { drawPaper } from '#server/documents/pdf/drawPaper';
import { asBuffer, ThreadEnded, workThread } from '#server/thread/workThread';
import type { Invoice } from '#shared/areas/billing/resources/invoice';
import { invoiceOf, parties } from '../../build/invoicePapers';
import { watchedThread, words, type WatchedThread } from '../../build/watchedThread';

const paperOf = (number: string, lines = 3) => invoicePaper(invoiceOf(lines, { number } as Partial<Invoice>), parties, 'id');

/** What becomes of the document with this number. */
const drawn = (thread: Pick<WatchedThread, 'run'>, number = 'INV/1'): Promise<string> =>
  thread.run('drawDocument', paperOf(number)).then(
    (bytes) => asBuffer(bytes).subarray(0, 5).toString(),
    (error: Error) => error.name,
  );

let threads: { close(): Promise<void> }[] = [];
const watched = (limit?: number) => {
  const thread = watchedThread(limit);
  threads.push(thread);
  return thread;
};
afterEach(async () => {
  for (const thread of threads) await thread.close();
  threads = [];
});

test('given a document of several pages, then the thread draws the same bytes as the main thread', async () => {
  const thread = workThread();
  threads.push(thread);
  const paper = paperOf('INV/1', 40);
  expect(asBuffer(await thread.run('drawDocument', paper)).equals(await drawPaper(paper))).toBe(true);
});

test('given many documents at once, as jobs ask for them, then all are drawn', async () => {
  const thread = watched();
  const all = Array.from({ length: 40 }, (_, at) => drawn(thread, `INV/${at}`));
  expect([new Set(await Promise.all(all)), thread.tasks()]).toEqual([new Set(['%PDF-']), 40]);
});

test.each(['ends', 'breaks'] as const)(
  'given a task in which the thread %s, then that task fails, and the others are done by a new thread',
  async (word) => {
    const thread = watched();
    const all = ['INV/1', words[word], 'INV/2'].map((number) => drawn(thread, number));
    expect(await Promise.all(all)).toEqual(['%PDF-', ThreadEnded.name, '%PDF-']);
  },
);

test('given a task that goes on for ever, then it fails after its time', async () => {
  const task = watched(300).run('drawDocument', paperOf(words.goesOn));
  await expect(task).rejects.toMatchObject({ name: ThreadEnded.name, message: 'drawDocument took more than 300 ms' });
});

test('given a task that cannot be done, then its own error is told, and the thread goes on', async () => {
  const thread = watched();
  const broken = { ...paperOf('INV/1'), date: 'no day' };
  await expect(thread.run('drawDocument', broken)).rejects.toMatchObject({ message: expect.stringMatching(/time|date/i) as string });
  expect([await drawn(thread), thread.tasks()]).toEqual(['%PDF-', 2]);
});

test('given a thread that is closed during a task, then this task and those that wait fail, and no thread starts again', async () => {
  const thread = watched();
  thread.closeGate();
  const all = ['INV/1', 'INV/2'].map((number) => drawn(thread, number));
  while (thread.tasks() === 0) await new Promise((resolve) => setImmediate(resolve));
  await thread.close();
  expect([await Promise.all(all), await drawn(thread), thread.tasks()]).toEqual([
    [ThreadEnded.name, ThreadEnded.name],
    ThreadEnded.name,
    1,
  ]);
});
