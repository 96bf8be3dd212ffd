/** Discounts that are a percentage, that end, and what a change of plan within a period comes to with them. Rule: SUB-28. */
import { billed, invoicesOf, runJob } from './billedClinic';
import { begun, change, clinic, hospital, inSeptember, netOf, onDay } from './septemberClinic';
import { admin, clinicOn, clock, order, packOf, payInvoices, read, said } from './subscribedClinic';

inSeptember();

const grant = (id: string, attributes: object) => order(admin, id, 'grant-discount', { attributes: { reason: 'Mitra', ...attributes } });

/** The discounts of the invoices of a clinic of 475.000 a month, with the months that follow September. */
const discountsOver = async (attributes: object, months: number) => {
  const made = await begun(await clinic());
  expect(said(await grant(made.id, attributes))).toEqual([200]);
  for (let month = 1; month <= months; month += 1) {
    clock.now = new Date(Date.UTC(2027, 8 + month, 1, 3));
    await runJob();
    await payInvoices(made.id);
  }
  return (await invoicesOf(made.entity)).map(({ attributes: invoice }) => invoice!['discount']);
};

test.each<[string, object, (number | null)[]]>([
  ['an amount without an end', { discount: 75_000 }, [null, 75_000, 75_000, 75_000]],
  ['a percentage', { percent: 20 }, [null, 95_000, 95_000, 95_000]],
  ['a percentage of two periods', { percent: 50, periods: 2 }, [null, 237_500, 237_500, null]],
  ['an amount until a day', { discount: 75_000, until: '2027-11-01' }, [null, 75_000, 75_000, null]],
  ['an amount that ends the day before a period', { discount: 75_000, until: '2027-10-31' }, [null, 75_000, null, null]],
])('given %s after September was billed, then the invoices of three months have it', async (_, attributes, expected) => {
  expect(await discountsOver(attributes, 3)).toEqual(expected);
});

test('given two periods in the trial, then the first two invoices have it', async () => {
  const made = await clinicOn(await packOf({ base_price: 475_000, trial_days: 14 }), { trial: true });
  expect(said(await grant(made.id, { percent: 10, periods: 2 }))).toEqual([200]);
  expect((await read(made.id)).attributes).toMatchObject({ discount: null, discount_percent: 10, discount_until: '2027-11-14' });
  for (const month of [8, 9, 10]) {
    clock.now = new Date(Date.UTC(2027, month, 16, 3));
    await runJob();
    await payInvoices(made.id);
  }
  expect((await invoicesOf(made.entity)).map(({ attributes }) => attributes!['discount'])).toEqual([47_500, 47_500, null]);
});

test('given half off, when the plan is upgraded within the period, then the difference is half, too', async () => {
  const made = await begun(await clinic());
  await grant(made.id, { percent: 50 });
  clock.now = new Date('2027-10-01T03:00:00.000Z');
  await runJob();
  await payInvoices(made.id);
  const before = await netOf(made);
  clock.now = new Date('2027-10-16T03:00:00.000Z');
  expect(said(await change(made, await hospital(), { invoiced: 'now' }))).toEqual([200]);
  // 16 of 31 days of 2.200.000 more, half of it.
  expect((await netOf(made)) - before).toBe(567_742);
});

test('given a discount that is taken away, then amount, percentage and end are gone', async () => {
  const made = await begun(await clinic());
  await grant(made.id, { percent: 50, periods: 3 });
  expect(said(await grant(made.id, { discount: 0 }))).toEqual([200]);
  expect((await read(made.id)).attributes).toMatchObject({ discount: 0, discount_percent: null, discount_until: null });
});

test.each<[string, object, string[]]>([
  ['neither amount nor percentage', {}, ['required /data/attributes/discount']],
  [
    'both, and two ends',
    { discount: 1, percent: 1, periods: 1, until: '2027-12-01' },
    ['not_an_option /data/attributes/percent', 'not_an_option /data/attributes/periods'],
  ],
  ['more than everything', { percent: 101 }, ['too_large /data/attributes/percent']],
  ['an end that is over', { percent: 5, until: '2027-09-01' }, ['date.not_later /data/attributes/until']],
])('given %s, then it is refused at its field', async (_, attributes, problems) => {
  const { id } = await begun(await clinic());
  expect(said(await grant(id, attributes)).slice(1)).toEqual(problems);
});

test('given a paused subscription, then periods cannot be counted, and a day can be named', async () => {
  const { id } = await billed();
  await order(admin, id, 'pause');
  expect(said(await grant(id, { percent: 5, periods: 2 }))).toEqual([422, 'not_an_option /data/attributes/periods']);
  expect(said(await grant(id, { percent: 5, until: '2027-12-31' }))).toEqual([200]);
  await onDay(2);
});
