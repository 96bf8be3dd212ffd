/** Listens to what is said to the database, for tests that promise how much it is asked. */
import pg from 'pg';

type Said = { readonly texts: string[]; readonly rounds: number };

/** The texts of every statement of this process while `work` runs, and how often one was sent while none was on its way: the round trips. */
const listen = async (work: () => Promise<unknown>): Promise<Said> => {
  const texts: string[] = [];
  let rounds = 0;
  let underWay = 0;
  const done = () => void (underWay -= 1);
  const { query } = pg.Client.prototype;
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [first] = args;
    texts.push(typeof first === 'string' ? first : (first as { text: string }).text);
    if (underWay === 0) rounds += 1;
    underWay += 1;
    const answer: unknown = (query as (...all: unknown[]) => unknown).apply(this, args);
    Promise.resolve(answer).then(done, done);
    return answer as never;
  });
  await work().finally(() => spy.mockRestore());
  return { texts, rounds };
};

/** The texts of every statement of this process while `work` runs. */
export const statementsDuring = async (work: () => Promise<unknown>): Promise<string[]> => (await listen(work)).texts;

/** How often this process waits for the database while `work` runs, if it asks one thing after the other. */
export const roundsDuring = async (work: () => Promise<unknown>): Promise<number> => (await listen(work)).rounds;
