/** Invoices of periods, made by the real job. Rules: INV-2, INV-3, INV-4, INV-11, MNY-11, SUB-8, SUB-9. */
import { changeOf, refTo } from '../build/records';
import { runJob, invoicesOf, command, verified, sumsOf, billed, expectSoundBooks } from './billedClinic';
import { admin, clinicOn, clock, first, later, order, packOf, said, to } from './subscribedClinic';
import { recordIn } from './testApi';
afterEach(expectSoundBooks);

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

  test('given an issued invoice, when the price of its package changes, then it reads as before', async () => {
    const pack = await packOf();
    const { entity } = await clinicOn(pack);
    await runJob();
    const [before] = await invoicesOf(entity);
    expect(said(await admin('PATCH', `/packages/${pack.id}`, changeOf('package', pack.id, { base_price: 900_000 })))).toEqual([200]);
    await runJob();
    const [after, ...more] = await invoicesOf(entity);
    expect([after!.attributes, more]).toEqual([before!.attributes, []]);
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
      ['proration', -150_000],
      ['proration', 300_000],
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

  test('given an invoice of nothing in advance, when the plan changes before its period, then it is taken back, too', async () => {
    const { entity, owner, id, invoice } = await billed();
    await verified(invoice);
    const cheap = await packOf({ base_price: 10_000 });
    expect(said(await order(owner, id, 'change-plan', to(cheap, { when: 'now' })))).toEqual([200]);
    later(25);
    await runJob();
    const [, free] = await invoicesOf(entity);
    expect(free!.attributes).toMatchObject({ total: 0, status: 'paid' });
    const large = await packOf({ base_price: 900_000 });
    expect(said(await order(owner, id, 'change-plan', to(large, { when: 'now' })))).toEqual([200]);
    later(6);
    await runJob();
    const [, wrong, right] = await invoicesOf(entity);
    expect([wrong!.attributes!['status'], right!.attributes!['status'], right!.attributes!['period']]).toEqual([
      'void',
      'issued',
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
