/** Invoices of periods, payments, credit notes and the client's credit, by the API and the real job. Rules: INV-2, INV-3, INV-4, INV-6, MNY-11, MNY-12, SUB-8, SUB-9. */
import type { ResourceObject } from '#shared/jsonapi';
import { readConfig } from '#server/config';
import { advanceSubscriptions } from '#server/jobs/subscriptionJob';
import { bookFaults } from '#server/repository/books';
import { storeOf } from '#server/storeOf';
import { refTo } from '../build/records';
import { admin, api, clinicOn, clock, first, later, order, packOf, said, to } from './subscribedClinic';
import { errorsIn, recordIn, recordsIn, type Answered, type Caller } from './testApi';

const store = () => storeOf(readConfig({ DATA_DIR: api.filesDir, LOG_LEVEL: 'silent' }), api.database, () => clock.now);
const log = {
  error: ({ err }: { err: unknown }) => {
    throw err;
  },
};
const runJob = () => advanceSubscriptions(store(), log);

const rows = async (path: string, { id }: ResourceObject, by: Caller = admin) =>
  recordsIn(await by('GET', `${path}?filter[entity]=${id}&page[size]=100&sort=created_at`));
const invoicesOf = (entity: ResourceObject) => rows('/invoices', entity);
const command = (path: string, type: string, id: string, name: string, attributes: object = {}): Promise<Answered> =>
  admin('POST', `/${path}/${id}/${name}`, { data: { type, id, attributes } });
const paid = (invoice: ResourceObject, attributes: object = {}, by: Caller = admin) =>
  by('POST', '/payments', {
    data: {
      type: 'payments',
      attributes: { method: 'transfer', amount: 333_000, paid_at: clock.now.toISOString().slice(0, 10), ...attributes },
      relationships: { invoice: { data: refTo(invoice) } },
    },
  });
const verified = async (invoice: ResourceObject, attributes: object = {}) => {
  const { id } = recordIn(await paid(invoice, attributes));
  expect(said(await command('payments', 'payments', id, 'verify'))).toEqual([200]);
  return id;
};
const sumsOf = async ({ id }: ResourceObject) => {
  const { status, total, paid: received, credited, balance } = recordIn(await admin('GET', `/invoices/${id}`)).attributes!;
  return { status, total, paid: received, credited, balance };
};
const creditOf = async (entity: ResourceObject) =>
  (await rows('/client-credits', entity)).reduce((sum, { attributes }) => sum + (attributes!['amount'] as number), 0);

/** A clinic on a package of 300.000 a month, with its first invoice of 333.000. */
const billed = async () => {
  const clinic = await clinicOn(await packOf());
  await runJob();
  const [invoice] = await invoicesOf(clinic.entity);
  return { ...clinic, invoice: invoice! };
};

afterEach(async () => expect(await bookFaults(store())).toEqual([]));

describe('the job', () => {
  test('given an activation, when it runs, then the first period has its invoice, and running again makes no second one', async () => {
    const { entity, id, invoice } = await billed();
    expect(invoice.attributes).toMatchObject({
      status: 'issued',
      issue_date: '2026-09-16',
      due_date: '2026-09-30',
      period: '2026-09-16/2026-10-15',
      subtotal: 300_000,
      total: 333_000,
    });
    expect(invoice.relationships!['clientsubsheader']!.data).toEqual({ type: 'clientsubsheader', id });
    expect(await runJob()).toBe(0);
    expect(await invoicesOf(entity)).toHaveLength(1);
  });

  test('given two servers and several periods that nobody billed, when both run at once, then each period has one invoice', async () => {
    const { entity, invoice } = await billed();
    await verified(invoice);
    later(75);
    await Promise.all([runJob(), runJob()]);
    await runJob();
    const periods = (await invoicesOf(entity)).map(({ attributes }) => attributes!['period']);
    expect(new Set(periods).size).toBe(periods.length);
    expect(periods).toEqual(['2026-09-16/2026-10-15', '2026-10-16/2026-11-15', '2026-11-16/2026-12-15']);
  });

  test('given an upgrade within the period, when the next one is billed, then the difference is a line of its own', async () => {
    const { entity, owner, id, invoice } = await billed();
    await verified(invoice);
    later(15);
    const large = await packOf({ base_price: 600_000 });
    expect(said(await order(owner, id, 'change-plan', to(large, { when: 'now' })))).toEqual([200]);
    later(10);
    await runJob();
    const [, next] = await invoicesOf(entity);
    const lines = next!.attributes!['lines'] as { kind: string; amount: number }[];
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['package', 600_000],
      ['proration', 150_000],
    ]);
  });

  test('given an invoice in advance, when the plan changes before its period, then it is taken back, and the right one is issued', async () => {
    const { entity, owner, id, invoice } = await billed();
    await verified(invoice);
    later(25);
    await runJob();
    const small = await packOf({ base_price: 100_000 });
    expect(said(await order(owner, id, 'change-plan', to(small)))).toEqual([200]);
    later(10);
    await runJob();
    const [, wrong, right] = await invoicesOf(entity);
    expect([wrong!.attributes!['status'], right!.attributes!['subtotal'], right!.attributes!['period']]).toEqual([
      'void',
      100_000,
      wrong!.attributes!['period'],
    ]);
  });

  test('given a pause, then nothing is billed, and the days that are left are credited', async () => {
    const { entity, owner, id, invoice } = await billed();
    later(15);
    await order(owner, id, 'pause');
    later(100);
    await runJob();
    expect(await invoicesOf(entity)).toHaveLength(1);
    expect(await sumsOf(invoice)).toMatchObject({ status: 'issued', credited: 166_500, balance: 166_500 });
  });

  test('given an invoice that nobody pays, then grace and suspension follow; paid in full, the subscription is active again', async () => {
    const { id, invoice, entity } = await billed();
    const statusAfter = async (days: number) => {
      clock.now = new Date(first.getTime() + days * 86_400_000);
      await runJob();
      return recordIn(await admin('GET', `/clientsubsheader/${id}`)).attributes!['status'];
    };
    expect(await statusAfter(20)).toBe('active');
    expect(await statusAfter(21)).toBe('grace');
    expect(await statusAfter(28)).toBe('suspended');
    await verified(invoice, { amount: 100_000 });
    expect(recordIn(await admin('GET', `/clientsubsheader/${id}`)).attributes!['status']).toBe('suspended');
    await verified(invoice, { amount: 233_000 });
    expect(recordIn(await admin('GET', `/clientsubsheader/${id}`)).attributes!['status']).toBe('active');
    expect((await invoicesOf(entity)).filter(({ attributes }) => attributes!['status'] === 'issued')).toEqual([]);
  });
});

describe('a payment', () => {
  test('given a part, then the rest is open; with the tax that was withheld, it is paid', async () => {
    const { invoice } = await billed();
    await verified(invoice, { amount: 133_000 });
    expect(await sumsOf(invoice)).toEqual({ status: 'partially_paid', total: 333_000, paid: 133_000, credited: 0, balance: 200_000 });
    await verified(invoice, { amount: 194_000, withheld: 6_000, withholding_no: 'BP-1' });
    expect(await sumsOf(invoice)).toMatchObject({ status: 'paid', balance: 0 });
  });

  test('given more than is owed, then the rest belongs to the client, and pays its next invoice', async () => {
    const { invoice, entity } = await billed();
    await verified(invoice, { amount: 400_000 });
    expect(await creditOf(entity)).toBe(67_000);
    later(25);
    await runJob();
    const [, next] = await invoicesOf(entity);
    expect(await sumsOf(next!)).toMatchObject({ status: 'partially_paid', paid: 67_000 });
    expect(await creditOf(entity)).toBe(0);
  });

  test('given a reversal of money that was spent already, then what it paid is open again', async () => {
    const { invoice, entity } = await billed();
    const payment = await verified(invoice, { amount: 400_000 });
    later(25);
    await runJob();
    expect(said(await command('payments', 'payments', payment, 'reverse', { reason: 'Bank menarik kembali' }))).toEqual([200]);
    const [, next] = await invoicesOf(entity);
    expect([await sumsOf(invoice), await sumsOf(next!)]).toMatchObject([
      { status: 'issued', paid: 0 },
      { status: 'issued', paid: 0 },
    ]);
    expect(errorsIn(await command('payments', 'payments', payment, 'reverse', { reason: 'Lagi' }))).toEqual(['payment.reversed']);
  });

  test('given fifty at once with one reference, then there is one', async () => {
    const { invoice } = await billed();
    const answers = await Promise.all(Array.from({ length: 50 }, () => paid(invoice, { reference: 'TRX-0001' })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['nothing', { amount: 0 }, 'payment.amount /data/attributes/amount'],
    ['less than nothing', { amount: -1 }, 'payment.amount /data/attributes/amount'],
    ['a day that has not come', { paid_at: '2026-09-17' }, 'payment.future /data/attributes/paid_at'],
    ['tax withheld without its certificate', { withheld: 1_000 }, 'payment.withholding_no /data/attributes/withholding_no'],
  ])('given %s, then it is refused at its field', async (_, attributes, problem) => {
    const { invoice } = await billed();
    expect(errorsIn(await paid(invoice, attributes))).toEqual([problem]);
  });

  test('given the owner of the clinic, then it pays its own invoice, and neither verifies it nor pays that of another client', async () => {
    const [one, other] = [await billed(), await billed()];
    const mine = await paid(one.invoice, {}, one.owner);
    expect(mine.status).toBe(201);
    expect(
      (await one.owner('POST', `/payments/${recordIn(mine).id}/verify`, { data: { type: 'payments', id: recordIn(mine).id } })).status,
    ).toBe(403);
    expect((await paid(other.invoice, {}, one.owner)).status).toBe(422);
    expect(await rows('/payments', one.entity, other.owner)).toEqual([]);
  });
});

describe('a credit note', () => {
  test('given a part that is credited, then the tax follows, and the last part takes what rounding left', async () => {
    const { invoice, entity } = await billed();
    for (const amount of [100_001, 100_001, 99_998])
      expect(said(await command('invoices', 'invoices', invoice.id, 'credit', { amount, reason: 'Gangguan layanan' }))).toEqual([200]);
    expect(await sumsOf(invoice)).toMatchObject({ status: 'void', credited: 333_000, balance: 0 });
    const notes = await rows('/credit-notes', entity);
    expect(notes.reduce((sum, { attributes }) => sum + (attributes!['ppn'] as number), 0)).toBe(33_000);
  });

  test('given more than is left, then it is refused with what is left', async () => {
    const { invoice } = await billed();
    expect(errorsIn(await command('invoices', 'invoices', invoice.id, 'credit', { amount: 300_001, reason: 'Salah' }))).toEqual([
      'credit.too_much /data/attributes/amount',
    ]);
  });

  test('given a payment, then the invoice cannot be voided; without one it can, and its number stays', async () => {
    const { invoice } = await billed();
    const payment = await verified(invoice, { amount: 1_000 });
    expect(errorsIn(await command('invoices', 'invoices', invoice.id, 'void', { reason: 'Salah klien' }))).toEqual([
      'invoice.paid_already',
    ]);
    await command('payments', 'payments', payment, 'reverse', { reason: 'Salah klien' });
    expect(said(await command('invoices', 'invoices', invoice.id, 'void', { reason: 'Salah klien' }))).toEqual([200]);
    expect(await sumsOf(invoice)).toMatchObject({ status: 'void', balance: 0 });
  });

  test('given an invoice that was given up, when it is paid after all, then it is paid', async () => {
    const { invoice } = await billed();
    await command('invoices', 'invoices', invoice.id, 'give-up', { reason: 'Klinik tutup' });
    expect(await sumsOf(invoice)).toMatchObject({ status: 'uncollectible', balance: 333_000 });
    await verified(invoice);
    expect(await sumsOf(invoice)).toMatchObject({ status: 'paid', balance: 0 });
  });
});

test('given twenty drafts that are issued at once, then their numbers follow each other without a gap', async () => {
  const { entity } = await billed();
  const line = { kind: 'adjustment', description_id: 'Pelatihan', description_en: 'Training', qty: '1', unit_price: 100_000, period: null };
  const drafts = await Promise.all(
    Array.from({ length: 20 }, async () =>
      recordIn(
        await admin('POST', '/invoices', {
          data: { type: 'invoices', attributes: { lines: [line] }, relationships: { entity: { data: refTo(entity) } } },
        }),
      ),
    ),
  );
  const answers = await Promise.all(drafts.map(({ id }) => command('invoices', 'invoices', id, 'issue')));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  const numbers = (await invoicesOf(entity)).slice(1).map(({ attributes }) => Number(String(attributes!['number']).split('/')[3]));
  numbers.sort((one, other) => one - other);
  expect(numbers.at(-1)! - numbers[0]!).toBe(19);
});
