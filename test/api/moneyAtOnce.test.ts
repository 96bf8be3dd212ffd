/**
 * Many who change the money of one client at the same moment: payments that are reversed, invoices that are credited, commands and
 * previews of the subscription. Nobody is answered that something broke, and the books agree. Rules: MNY-11, CMD-5, CMD-6.
 */
import { Client } from 'pg';
import type { ResourceObject } from '#shared/jsonapi';
import { build, changeOf, refTo } from '../build/records';
import { command, invoicesOf, paid, runJob, sumsOf } from './billedClinic';
import { begun, clinic as clinicPack, doctor, hospital, inSeptember, onDay, stateOf, type Begun } from './septemberClinic';
import { admin, api, order, to } from './subscribedClinic';
import { errorsIn, recordIn, type Answered } from './testApi';

inSeptember();

/** Answers that say that something broke or was busy. */
const failures = (answers: readonly Answered[]) =>
  answers.filter(({ status }) => status >= 500).map((one) => [one.status, ...errorsIn(one)]);

/** Payments of an invoice that were verified one after the other. */
const payments = async (invoice: ResourceObject, count: number, amount: number): Promise<string[]> => {
  const made: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const { id } = recordIn(await paid(invoice, { amount }));
    await command('payments', 'payments', id, 'verify');
    made.push(id);
  }
  return made;
};

const reverse = (id: string) => command('payments', 'payments', id, 'reverse', { reason: 'Bank menarik kembali' });
const credit = ({ id }: ResourceObject, amount: number) => command('invoices', 'invoices', id, 'credit', { amount, reason: 'Gangguan' });
const preview = (name: string, { id }: Begun, attributes: object) =>
  admin('POST', `/clientsubsheader/${id}/${name}?preview=true`, { data: { type: 'clientsubsheader', id, attributes } });

test('given payments of one invoice that are all reversed at once, then each is reversed once and the invoice is open again', async () => {
  const one = await begun(await clinicPack(), { isPaid: false });
  const [invoice] = await invoicesOf(one.entity);
  const ids = await payments(invoice!, 8, 10_000);
  const answers = await Promise.all([...ids, ...ids].map(reverse));
  expect(failures(answers)).toEqual([]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(ids.length);
  expect(await sumsOf(invoice!)).toMatchObject({ paid: 0, status: 'issued' });
});

test('given reversals, credit notes, previews and a change of plan at once, then none of them breaks and the books agree', async () => {
  const one = await begun(await clinicPack(), { isPaid: false });
  const [invoice] = await invoicesOf(one.entity);
  const ids = await payments(invoice!, 6, 20_000);
  const bigger = await hospital();
  await onDay(5);
  const answers = await Promise.all([
    ...ids.map(reverse),
    ...[1, 2, 3].map((at) => credit(invoice!, 1_000 * at)),
    ...[1, 2, 3].map(() => preview('cancel', one, { when: 'now' })),
    order(admin, one.id, 'change-plan', to(bigger, { when: 'now', invoiced: 'now' })),
    order(admin, one.id, 'pause', {}),
    order(admin, one.id, 'cancel', { attributes: { when: 'now' } }),
    runJob().then(() => ({ status: 200 }) as Answered),
  ]);
  expect(failures(answers)).toEqual([]);
});

test('given a client in grace whose payment is verified while its subscription is cancelled, then it ends and owes what the books say', async () => {
  const one = await begun(await doctor(), { isPaid: false });
  const [invoice] = await invoicesOf(one.entity);
  await onDay(25);
  expect(await stateOf(one)).toBe('grace');
  const total = recordIn(await admin('GET', `/invoices/${invoice!.id}`)).attributes!['total'] as number;
  const { id } = recordIn(await paid(invoice!, { amount: total }));
  const answers = await Promise.all([
    command('payments', 'payments', id, 'verify'),
    order(admin, one.id, 'cancel', { attributes: { when: 'now' } }),
    ...[1, 2, 3, 4].map(() => preview('cancel', one, { when: 'now' })),
    runJob().then(() => ({ status: 200 }) as Answered),
  ]);
  expect(failures(answers)).toEqual([]);
  expect(await stateOf(one)).toBe('ended');
});

test('given a subscription that another transaction holds, when it is previewed and paused, then the preview gives up first and the pause goes on', async () => {
  const one = await begun(await clinicPack());
  const holder = new Client({ connectionString: api.database.url });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query('select 1 from clientsubsheaders where id = $1 for update', [one.id]);
    const pause = order(admin, one.id, 'pause', {});
    const first = await Promise.race([pause, preview('cancel', one, { when: 'now' })]);
    expect([first.status, errorsIn(first)]).toEqual([503, ['record.busy']]);
    await holder.query('rollback');
    expect((await pause).status).toBe(200);
  } finally {
    await holder.end();
  }
});

test('given a sandbox whose clock is moved and whose zone is changed while payments are reversed, then none of it breaks', async () => {
  const entity = await build(admin, 'entity', { sandbox: true });
  const { id } = await build(admin, 'clientsubsheader', { entity: refTo(entity), package: refTo(await clinicPack()) });
  await order(admin, id, 'activate', { attributes: { trial: false } });
  await runJob();
  const [invoice] = await invoicesOf(entity);
  const ids = await payments(invoice!, 4, 10_000);
  const answers = await Promise.all([
    ...ids.map(reverse),
    command('entity', 'entity', entity.id, 'advance-clock', { by: 'day' }),
    command('entity', 'entity', entity.id, 'advance-clock', { by: 'next_event' }),
    admin('PATCH', `/entity/${entity.id}`, changeOf('entity', entity.id, { time_zone: 'Asia/Makassar' })),
    admin('PATCH', `/entity/${entity.id}`, changeOf('entity', entity.id, { time_zone: 'Asia/Jayapura' })),
  ]);
  expect(failures(answers)).toEqual([]);
  expect(await sumsOf(invoice!)).toMatchObject({ paid: 0 });
});

test('given two bank statements that name two clients in opposite orders, when both are booked at once, then each line is booked once', async () => {
  const clients = [await begun(await clinicPack(), { isPaid: false }), await begun(await clinicPack(), { isPaid: false })];
  const invoices = await Promise.all(clients.map(async ({ entity }) => (await invoicesOf(entity))[0]!));
  const book = (statement: number, inOrder: readonly number[]) => {
    const csv = [
      'Tanggal,Keterangan,Jumlah',
      ...inOrder.map((_, line) => `01/09/2027,TRSF ${statement}-${line},${statement}${line}000`),
    ].join('\n');
    const choices = inOrder.map((at, line) => ({ row: line + 2, invoice: invoices[at]!.id }));
    return admin('POST', '/bank-statements/booking', {
      data: { type: 'bank-statements/booking', attributes: { csv, choices, dry_run: false } },
    });
  };
  const answers = await Promise.all([book(1, [0, 1]), book(2, [1, 0]), book(3, [0, 1]), book(4, [1, 0])]);
  expect(answers.map(({ status, text }) => (status === 200 ? 200 : text))).toEqual([200, 200, 200, 200]);
});
