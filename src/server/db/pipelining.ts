/** Statements of a transaction that are sent without waiting for their answers, so that the next one goes out in the same round. */
import { sql } from 'kysely';
import type { QueryResult } from 'pg';
import { PREPARED } from './preparedStatements';

const MARK = `${PREPARED}/* ahead */`;

/**
 * Marks a statement whose answer is not needed: sql`${ahead} insert …`. It is prepared, too. Inside a transaction the next statement
 * is sent right behind it, and rejects with its error if it fails. Outside of one it is waited for like any other.
 */
export const ahead = sql.raw(MARK);

type Answer = QueryResult<never>;
type Send = () => Promise<Answer>;

const nothing: Answer = { command: 'SELECT', rowCount: 0, oid: 0, fields: [], rows: [] };

const BEGINS = /^(begin|start transaction)/;
/** Statements after a savepoint may be rolled back alone, so each error must arrive with its own statement. */
const WAITS = /^savepoint/;

/** What a connection writes to: while it is corked nothing goes out, and then everything at once. */
export type Corkable = { cork(): void; uncork(): void };

/** Holds back what is sent until the next statement that is waited for, at most to the end of the present turn of the event loop. */
const holder = (stream: () => Corkable) => {
  let held: Corkable | undefined;
  const flush = (): void => {
    held?.uncork();
    held = undefined;
  };
  return {
    flush,
    hold: (): void => {
      if (held) return;
      held = stream();
      held.cork();
      setImmediate(flush);
    },
  };
};

/**
 * Sends the statements of one connection, of which a transaction's beginning and those marked `ahead` are not waited for: they go out
 * together with the next one that is, as each writing to the socket costs more than making what is written.
 */
export const sender = (stream: () => Corkable): ((text: string, send: Send) => Promise<Answer>) => {
  const { hold, flush } = holder(stream);
  /** What was sent and not waited for yet; undefined outside of a transaction, and after a savepoint. */
  let under: Promise<Answer>[] | undefined;
  return (text, send) => {
    const begins = BEGINS.test(text);
    if (begins) under = [];
    const isAhead = begins || (under !== undefined && text.startsWith(MARK));
    if (isAhead) hold();
    const answer = send();
    if (!isAhead) flush();
    if (!under) return answer;
    if (isAhead) {
      answer.catch(() => {});
      under.push(answer);
      return Promise.resolve(nothing);
    }
    const before = under;
    under = text === 'commit' || text === 'rollback' || WAITS.test(text) ? undefined : [];
    // A rollback follows an error; its own error must not replace the first one.
    return before.length && text !== 'rollback' ? Promise.all([...before, answer]).then(() => answer) : answer;
  };
};
