/** Listens to what is said to the database, for tests that promise how much it is asked. */
import pg from 'pg';

/** The texts of every statement of this process while `work` runs. */
export const statementsDuring = async (work: () => Promise<unknown>): Promise<string[]> => {
  const said: string[] = [];
  const { query } = pg.Client.prototype;
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [first] = args;
    said.push(typeof first === 'string' ? first : (first as { text: string }).text);
    return (query as (...all: unknown[]) => never).apply(this, args);
  });
  await work().finally(() => spy.mockRestore());
  return said;
};
