/** Bank statements: what their lines pay, and booking them. Rules: INV-13, INV-16. */
import type { StatementAnswer } from '#shared/areas/billing/bankStatements';
import { transferNote } from '#shared/areas/billing/domain/transferNote';
import { hasScope, type Actor } from '#shared/access';
import type { DateOrder } from '#shared/domain/dateOrder';
import { dayOf, defaultZone } from '#shared/domain/calendarDays';
import { bookStatement } from '../statements/bookStatement';
import { statementLines, type IdentifiedLine } from '../statements/statementLines';
import { sendDocument } from '#server/http/jsonapi';
import { personQueue } from '#server/http/personQueue';
import { Refusal } from '#server/refusal';
import { giveUpSoon } from '#server/repository/preview';
import { statementBills } from '../sql/statementBills';
import type { Store } from '#server/repository/store';
import { write } from '#server/repository/write';
import type { Handlers } from '#server/routes/endpoints';
import { actOf } from '#server/routes/routeSteps';
import type { WorkThread } from '#server/thread/workThread';

const VERIFY = 'verify payments';

/** Who books a statement says of each line that the money is there. @throws Refusal `access.denied` */
const mayVerify = (actor: Actor): void => {
  if (!hasScope(actor, VERIFY)) throw new Refusal([{ code: 'access.denied', meta: { permission: VERIFY } }]);
};

/** Ends a dry run's transaction without an effect, and carries what it would have done. */
class TakenBack extends Error {
  constructor(readonly booked: Awaited<ReturnType<typeof bookStatement>>) {
    super('A dry run is taken back.');
  }
}

/** A statement as it was sent: its text, and the order of its dates where a person has told it. */
type Sent = { readonly csv: string; readonly date_order?: DateOrder | null };

type Needs = { readonly store: Store; readonly thread: WorkThread };

/** Statements that the thread is given: one of a person at a time. A person who books those of several accounts at once waits, and is not refused. */
const room = { atOnce: 2, atOnceEach: 1, mostWaiting: 20, mostWaitingEach: 5 };

/** A long statement takes seconds: it is read and compared in the thread for expensive work. */
const linesOf = async ({ store, thread }: Needs, { csv, date_order: order = null }: Sent) => {
  const latest = dayOf(store.clock().toISOString(), defaultZone);
  const { account, read } = await thread.run('readStatement', { csv, order, latest });
  return { account, read: statementLines(read, account) };
};

/** Unread rows that are named; how many more there are is said. */
const MOST_NAMED = 500;

const nothingRead = { account: null, rows: [], unread: [], unread_count: 0, out: 0, sums: 0, open: [] };

const answerOf = async (needs: Needs, sent: Sent): Promise<StatementAnswer> => {
  const { account: number, read } = await linesOf(needs, sent);
  if ('dates' in read) return { ...nothingRead, bank: read.bank, unsure_dates: read.dates.slice(0, 3) };
  const { bank, lines, unread, out, sums } = read;
  const { open, booked: before, account, clients } = await statementBills(needs.store, lines, number);
  const bills = open.map((one) => ({ ...one, reference: transferNote(one.number) ?? one.number }));
  const isNew = ({ row }: IdentifiedLine): boolean => !before.has(row);
  const waiting = await needs.thread.run('matchStatement', [lines.filter(isNew), bills, clients]);
  const rows = lines.map(({ row, day, amount, text }) => {
    const booked = before.has(row);
    const match = (booked ? undefined : waiting.shift()) ?? { suggestion: null, doubt: null };
    return { row, day, amount, text, booked, ...match };
  });
  const counts = { unread_count: unread.length, out: out.length, sums: sums.length };
  return { bank, account, rows, unread: unread.slice(0, MOST_NAMED), ...counts, open, unsure_dates: null };
};

/** The lines of a statement that is to be booked. @throws Refusal where the order of its dates was not told */
const bookable = async (needs: Needs, sent: Sent) => {
  const { account, read } = await linesOf(needs, sent);
  if ('dates' in read) throw new Refusal([{ code: 'required', pointer: '/data/attributes/date_order' }]);
  return { account, lines: read.lines };
};

export const bankStatements = (needs: Needs): Handlers<'readBankStatement' | 'bookBankStatement'> => {
  const inTurn = personQueue(room);
  return {
    readBankStatement: async ({ request, reply, actor, values }) => {
      mayVerify(actor);
      const statement = await inTurn(request, reply, () => answerOf(needs, values));
      return sendDocument(reply, 200, { meta: { statement } });
    },
    bookBankStatement: async ({ request, reply, actor, values }) => {
      mayVerify(actor);
      const statement = await inTurn(request, reply, () => bookable(needs, values));
      try {
        const booked = await write(actOf(request, needs.store), true, async (work) => {
          if (values.dry_run) await giveUpSoon(work);
          const done = await bookStatement(work, statement, values.choices);
          if (values.dry_run) throw new TakenBack(done);
          return done;
        });
        return sendDocument(reply, 200, { meta: { booked } });
      } catch (error) {
        if (error instanceof TakenBack) return sendDocument(reply, 200, { meta: { booked: error.booked } });
        throw error;
      }
    },
  };
};
