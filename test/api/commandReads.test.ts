/** A command reads its record once, under the lock, and the answer reads it once more as it has become. Rules: CMD-1, CMD-6. */
import type { ResourceObject } from '#shared/jsonapi';
import { refTo } from '../build/records';
import { billed, command, paid, verified } from './billedClinic';
import { statementsDuring } from './statements';
import { admin, clinicOn, order, packOf, said } from './subscribedClinic';
import { recordIn, type Answered } from './testApi';

/** How often whole rows of a table are read, their versions among them; what the audit calls a record, or a check that it exists, does not count. */
const readsOf = async (table: string, run: () => Promise<Answered>): Promise<number> => {
  const answers: Answered[] = [];
  const texts = await statementsDuring(async () => void answers.push(await run()));
  expect(said(answers[0]!)).toEqual([200]);
  return texts.filter((text) => text.includes(`from "${table}" as t`) && text.includes('"t"."version"') && !text.includes('for share'))
    .length;
};

const payout = async (entity: ResourceObject): Promise<string> => {
  const attributes = { amount: 10_000, recipient: 'BCA 123 a.n. Klinik', reason: 'Kelebihan bayar' };
  const data = { type: 'credit-payouts', attributes, relationships: { entity: { data: refTo(entity) } } };
  return recordIn(await admin('POST', '/credit-payouts', { data })).id;
};

/** Under the lock, and for the answer. */
const TWICE = 2;

const commands: readonly (readonly [string, string, () => Promise<() => Promise<Answered>>])[] = [
  [
    'a payout is rejected',
    'credit_payouts',
    async () => {
      const { entity, invoice } = await billed();
      await verified(invoice, { amount: 400_000 });
      const id = await payout(entity);
      return () => command('credit-payouts', 'credit-payouts', id, 'reject', { reason: 'Salah rekening' });
    },
  ],
  [
    'a payment is rejected',
    'payments',
    async () => {
      const { id } = recordIn(await paid((await billed()).invoice));
      return () => command('payments', 'payments', id, 'reject', { reason: 'Tidak masuk' });
    },
  ],
  [
    'a trial is extended',
    'clientsubsheaders',
    async () => {
      const { id } = await clinicOn(await packOf({ trial_days: 14 }), { trial: true });
      return () => order(admin, id, 'extend-trial', { attributes: { until: '2026-10-30', reason: 'Masih mencoba' } });
    },
  ],
  [
    'a subscription is paused',
    'clientsubsheaders',
    async () => {
      const { id } = await clinicOn(await packOf());
      return () => order(admin, id, 'pause', { attributes: { reason: 'Renovasi' } });
    },
  ],
];

test.each(commands)('given that %s, then its row in %s is read under the lock and for the answer only', async (_, table, prepare) => {
  expect(await readsOf(table, await prepare())).toBe(TWICE);
});
