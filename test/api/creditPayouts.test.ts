/** Credit that is paid back to a client: never more than it has, above a limit by two people, and the books stay exact. Rules: MNY-11, INV-21. */
import type { ResourceObject } from '#shared/jsonapi';
import { build, refTo } from '../build/records';
import { billed, creditOf, expectSoundBooks, invoicesOf, runJob, sumsOf, verified } from './billedClinic';
import { admin, api, clock, later, said } from './subscribedClinic';
import { recordIn, recordsIn, type Answered, type Caller } from './testApi';

afterEach(expectSoundBooks);

const today = () => clock.now.toISOString().slice(0, 10);
const booked = { paid_at: '2026-09-16', reference: 'TRX-77' };
let other: ResourceObject;
/** A second person of ours. */
const colleague: Caller = async (...asked) => (await api.asUser(other.id))(...asked);
beforeAll(async () => {
  const roles = recordsIn(await admin('GET', '/roles?page[size]=100'));
  const role = roles.find(({ attributes }) => attributes!['name'] === 'admin')!;
  other = await build(admin, 'user', { name: 'Pak Doni', roles: [refTo(role)] });
});

/** A clinic that owes nothing and has so much credit. */
const clinicWithCredit = async (credit: number) => {
  const clinic = await billed();
  await verified(clinic.invoice, { amount: 333_000 + credit });
  expect(await creditOf(clinic.entity)).toBe(credit);
  return clinic;
};
const ask = (entity: ResourceObject, amount: number, by: Caller = admin): Promise<Answered> =>
  by('POST', '/credit-payouts', {
    data: {
      type: 'credit-payouts',
      attributes: { amount, recipient: 'BCA 123 a.n. Klinik', reason: 'Kelebihan bayar' },
      relationships: { entity: { data: refTo(entity) } },
    },
  });
const give = (by: Caller, payout: string, command: string, attributes: object): Promise<Answered> =>
  by('POST', `/credit-payouts/${payout}/${command}`, { data: { type: 'credit-payouts', id: payout, attributes } });
const asked = async (entity: ResourceObject, amount: number) => recordIn(await ask(entity, amount)).id;
const statusOf = async (id: string) => recordIn(await admin('GET', `/credit-payouts/${id}`)).attributes!['status'];

test('given a client with credit, when a payout is paid, then the credit is gone and the next invoice is not paid from it', async () => {
  const { entity } = await clinicWithCredit(500_000);
  const id = await asked(entity, 500_000);
  expect(await creditOf(entity)).toBe(500_000);
  expect(said(await give(admin, id, 'pay', booked))).toEqual([200]);
  expect(recordIn(await admin('GET', `/credit-payouts/${id}`)).attributes).toMatchObject({ status: 'paid', ...booked, amount: 500_000 });
  expect(await creditOf(entity)).toBe(0);
  later(24);
  await runJob();
  expect(await sumsOf((await invoicesOf(entity)).at(-1)!)).toMatchObject({ paid: 0, status: 'issued' });
});

test.each([
  [500_001, [409, 'credit.short /data/attributes/amount']],
  [0, [422, 'required /data/attributes/amount']],
])('given credit of 500.000, when %d is asked for, then it is refused', async (amount, refusal) => {
  const { entity } = await clinicWithCredit(500_000);
  expect(said(await ask(entity, amount))).toEqual(refusal);
});

test('given two payouts of all credit, when both are paid at once, then one is', async () => {
  const { entity } = await clinicWithCredit(300_000);
  const ids = [await asked(entity, 300_000), await asked(entity, 300_000)];
  const answers = await Promise.all(ids.map((id) => give(admin, id, 'pay', booked)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await creditOf(entity)).toBe(0);
});

test('given credit that an invoice took meanwhile, then the payout is refused and stays open', async () => {
  const { entity } = await clinicWithCredit(200_000);
  const id = await asked(entity, 200_000);
  later(24);
  await runJob();
  expect(said(await give(admin, id, 'pay', { ...booked, paid_at: today() }))).toEqual([409, 'credit.short /data/attributes/amount']);
  expect(await statusOf(id)).toBe('pending');
});

describe('above the limit of one person', () => {
  test('given who asked for it, then they cannot pay it; somebody else can', async () => {
    const { entity } = await clinicWithCredit(1_000_001);
    const id = await asked(entity, 1_000_001);
    expect(said(await give(admin, id, 'pay', booked))).toEqual([403, 'payout.second_person']);
    expect(said(await give(colleague, id, 'pay', booked))).toEqual([200]);
  });

  test('given somebody who raised what another person asked for, then they have asked for it', async () => {
    const { entity } = await clinicWithCredit(2_000_000);
    const id = recordIn(await ask(entity, 1_000, colleague)).id;
    const raised = { data: { type: 'credit-payouts', id, attributes: { amount: 2_000_000 } } };
    expect(said(await admin('PATCH', `/credit-payouts/${id}`, raised))).toEqual([200]);
    expect(said(await give(admin, id, 'pay', booked))).toEqual([403, 'payout.second_person']);
  });

  test('given exactly the limit, then one person asks and pays', async () => {
    const { entity } = await clinicWithCredit(1_000_000);
    expect(said(await give(admin, await asked(entity, 1_000_000), 'pay', booked))).toEqual([200]);
  });
});

test('given a payout that the bank sent back, then it is credit again and pays what is open', async () => {
  const { entity } = await clinicWithCredit(333_000);
  const id = await asked(entity, 333_000);
  await give(admin, id, 'pay', booked);
  later(24);
  await runJob();
  expect(said(await give(admin, id, 'take-back', { reason: 'Rekening ditutup' }))).toEqual([200]);
  expect(await sumsOf((await invoicesOf(entity)).at(-1)!)).toMatchObject({ status: 'paid' });
  expect(await statusOf(id)).toBe('returned');
});

test('given money that was paid out, when the payment that it came from is reversed, then that is refused', async () => {
  const { entity, invoice } = await billed();
  const payment = await verified(invoice, { amount: 833_000 });
  await give(admin, await asked(entity, 500_000), 'pay', booked);
  const reversed = await admin('POST', `/payments/${payment}/reverse`, {
    data: { type: 'payments', id: payment, attributes: { reason: 'Salah' } },
  });
  expect(said(reversed)).toEqual([409, 'credit.short']);
});

test('given a payout that is rejected, then the credit stays; a paid one cannot be changed any more', async () => {
  const { entity } = await clinicWithCredit(100_000);
  const id = await asked(entity, 60_000);
  expect(said(await give(admin, id, 'reject', { reason: 'Batal' }))).toEqual([200]);
  expect(await creditOf(entity)).toBe(100_000);
  expect(said(await give(admin, id, 'pay', booked))).toEqual([409, 'state.illegal']);
});

test('given a day in the future, then the payment is refused', async () => {
  const { entity } = await clinicWithCredit(100_000);
  const paid_at = '2026-09-17';
  expect(said(await give(admin, await asked(entity, 1_000), 'pay', { ...booked, paid_at }))).toEqual([
    422,
    'payment.future /data/attributes/paid_at',
  ]);
});

test('given the owner of the client, then they read what was paid back, and can ask for nothing themselves', async () => {
  const { entity, owner } = await clinicWithCredit(100_000);
  const id = await asked(entity, 50_000);
  await give(admin, id, 'pay', booked);
  expect(recordIn(await owner('GET', `/credit-payouts/${id}`)).attributes).toMatchObject({ amount: 50_000 });
  expect((await ask(entity, 1_000, owner)).status).toBe(403);
  expect((await give(owner, id, 'take-back', { reason: 'Coba' })).status).toBe(403);
});
