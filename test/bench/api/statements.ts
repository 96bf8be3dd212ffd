/** The SQL that the app sends for a request: heard from an app in this process, to be said again by the bare driver. */
import pg from 'pg';
import type { FastifyInstance } from 'fastify';
import type { Asked } from './scenarios';

export interface Statement {
  /** Of one that a connection keeps. */
  name?: string;
  text: string;
  values: readonly unknown[];
}

/** Asks the app and hears what it tells the database. Who asks is left out: the driver knows nobody. @throws Error unless it answers with success */
export async function statementsOf(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  { method, path, body }: Asked,
): Promise<Statement[]> {
  const said: Statement[] = [];
  const { query } = pg.Client.prototype;
  const heard = function (this: pg.Client, ...words: unknown[]): unknown {
    const [first, second] = words as [string | Statement, readonly unknown[] | undefined];
    said.push(typeof first === 'string' ? { text: first, values: second ?? [] } : { ...first, values: first.values ?? second ?? [] });
    return (query as (...words: unknown[]) => unknown).apply(this, words);
  };
  pg.Client.prototype.query = heard as typeof query;
  try {
    const { statusCode, body: text } = await app.inject({
      method,
      url: path,
      headers,
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    if (statusCode >= 300) throw new Error(`${method} ${path} answered ${statusCode}: ${text.slice(0, 500)}`);
  } finally {
    pg.Client.prototype.query = query;
  }
  return said.filter(({ text }) => !/\bfrom sessions\b/.test(text));
}
