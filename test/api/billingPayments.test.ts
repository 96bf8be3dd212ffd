/** Payments, credit notes and the client's credit, by the API. Rules: INV-2, INV-6, MNY-11, MNY-12. */
import { runJob, rows, invoicesOf, command, paid, verified, sumsOf, creditOf, billed, expectSoundBooks } from './billedClinic';
import { later, said } from './subscribedClinic';
import { errorsIn, recordIn } from './testApi';
afterEach(expectSoundBooks);

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

  test('given a reversal of money that was spent on an invoice with an excess of its own, then all of it is open again', async () => {
    const { invoice, entity } = await billed();
    await verified(invoice);
    const second = await verified(invoice);
    later(25);
    await runJob();
    const [, next] = await invoicesOf(entity);
    expect(said(await command('invoices', 'invoices', next!.id, 'credit', { amount: 100_000, reason: 'Gangguan' }))).toEqual([200]);
    expect(await creditOf(entity)).toBe(111_000);
    expect(said(await command('payments', 'payments', second, 'reverse', { reason: 'Terbayar dua kali' }))).toEqual([200]);
    expect(await sumsOf(next!)).toMatchObject({ status: 'issued', paid: 0, credited: 111_000, balance: 222_000 });
    expect(await creditOf(entity)).toBe(0);
  });

  test('given fifty at once with one reference, then there is one', async () => {
    const { invoice } = await billed();
    const answers = await Promise.all(Array.from({ length: 50 }, () => paid(invoice, { reference: 'TRX-0001' })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });

  test('given a payment that was reversed, then its reference may be used again, and after that not twice', async () => {
    const { invoice } = await billed();
    const wrong = await verified(invoice, { amount: 1_000, reference: 'TRX-0002' });
    expect(errorsIn(await paid(invoice, { reference: 'trx-0002' }))).toHaveLength(1);
    await command('payments', 'payments', wrong, 'reverse', { reason: 'Salah jumlah' });
    expect((await paid(invoice, { reference: 'TRX-0002' })).status).toBe(201);
    expect(errorsIn(await paid(invoice, { reference: 'trx-0002' }))).toHaveLength(1);
  });

  test.each<[string, object, string]>([
    ['nothing', { amount: 0 }, 'payment.amount /data/attributes/amount'],
    ['less than nothing', { amount: -1 }, 'payment.amount /data/attributes/amount'],
    ['a day of another century', { paid_at: '1900-01-01' }, 'date.not_before /data/attributes/paid_at'],
    ['a day that has not come', { paid_at: '2026-09-17' }, 'payment.future /data/attributes/paid_at'],
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
