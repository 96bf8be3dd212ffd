/** What clients and the operator do about invoices. @throws Refusal where the commands refuse it */
import { dayOf, defaultZone } from '#shared/domain/calendarDays';
import type { Ref } from '#shared/kit/resource';
import { clientCreditOf, openInvoicesOf } from '../../areas/billing';
import type { RecordNamed, Work } from '../../repository/work';
import type { RunAction } from './actions';

type Open = { readonly id: string; readonly balance: number };

const reason = 'Simulasi';
let references = 0;

/** A payment that waits; `reference` is one that no other payment has, unless it is given. */
const add = (work: Work, invoice: string, amount: number, reference = `SIM-${(references += 1)}`): Promise<string> =>
  work.add('payment', {
    invoice: { type: 'invoices', id: invoice },
    method: 'transfer',
    amount,
    paid_at: dayOf(work.now.toISOString(), defaultZone),
    reference,
  });

const pay = async (work: Work, invoice: string, amount: number, reference?: string): Promise<void> =>
  work.run('payment', 'verify', await add(work, invoice, amount, reference));

/** With the oldest open invoice of the client; nothing happens where there is none. */
const withOpen =
  (run: (work: Work, open: Open, chance: number) => Promise<unknown>): RunAction =>
  async (work, { id }: Ref, chance) => {
    const [open] = await openInvoicesOf(work, id);
    if (open) await run(work, open, chance);
  };

const payments = async (work: Work, { id }: Ref, status: 'pending' | 'verified'): Promise<readonly RecordNamed<'payment'>[]> =>
  (await work.read('payment', { filter: { entity: [id], status: [status] }, sort: ['-created_at'] })).records;

/** A proof is sent; the next one who looks verifies or rejects it. */
const sendProof: RunAction = async (work, client, chance) => {
  const [waiting] = await payments(work, client, 'pending');
  if (waiting) return chance < 0.7 ? work.run('payment', 'verify', waiting.id) : work.run('payment', 'reject', waiting.id, { reason });
  const [open] = await openInvoicesOf(work, client.id);
  return open && add(work, open.id, open.balance);
};

const reverse: RunAction = async (work, client) => {
  const last = (await payments(work, client, 'verified')).find(({ reverses, reversed }) => !reverses && !reversed);
  if (last) await work.run('payment', 'reverse', last.id, { reason });
};

/** Pays the client's credit back, all of it or a part. */
const payOut: RunAction = async (work, entity, chance) => {
  const credit = await clientCreditOf(work, entity.id);
  if (credit <= 0) return;
  const amount = chance < 0.5 ? credit : Math.max(1, Math.floor(credit * chance));
  const id = await work.add('creditPayout', { entity, amount, method: 'transfer', recipient: 'BCA 1', reason });
  await work.run('creditPayout', 'pay', id, { paid_at: dayOf(work.now.toISOString(), defaultZone), reference: `OUT-${(references += 1)}` });
};

/** The bank sends the money of the last payout back. */
const returnPayout: RunAction = async (work, { id }) => {
  const { records } = await work.read('creditPayout', { filter: { entity: [id], status: ['paid'] }, sort: ['-created_at'] });
  if (records[0]) await work.run('creditPayout', 'takeBack', records[0].id, { reason });
};

export const moneyDeeds = {
  pay: async (work: Work, { id }: Ref) => {
    for (const open of await openInvoicesOf(work, id)) await pay(work, open.id, open.balance);
  },
  payPart: withOpen((work, { id, balance }, chance) => pay(work, id, Math.max(1, Math.floor(balance * chance)))),
  payTwice: withOpen(async (work, { id, balance }) => {
    await pay(work, id, balance);
    await pay(work, id, balance);
  }),
  overpay: withOpen((work, { id, balance }, chance) => pay(work, id, balance + Math.ceil(chance * 1_000_000))),
  sendProof,
  reverse,
  payOut,
  returnPayout,
  dispute: withOpen((work, { id, balance }, chance) =>
    chance < 0.2
      ? work.run('invoice', 'void', id, { reason })
      : work.run('invoice', 'credit', id, { amount: Math.max(1, Math.floor(balance * chance * 0.5)), reason }),
  ),
  giveUp: withOpen((work, { id }) => work.run('invoice', 'giveUp', id, { reason })),
} satisfies Record<string, RunAction>;
