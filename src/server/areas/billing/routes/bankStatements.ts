/** Bank statements: what their lines pay, and booking them. Rules: INV-13, INV-16. */
import type { StatementAnswer } from '#shared/areas/billing/bankStatements';
import { matchesOf } from '#shared/areas/billing/domain/statementMatch';
import { transferNote } from '#shared/areas/billing/domain/transferNote';
import { hasScope, type Actor } from '#shared/access';
import type { DateOrder } from '#shared/domain/dateOrder';
import { statementAccount } from '#shared/areas/billing/domain/statementAccount';
import { bookStatement } from '../statements/bookStatement';
import { statementLines } from '../statements/statementLines';
import { sendDocument } from '#server/http/jsonapi';
import { Refusal } from '#server/refusal';
import { giveUpSoon } from '#server/repository/preview';
import { statementBills } from '../sql/statementBills';
import type { Store } from '#server/repository/store';
import { write } from '#server/repository/write';
import type { Handlers } from '#server/routes/endpoints';
import { actOf } from '#server/routes/routeSteps';

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

const linesOf = ({ csv, date_order }: Sent, { clock }: Store) => {
  const account = statementAccount(csv);
  return { account, read: statementLines(csv, { order: date_order ?? null, account, now: clock() }) };
};

/** Unread rows that are named; how many more there are is said. */
const MOST_NAMED = 500;

const nothingRead = { account: null, rows: [], unread: [], unread_count: 0, out: 0, sums: 0, open: [] };

const answerOf = async (store: Store, sent: Sent): Promise<StatementAnswer> => {
  const { account: number, read } = linesOf(sent, store);
  if ('dates' in read) return { ...nothingRead, bank: read.bank, unsure_dates: read.dates.slice(0, 3) };
  const { bank, lines, unread, out, sums } = read;
  const { open, booked: before, account, clients } = await statementBills(store, lines, number);
  const bills = open.map((one) => ({ ...one, reference: transferNote(one.number) ?? one.number }));
  const waiting = matchesOf(
    lines.filter(({ row }) => !before.has(row)),
    bills,
    clients,
  );
  const rows = lines.map(({ row, day, amount, text }) => {
    const booked = before.has(row);
    const match = (booked ? undefined : waiting.shift()) ?? { suggestion: null, doubt: null };
    return { row, day, amount, text, booked, ...match };
  });
  const counts = { unread_count: unread.length, out: out.length, sums: sums.length };
  return { bank, account, rows, unread: unread.slice(0, MOST_NAMED), ...counts, open, unsure_dates: null };
};

/** The lines of a statement that is to be booked. @throws Refusal where the order of its dates was not told */
const bookable = (sent: Sent, store: Store) => {
  const { account, read } = linesOf(sent, store);
  if ('dates' in read) throw new Refusal([{ code: 'required', pointer: '/data/attributes/date_order' }]);
  return { account, lines: read.lines };
};

export const bankStatements = ({ store }: { store: Store }): Handlers<'readBankStatement' | 'bookBankStatement'> => ({
  readBankStatement: async ({ reply, actor, values }) => {
    mayVerify(actor);
    return sendDocument(reply, 200, { meta: { statement: await answerOf(store, values) } });
  },
  bookBankStatement: async ({ request, reply, actor, values }) => {
    mayVerify(actor);
    const statement = bookable(values, store);
    try {
      const booked = await write(actOf(request, store), true, async (work) => {
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
});
