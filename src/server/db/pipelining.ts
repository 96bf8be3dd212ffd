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

/** Sends the statements of one connection, of which a transaction's beginning and those marked `ahead` are not waited for. */
export const sender = (): ((text: string, send: Send) => Promise<Answer>) => {
  /** What was sent and not waited for yet; undefined outside of a transaction, and after a savepoint. */
  let under: Promise<Answer>[] | undefined;
  return (text, send) => {
    const answer = send();
    if (BEGINS.test(text)) under = [];
    if (!under) return answer;
    if (BEGINS.test(text) || text.startsWith(MARK)) {
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
