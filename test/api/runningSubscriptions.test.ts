/** Running subscriptions: a module that is added to one, and the clock that finds what is due among many. Rules: SUB-4, SUB-16, SUB-18. */
import type { ResourceObject } from '#shared/jsonapi';
import { build, changeOf, refTo } from '../build/records';
import { everyClientsRows } from '../server/db/withDatabase';
import { invoicesOf, runJob } from './billedClinic';
import { admin, api, clinicOn, clock, order, read, said, to } from './subscribedClinic';
import { recordIn } from './testApi';
import { begun, clinic, hospital, inSeptember, onDay } from './septemberClinic';

inSeptember();

describe('a module that is added to a running subscription', () => {
  const joined = async () => {
    const pack = await clinic();
    const [radiology, other] = await Promise.all(
      [pack, await hospital()].map((one) =>
        build(admin, 'module', { package: refTo(one), kind: 'addon', feature_key: 'inventory', price: 300_000, status: 'active' }),
      ),
    );
    const made = await begun(pack);
    await onDay(16);
    const add = (module: ResourceObject, attributes: object = {}) =>
      admin('POST', '/clientsubsdetail', {
        data: {
          type: 'clientsubsdetail',
          attributes: { qty: 1, ...attributes },
          relationships: { clientsubsheader: { data: { type: 'clientsubsheader', id: made.id } }, module: { data: refTo(module) } },
        },
      });
    return { made, add, radiology: radiology!, other: other! };
  };

  test('given a module of its package, then it is active from now on and charged for its days', async () => {
    const { made, add, radiology } = await joined();
    const detail = recordIn(await add(radiology)).attributes!;
    expect([detail['status'], (await read(made.id)).attributes!['adjustment']]).toEqual(['active', 150_000]);
    expect(said(await add(radiology))).toEqual([422, 'taken /data/relationships/module']);
  });

  test.each([
    ['a start in the future', { start_at: '2027-12-01T00:00:00.000Z' }, 'read_only /data/attributes/start_at'],
    ['an end', { end_at: '2027-09-05T00:00:00.000Z' }, 'read_only /data/attributes/end_at'],
  ])('given %s, then it is refused', async (_, attributes, problem) => {
    const { add, radiology } = await joined();
    expect(said(await add(radiology, attributes))).toEqual([403, problem]);
  });

  test('given a module of another package, then it is refused', async () => {
    const { add, other } = await joined();
    expect(said(await add(other))).toEqual([422, 'subscription.not_sold /data/relationships/module']);
  });

  test('given a subscription that is paused, then nothing is added', async () => {
    const { made, add, radiology } = await joined();
    await order(admin, made.id, 'pause');
    expect(said(await add(radiology))).toEqual([422, 'not_an_option /data/relationships/clientsubsheader']);
  });
});

test('given an invoice in advance, when an add-on is swapped for one of the same price, then the right one is named', async () => {
  const pack = await clinic();
  const addon = (feature_key: string, module_name: string) =>
    build(admin, 'module', { package: refTo(pack), kind: 'addon', feature_key, module_name, price: 100_000, status: 'active' });
  const [old, chosen] = [await addon('inventory', 'Gudang Lama'), await addon('icd', 'Kode Baru')];
  const made = await begun(pack);
  expect(said(await order(admin, made.id, 'change-plan', to(pack, { when: 'now' }, [old])))).toEqual([200]);
  await onDay(25);
  expect(said(await order(admin, made.id, 'change-plan', to(pack, { when: 'next_period' }, [chosen])))).toEqual([200]);
  await onDay(31);
  const [, advance, right] = await invoicesOf(made.entity);
  const text = JSON.stringify(right!.attributes!['lines']);
  expect([advance!.attributes!['status'], text.includes('Modul Kode Baru'), text.includes('Modul Gudang Lama (')]).toEqual([
    'void',
    true,
    false,
  ]);
});

test('given an invoice in advance, when the catalogue renames its package, then the invoice stays', async () => {
  const pack = await clinic();
  const made = await begun(pack);
  await onDay(25);
  expect(said(await admin('PATCH', `/packages/${pack.id}`, changeOf('package', pack.id, { package_name: 'Klinik Baru' })))).toEqual([200]);
  await onDay(31);
  expect((await invoicesOf(made.entity)).map(({ attributes }) => attributes!['status'])).toEqual(['paid', 'issued']);
});

test('given more subscriptions that only wait than are read at once, when one behind them is due, then it is billed', async () => {
  const { entity, id } = await clinicOn(await clinic(), { trial: false });
  // Copies that come before it, suspended after a trial. A thousand of them end tomorrow, the others later.
  await everyClientsRows(
    api.database,
    `insert into clientsubsheaders (id, entity_id, package_id, status, status_since, cycle, created_at)
      select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, entity_id, package_id, 'suspended',
        $2::timestamptz - make_interval(days => case when n <= 1010 then 59 else 10 end), cycle, created_at
      from clientsubsheaders, generate_series(1, 5000) as n where clientsubsheaders.id = $1`,
    [id, clock.now.toISOString()],
  );
  try {
    expect(await runJob()).toBe(1);
    expect(await invoicesOf(entity)).toHaveLength(1);
  } finally {
    await everyClientsRows(api.database, `delete from clientsubsheaders where id < '00000000-0000-7000-8000-ffffffffffff'`);
  }
});
