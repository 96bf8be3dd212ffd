/** The program of the thread: an entry of its own in the build. It does one task after another, as workThread.ts asks for them. */
import { parentPort } from 'node:worker_threads';
import { tasks } from './tasks';
import type { Answer, Question } from './workThread';

process.setSourceMapsEnabled(true);

const answerTo = async ({ task, input }: Question): Promise<Answer> => {
  try {
    return { value: await tasks[task](input as never) };
  } catch (error) {
    return { error };
  }
};

parentPort!.on('message', (question: Question) => void answerTo(question).then((answer) => parentPort!.postMessage(answer)));
