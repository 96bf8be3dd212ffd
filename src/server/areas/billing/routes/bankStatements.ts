/** Bank statements: what their lines pay, and booking them. Rules: INV-13, INV-16. */
import type { StatementAnswer } from '#shared/areas/billing/bankStatements';
import { suggestionsFor } from '#shared/areas/billing/domain/statementMatch';
import { transferNote } from '#shared/areas/billing/domain/transferNote';
import { hasScope, type Actor } from '#shared/access';
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

const answerOf = async (store: Store, csv: string): Promise<StatementAnswer> => {
  const { bank, lines, unread } = statementLines(csv, store.clock());
  const references = lines.map(({ payment }) => payment);
  const { open, used, account } = await statementBills(store, references, statementAccount(csv));
  const isBooked = lines.map(({ payment }) => used.has(payment.toLowerCase()));
  const bills = open.map((one) => ({ ...one, reference: transferNote(one.number) ?? one.number }));
  const waiting = suggestionsFor(
    lines.filter((_, at) => !isBooked[at]),
    bills,
  );
  const rows = lines.map(({ row, day, amount, text }, at) => {
    const booked = isBooked[at]!;
    return { row, day, amount, text, booked, suggestion: booked ? null : (waiting.shift() ?? null) };
  });
  return { bank, account, rows, unread, open };
};

export const bankStatements = ({ store }: { store: Store }): Handlers<'readBankStatement' | 'bookBankStatement'> => ({
  readBankStatement: async ({ reply, actor, values }) => {
    mayVerify(actor);
    return sendDocument(reply, 200, { meta: { statement: await answerOf(store, values.csv) } });
  },
  bookBankStatement: async ({ request, reply, actor, values }) => {
    mayVerify(actor);
    const { lines } = statementLines(values.csv, store.clock());
    try {
      const booked = await write(actOf(request, store), true, async (work) => {
        if (values.dry_run) await giveUpSoon(work);
        const done = await bookStatement(work, { lines, account: statementAccount(values.csv) }, values.choices);
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
