/**
 * Money at the ends of a subscription: a change of plan that nobody invoiced, unused days, and ways out of grace. The amounts are before tax
 * where they are credited, and with tax where they are owed. Rules: SUB-8, SUB-9, SUB-18, SUB-27.
 */
import { everyClientsRows } from '../server/db/withDatabase';
import { billed, command, invoicesOf, rows, runJob, verified } from './billedClinic';
import { admin, api, clinicOn, later, order, payInvoices, read, said, to } from './subscribedClinic';
import { begun, cancel, change, clinic, doctor, hospital, inSeptember, netOf, onDay, stateOf } from './septemberClinic';

inSeptember();

describe('a change of plan that no invoice has taken up', () => {
  test('given an upgrade on 5 September, when it ends with the period, then a last invoice charges the difference', async () => {
    const made = await begun(await doctor());
    await onDay(5);
    expect(said(await change(made, await hospital()))).toEqual([200]);
    expect((await read(made.id)).attributes).toMatchObject({ adjustment: 2_206_533 });
    expect(said(await cancel(made, 'period_end'))).toEqual([200]);
    await onDay(31);
    expect(await stateOf(made)).toBe('ended');
    expect(await netOf(made)).toBe(129_000 + 2_206_533);
    expect((await read(made.id)).attributes).toMatchObject({ adjustment: null, adjustment_lines: null });
  });

  test('given an upgrade and a cancellation on one day, then only the days before it are charged', async () => {
    const made = await begun(await doctor());
    await onDay(20);
    await change(made, await hospital());
    await cancel(made);
    expect(await netOf(made)).toBe(81_700);
  });

  test('given an upgrade on 5 September, when it is cancelled on 20 September, then each plan is charged for its days', async () => {
    const made = await begun(await doctor());
    await onDay(5);
    await change(made, await hospital());
    await onDay(20);
    await cancel(made);
    // 4 of 30 days of 129.000, and 15 of 30 days of 2.675.000.
    expect(await netOf(made)).toBe(17_200 + 1_337_500);
  });

  test.each([
    ['at once', 'now', 2, 89_167],
    ['at the end of the period', 'period_end', 31, 89_167 + 459_167],
  ])('given a downgrade on 2 September, when it is cancelled %s, then the client gets its money back', async (_, when, day, net) => {
    const made = await begun(await hospital());
    await onDay(2);
    await change(made, await clinic());
    await cancel(made, when);
    await onDay(day);
    expect(await stateOf(made)).toBe('ended');
    expect(Math.abs((await netOf(made)) - net)).toBeLessThanOrEqual(1);
  });

  test('given a yearly subscription, then the difference is invoiced at once; the operator may leave it to the next invoice', async () => {
    const pack = await doctor();
    const yearly = await begun(pack);
    await order(admin, yearly.id, 'change-plan', to(pack, { when: 'next_period', cycle: 'yearly' }));
    await onDay(31);
    expect((await read(yearly.id)).attributes).toMatchObject({ cycle: 'yearly' });
    const before = (await invoicesOf(yearly.entity)).length;
    later(10);
    await change(yearly, await clinic());
    const all = await invoicesOf(yearly.entity);
    expect([all.length - before, all.at(-1)!.attributes!['period']]).toEqual([1, null]);
    expect((await read(yearly.id)).attributes).toMatchObject({ adjustment: null });
    later(10);
    await change(yearly, await hospital(), { invoiced: 'next_invoice' });
    expect((await invoicesOf(yearly.entity)).length - before).toBe(1);
    expect((await read(yearly.id)).attributes!['adjustment']).toBeGreaterThan(0);
    const byOwner = await order(yearly.owner, yearly.id, 'change-plan', to(await clinic(), { when: 'now', invoiced: 'now' }));
    expect(said(byOwner)).toEqual([403, 'read_only /data/attributes/invoiced']);
  });

  test('given a suspension, then the difference becomes an invoice before the subscription stands still', async () => {
    const made = await begun(await doctor(), { isPaid: false });
    await onDay(5);
    await change(made, await hospital());
    await onDay(29);
    expect(await stateOf(made)).toBe('suspended');
    expect((await read(made.id)).attributes).toMatchObject({ adjustment: null });
    expect((await invoicesOf(made.entity)).filter(({ attributes }) => attributes!['status'] === 'issued').length).toBe(2);
  });

  test('given an ended subscription, then the database refuses an adjustment', async () => {
    const made = await begun(await doctor());
    await cancel(made);
    await expect(everyClientsRows(api.database, 'update clientsubsheaders set adjustment = 1 where id = $1', [made.id])).rejects.toThrow(
      'has ended and cannot have an adjustment',
    );
  });
});

describe('unused days', () => {
  test('given grace, when it is cancelled on 22 September, then the 9 days that are left are credited', async () => {
    const made = await begun(await clinic(), { isPaid: false });
    await onDay(22);
    expect(await stateOf(made)).toBe('grace');
    await cancel(made);
    expect([await stateOf(made), await netOf(made)]).toEqual(['ended', 475_000 - 142_500]);
  });

  test('given a suspension, when it is cancelled later, then the days since the suspension are credited', async () => {
    const made = await begun(await clinic(), { isPaid: false });
    await onDay(22);
    await onDay(29);
    await onDay(30);
    await cancel(made);
    expect([await stateOf(made), await netOf(made)]).toEqual(['ended', 443_333]);
  });

  test.each([
    ['a discount that was granted after billing', null, 400_000, 237_500],
    ['a discount that was taken away after billing', 400_000, 0, 37_500],
  ])('given %s, when it is cancelled on 16 September, then what was billed for the days is credited', async (_, before, after, credit) => {
    const pack = await clinic();
    const made = await clinicOn(pack, { trial: false });
    const grant = (discount: number) => order(admin, made.id, 'grant-discount', { attributes: { discount, reason: 'Uji' } });
    if (before !== null) expect(said(await grant(before))).toEqual([200]);
    await runJob();
    await payInvoices(made.id);
    expect(said(await grant(after))).toEqual([200]);
    await onDay(16);
    await cancel(made);
    const notes = await rows('/credit-notes', made.entity);
    expect(notes.map(({ attributes }) => attributes!['amount'])).toEqual([credit]);
  });

  test('given an invoice that was voided, when it is paused and resumed, then the next invoice is not less for days that nobody paid', async () => {
    const made = await begun(await clinic(), { isPaid: false });
    const [invoice] = await invoicesOf(made.entity);
    await command('invoices', 'invoices', invoice!.id, 'void', { reason: 'Salah tagih' });
    await onDay(16);
    expect(said(await order(admin, made.id, 'pause'))).toEqual([200]);
    expect(said(await order(admin, made.id, 'resume'))).toEqual([200]);
    await runJob();
    expect((await invoicesOf(made.entity)).at(-1)!.attributes).toMatchObject({ subtotal: 475_000, status: 'issued' });
  });

  test('given an invoice that was voided, when the plan is lowered at once, then nothing is given back for it', async () => {
    const made = await begun(await hospital(), { isPaid: false });
    const [invoice] = await invoicesOf(made.entity);
    await command('invoices', 'invoices', invoice!.id, 'void', { reason: 'Salah tagih' });
    await onDay(16);
    expect(said(await change(made, await clinic()))).toEqual([200]);
    expect((await read(made.id)).attributes!['adjustment']).toBe(null);
  });

  test('given a downgrade that waits, when a discount above its price is granted, then it is refused and the downgrade stays', async () => {
    const made = await begun(await hospital());
    const small = await clinic();
    expect(said(await order(admin, made.id, 'change-plan', to(small)))).toEqual([200]);
    const granted = await order(admin, made.id, 'grant-discount', { attributes: { discount: 500_000, reason: 'Uji' } });
    expect(said(granted)).toEqual([422, 'subscription.discount_above /data/attributes/discount']);
    await onDay(31);
    expect((await read(made.id)).relationships!['package']!.data).toMatchObject({ id: small.id });
  });
});

test('given a clinic that pays on time, then nothing of this disturbs it', async () => {
  const { id, invoice } = await billed();
  await verified(invoice);
  later(31);
  await runJob();
  expect((await read(id)).attributes!['status']).toBe('active');
});
