/** Tariffs through the API: the price of a day, what may be changed, many at once, and files. Rules: SVC-1 to SVC-4, SVC-8, SVC-9, SVC-10. */
import type { CheckedPrice } from '#shared/areas/cashier/domain/checkedPrice';
import type { TariffChange } from '#shared/areas/cashier/domain/tariffChange';
import type { TariffImport } from '#shared/areas/cashier/domain/tariffImport';
import { careClasses, tariffFor, type CareClass, type PriceRow } from '#shared/areas/cashier/domain/tariffs';
import { addDays, dayOf, defaultZone } from '#shared/domain/calendarDays';
import type { Ref } from '#shared/kit/resource';
import { chanceOf } from '#server/db/demo/random';
import { build, changeOf, draftOf, refTo, type Given } from '../build/records';
import { admin, api, as, clinicOn, clock, roles, told, type Clinic } from './clinicWithServices';
import { errorsIn, recordIn, recordsIn, type Answered, type Caller } from './testApi';

const TODAY = '2026-09-16';
/** What a service costs today is asked of the database, by its clock. */
const realToday = () => dayOf(new Date().toISOString(), defaultZone);

type Place = Clinic & { readonly umum: Ref; readonly bpjs: Ref; readonly konsul: Ref };

const place = async (): Promise<Place> => {
  const clinic = await clinicOn();
  const payers = recordsIn(await clinic.owner('GET', '/payers'));
  const of = (kind: string) => refTo(payers.find(({ attributes }) => attributes!['kind'] === kind)!);
  return { ...clinic, umum: of('umum'), bpjs: of('bpjs'), konsul: { type: 'services', id: clinic.service } };
};

const draft = ({ owner, entity, konsul, umum }: Place, values: Given) =>
  draftOf(owner, 'tariff', {
    entity: refTo(entity),
    service: konsul,
    payer: umum,
    class: 'semua',
    price: 100_000,
    valid_to: null,
    ...values,
  });

const add = async (at: Place, values: Given, confirmed: readonly string[] = []): Promise<Answered> =>
  at.owner('POST', '/tariffs', { ...(await draft(at, values)), ...(confirmed.length && { meta: { confirmed } }) });

const made = async (at: Place, values: Given): Promise<string> => {
  const answer = await add(at, values, ['tariff.replaces']);
  if (answer.status !== 201) throw new Error(answer.text);
  return recordIn(answer).id;
};

const said = (answer: Answered) => [answer.status, ...errorsIn(answer)];
const read = async (at: Place, id: string) => recordIn(await at.owner('GET', `/tariffs/${id}`)).attributes!;
const metaOf = <T>(answer: Answered, name: string): T => (answer.document.meta as Record<string, T>)[name]!;
const priceOf = async (by: Caller, service: string, query: string) =>
  metaOf<CheckedPrice>(await by('GET', `/services/${service}/price?${query}`), 'price');

test('given no tariff, when a service is added with its price, then it has a general tariff from today', async () => {
  clock.now = new Date();
  const at = await place();
  const answer = await at.owner('POST', '/services', await draftOf(at.owner, 'service', { entity: refTo(at.entity), first_price: 75_000 }));
  const { id, attributes } = recordIn(await at.owner('GET', `/services/${recordIn(answer).id}`));
  expect(attributes).toMatchObject({ general_price: 75_000, general_since: realToday(), other_tariffs: 0 });
  expect(attributes).not.toHaveProperty('first_price');
  expect(said(await at.owner('PATCH', `/services/${id}`, changeOf('service', id, { first_price: 1 })))).toEqual([
    403,
    'read_only /data/attributes/first_price',
  ]);
  const cashiers = await draftOf(at.cashier, 'service', { entity: refTo(at.entity), first_price: 75_000 });
  expect(said(await at.cashier('POST', '/services', cashiers))).toEqual([403, 'access.denied /data/attributes/first_price']);
});

test('given an open tariff, when another follows, then the person confirms it and the list tells the new one on its day', async () => {
  clock.now = new Date();
  const today = realToday();
  const at = await place();
  const old = await made(at, { price: 100_000, valid_from: addDays(today, -90) });
  const next = { price: 120_000, valid_from: addDays(today, 3) };
  // A form leaves out what nobody filled in.
  expect(said(await add(at, { ...next, valid_to: undefined }))).toEqual([409, 'confirm.needed', 'tariff.replaces']);
  expect(said(await add(at, next))).toEqual([409, 'confirm.needed', 'tariff.replaces']);
  expect(await read(at, old)).toMatchObject({ valid_to: null });
  const id = await made(at, next);
  expect(await read(at, old)).toMatchObject({ valid_to: addDays(today, 2) });
  const general = async () => recordsIn(await at.owner('GET', '/services?sort=-general_price'))[0]!.attributes!['general_price'];
  expect(await general()).toBe(100_000);
  // What has not begun can be taken back: the one before it has its days again. Then the deletion is undone.
  const deletion = recordIn(await at.owner('POST', '/tariffs/deletions', { data: { type: 'deletions', attributes: { ids: [id] } } }));
  expect(await read(at, old)).toMatchObject({ valid_to: null });
  expect((await at.owner('DELETE', `/tariffs/deletions/${deletion.id}`)).status).toBeLessThan(300);
  expect(await read(at, old)).toMatchObject({ valid_to: addDays(today, 2) });
  expect(said(await at.owner('PATCH', `/tariffs/${id}`, changeOf('tariff', id, { valid_from: addDays(today, 5) })))).toEqual([200]);
  expect(await read(at, old)).toMatchObject({ valid_to: addDays(today, 4) });
  await at.owner('PATCH', `/tariffs/${id}`, changeOf('tariff', id, { valid_from: today }));
  expect(await general()).toBe(120_000);
});

test('SVC-1: given an open tariff, when another is added for a week, then the old price follows it', async () => {
  clock.now = new Date();
  const today = realToday();
  const at = await place();
  await made(at, { price: 100_000, valid_from: addDays(today, -90) });
  const week = { price: 80_000, valid_from: today, valid_to: addDays(today, 6) };
  expect(said(await add(at, week, ['tariff.replaces']))).toEqual([409, 'confirm.needed', 'tariff.replaces_for_a_time']);
  expect((await add(at, week, ['tariff.replaces_for_a_time'])).status).toBe(201);
  const told = await Promise.all(
    [-1, 0, 6, 7, 400].map(async (days) => {
      const { tariff } = await priceOf(at.owner, at.service, `payer=${at.umum.id}&day=${addDays(today, days)}`);
      return [days, tariff?.price];
    }),
  );
  expect(told).toEqual([
    [-1, 100_000],
    [0, 80_000],
    [6, 80_000],
    [7, 100_000],
    [400, 100_000],
  ]);
});

test.each<[string, Given, Given, (string | number)[]]>([
  [
    'a begun price',
    { valid_from: addDays(TODAY, -1) },
    { price: 1, facility: 1 },
    [409, 'tariff.begun /data/attributes/price', 'tariff.begun /data/attributes/facility'],
  ],
  [
    'a last day that is over',
    { valid_from: '2026-01-01' },
    { valid_to: addDays(TODAY, -1) },
    [409, 'tariff.begun /data/attributes/valid_to'],
  ],
  ['a last day of today', { valid_from: '2026-01-01' }, { valid_to: TODAY }, [200]],
  [
    'a tariff that ended',
    { valid_from: '2026-01-01', valid_to: '2026-02-01' },
    { valid_to: null },
    [409, 'tariff.ended /data/attributes/valid_to'],
  ],
  ['a price that begins today, by which nothing was charged', { valid_from: TODAY }, { price: 1, facility: 1 }, [200]],
  ['a coming price', { valid_from: addDays(TODAY, 1) }, { price: 1, facility: 1 }, [200]],
  ['a coming price of the wrong sum', { valid_from: addDays(TODAY, 1) }, { price: 1 }, [422, 'tariff.components /data/attributes/price']],
  [
    'a last day before the first',
    { valid_from: addDays(TODAY, 9) },
    { valid_to: addDays(TODAY, 8) },
    [422, 'tariff.days /data/attributes/valid_to'],
  ],
  ['its class', { valid_from: addDays(TODAY, 9) }, { class: 'vip' }, [409, 'tariff.other_place /data/attributes/class']],
])('given a tariff, when %s is changed, then that is answered', async (_, values, change, answer) => {
  const at = await place();
  const id = await made(at, values);
  expect(said(await at.owner('PATCH', `/tariffs/${id}`, changeOf('tariff', id, change)))).toEqual(answer);
});

test('given a price that begins today, once something was charged by it, then it is changed by a new tariff only', async () => {
  const at = await place();
  const id = await made(at, { valid_from: TODAY });
  const entity = refTo(at.entity);
  const patient = refTo(await build(at.owner, 'patient', { entity }));
  const visit = refTo(await build(at.owner, 'visit', { entity, patient, payer: at.umum }));
  await build(at.owner, 'visitCharge', { entity, visit, service: at.konsul, quantity: 1 });
  expect(said(await at.owner('PATCH', `/tariffs/${id}`, changeOf('tariff', id, { price: 1, facility: 1 })))).toEqual([
    ...[409, 'tariff.begun /data/attributes/price', 'tariff.begun /data/attributes/facility'],
  ]);
});

test.each<[string, Given, (string | number)[]]>([
  ['components that do not add up', { facility: 1, professional: 2 }, [422, 'tariff.components /data/attributes/price']],
  ['the first day of another one', { valid_from: '2026-01-01' }, [409, 'tariff.overlaps_open /data/attributes/valid_from']],
  ['an earlier day', { valid_from: '2025-01-01' }, [409, 'tariff.overlaps_open /data/attributes/valid_from']],
  ['a replacement before today', { valid_from: '2026-05-01' }, [422, 'tariff.too_early /data/attributes/valid_from']],
])('given an open tariff, when one is added with %s, then it is refused', async (_, values, answer) => {
  const at = await place();
  await made(at, { valid_from: '2026-01-01' });
  expect(said(await add(at, values, ['tariff.replaces']))).toEqual(answer);
});

test('given a begun tariff and a used service, then neither is deleted', async () => {
  const at = await place();
  const id = await made(at, { valid_from: TODAY });
  expect(said(await at.owner('DELETE', `/tariffs/${id}`))).toEqual([409, 'tariff.begun']);
  await build(at.owner, 'treatmentTemplate', { entity: refTo(at.entity), service: at.konsul });
  expect(said(await at.owner('DELETE', `/services/${at.service}`))).toEqual([409, 'service.used']);
});

test('given 20 who set a tariff at once, then one does, no two overlap and nothing fails', async () => {
  const at = await place();
  const drafts = await Promise.all(
    Array.from({ length: 20 }, (_, n) => draft(at, { price: 1_000 + n, valid_from: addDays(TODAY, 1 + (n % 2)) })),
  );
  const answers = await Promise.all(
    drafts.map((one) => at.owner('POST', '/tariffs', { ...one, meta: { confirmed: ['tariff.replaces'] } })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
  const rows = recordsIn(await at.owner('GET', '/tariffs?sort=valid_from&page[size]=100')).map(({ attributes }) => attributes!);
  expect(rows.length).toBe(statuses.filter((status) => status === 201).length);
  rows.forEach((row, n) => n && expect(String(row['valid_from']) > String(rows[n - 1]!['valid_to'])).toBe(true));
});

test('given a generated table, then the API, the database and the pure rule find the same tariff for every service, payer, class and day', async () => {
  const at = await place();
  const chance = chanceOf(32);
  const classes: readonly CareClass[] = ['semua', 'kelas_1', 'vip'];
  const rows: (PriceRow & { readonly price: number })[] = [];
  for (const payer of [at.umum, at.bpjs])
    for (const of of classes) {
      let from = addDays(TODAY, -2 + Math.floor(chance.next() * 3));
      while (from < addDays(TODAY, 6) && chance.next() < 0.85) {
        const to = addDays(from, Math.floor(chance.next() * 3));
        const price = 1_000 + rows.length;
        await made(at, { payer, class: of, price, valid_from: from, valid_to: to });
        rows.push({ payer: payer.id, isGeneral: payer === at.umum, class: of, price, valid_from: from, valid_to: to });
        from = addDays(to, 1 + Math.floor(chance.next() * 2));
      }
    }
  expect(rows.length).toBeGreaterThan(6);
  for (const payer of [at.umum.id, at.bpjs.id])
    for (const of of careClasses.slice(0, 6))
      for (let n = -3; n < 8; n++) {
        const day = addDays(TODAY, n);
        const { tariff } = await priceOf(at.owner, at.service, `payer=${payer}&class=${of}&day=${day}`);
        expect([day, of, tariff?.price]).toEqual([day, of, tariffFor(rows, { payer, class: of, day })?.price]);
      }
});

test.each([
  ['Asia/Jakarta', '2026-09-16T17:30:00.000Z', '2026-09-17T16:30:00.000Z'],
  ['Asia/Makassar', '2026-09-16T16:30:00.000Z', '2026-09-17T15:30:00.000Z'],
  ['Asia/Jayapura', '2026-09-16T15:30:00.000Z', '2026-09-17T14:30:00.000Z'],
])('given a clinic in %s, then its day begins at 00.00 there: 00.30 and 23.30 have the tariff of that day', async (zone, early, late) => {
  const at = await place();
  const { id, type } = at.entity;
  await at.owner('POST', `/entity/${id}/configure`, { data: { type, id, attributes: { time_zone: zone } } }, { 'if-match': '*' });
  for (const [n, price] of [1_000, 2_000, 3_000].entries())
    await made(at, { price, valid_from: addDays(TODAY, n), valid_to: addDays(TODAY, n) });
  for (const instant of [early, late]) {
    clock.now = new Date(instant);
    const { day, tariff } = await priceOf(at.owner, at.service, `payer=${at.umum.id}`);
    expect([day, tariff?.price]).toEqual([addDays(TODAY, 1), 2_000]);
  }
});

const changeMany = (by: Caller, attributes: object, relationships: object) =>
  by('POST', '/tariffs/changes', { data: { type: 'tariff-changes', attributes, relationships } });
const changed = (answer: Answered) => metaOf<TariffChange>(answer, 'change');

test('given some tariffs, when all rise by 7.5 % from a day, then exactly the preview is done once, with its components and one cause', async () => {
  const at = await place();
  const other = await build(at.owner, 'service', { entity: refTo(at.entity), code: 'A-1' });
  const none = await build(at.owner, 'service', { entity: refTo(at.entity), code: 'A-2' });
  await made(at, {
    price: 100_000,
    facility: 33_333,
    professional: 33_333,
    consumables: 33_334,
    administration: 0,
    valid_from: '2026-01-01',
  });
  await made(at, { price: 50_000, service: refTo(other), valid_from: '2026-01-01' });
  await made(at, { price: 60_000, service: refTo(other), class: 'vip', valid_from: addDays(TODAY, 2) });
  const wish = { percent: '7.5', rounding: '500', direction: 'up', from: addDays(TODAY, 2), copy: false, categories: [] };
  const payer = { payer: { data: at.umum } };
  const preview = changed(await changeMany(at.owner, wish, payer));
  const rows = preview.rows.map(({ service, class: of, was, price, reason }) => [service, of, was, price, reason]);
  expect(rows).toEqual(
    expect.arrayContaining([
      [at.service, 'semua', 100_000, 107_500, undefined],
      [other.id, 'semua', 50_000, 54_000, undefined],
      [other.id, 'vip', 60_000, 64_500, 'overlap'],
      [none.id, null, null, null, 'none'],
    ]),
  );
  expect(preview).toMatchObject({ written: 2, left_out: 2, sum_before: 150_000, sum_after: 161_500 });
  expect(recordsIn(await at.owner('GET', '/tariffs')).length).toBe(3);
  const apply = () => changeMany(at.owner, { ...wish, token: preview.token }, payer);
  const [first, second] = [await apply(), await apply()];
  expect([said(first), said(second)]).toEqual([[200], [409, 'tariff.changed_meanwhile']]);
  const { tariff } = await priceOf(at.owner, at.service, `payer=${at.umum.id}&day=${addDays(TODAY, 2)}`);
  expect(tariff).toMatchObject({ price: 107_500, facility: 35_833, professional: 35_833, consumables: 35_834, administration: 0 });
  const lines = recordsIn(await at.owner('GET', '/client-audit?filter[resource]=tariff&page[size]=100&sort=-created_at'));
  expect(lines.filter(({ attributes }) => attributes!['action'] === 'command').length).toBe(1);
});

test('given the tariffs of one payer, when they are copied for another, then that payer has them from the day', async () => {
  const at = await place();
  await made(at, { price: 80_000, valid_from: '2026-01-01' });
  const wish = { amount: -5_000, rounding: '1000', direction: 'nearest', from: TODAY, copy: true, categories: [] };
  const ofBoth = { payer: { data: at.umum }, target: { data: at.bpjs } };
  const { token } = changed(await changeMany(at.owner, wish, ofBoth));
  expect(said(await changeMany(at.owner, { ...wish, token }, ofBoth))).toEqual([200]);
  expect((await priceOf(at.owner, at.service, `payer=${at.bpjs.id}`)).tariff).toMatchObject({
    price: 75_000,
    payer: expect.stringContaining('BPJS'),
  });
  expect((await priceOf(at.owner, at.service, `payer=${at.umum.id}`)).tariff!.price).toBe(80_000);
  expect(
    said(await changeMany(at.owner, { ...wish, amount: null, copy: false, from: '2026-01-01' }, { payer: { data: at.umum } })),
  ).toEqual([422, 'tariff.one_change /data/attributes/percent', 'tariff.too_early /data/attributes/from']);
});

const importing = (by: Caller, mode: 'try' | 'write', rows: readonly string[]) =>
  by('POST', `/tariffs/import?mode=${mode}`, Buffer.from(rows.join('\n')), { 'content-type': 'text/csv' });
const imported = (answer: Answered) => metaOf<TariffImport>(answer, 'import');

test('given a file with good and bad rows, then a try tells each row and writes nothing, and the import writes the good ones', async () => {
  const at = await place();
  const { code } = recordIn(await at.owner('GET', `/services/${at.service}`)).attributes as { code: string };
  await made(at, { price: 100_000, valid_from: '2026-01-01' });
  const file = [
    'code;payer;class;price;facility;professional;consumables;administration;valid_from;valid_to',
    `${code};UMUM;;1.234.567;;;;;1/12/2026;`,
    `${code};BPJS;kelas 1;75000.00;25000;50000;;;2026-12-01;2026-12-31`,
    `${code};UMUM;semua;100.000;;;;;2026-01-01;`,
    `TIDAK-ADA;UMUM;;1;;;;;2026-12-01;`,
    `${code};BPJS;kelas 1;75000;25000;1;;;2027-12-01;`,
    `${code};BPJS;kelas 1;80000;;;;;2026-12-15;2027-01-31`,
    `${code};UMUM;;seribu;;;;;2027-12-01;`,
  ];
  const tried = imported(await importing(at.owner, 'try', file));
  expect(tried.rows.map(({ row, outcome, reason, other }) => [row, outcome, reason ?? other])).toEqual([
    [2, 'replaces', undefined],
    [3, 'new', undefined],
    [4, 'same', undefined],
    [5, 'bad', 'service'],
    [6, 'bad', 'components'],
    [7, 'bad', 'row'],
    [8, 'bad', 'price'],
  ]);
  expect(recordsIn(await at.owner('GET', '/tariffs')).length).toBe(1);
  expect(imported(await importing(at.owner, 'write', file)).counts).toMatchObject({ new: 1, replaces: 1, same: 1, bad: 4 });
  expect((await priceOf(at.owner, at.service, `payer=${at.umum.id}&day=2026-12-01`)).tariff!.price).toBe(1_234_567);
  expect(imported(await importing(at.owner, 'write', file)).counts).toMatchObject({ new: 0, replaces: 0, same: 3 });
  expect(said(await importing(at.owner, 'try', ['Halo']))).toEqual([422, 'tariff.columns']);
  const month = [file[0]!, `${code};UMUM;;900.000;;;;;2027-02-01;2027-02-28`];
  expect(imported(await importing(at.owner, 'write', month)).counts).toMatchObject({ replaces: 1 });
  expect(imported(await importing(at.owner, 'write', month)).counts).toMatchObject({ same: 1 });
  expect((await priceOf(at.owner, at.service, `payer=${at.umum.id}&day=2027-03-01`)).tariff!.price).toBe(1_234_567);
});

test('given another clinic, a guest, a cashier and a doctor, then only who may set tariffs does', async () => {
  const [at, other] = [await place(), await place()];
  await made(at, { price: 100_000, valid_from: '2026-01-01' });
  const query = `/services/${at.service}/price?payer=${at.umum.id}`;
  const wish = { percent: '1', rounding: '1', direction: 'up', from: TODAY, copy: false, categories: [] };
  expect((await other.owner('GET', query)).status).toBe(404);
  expect((await api.as('anonymous')('GET', query)).status).toBe(401);
  expect(told(await at.cashier('GET', query))).toBe('yes');
  expect(told(await at.cashier('POST', '/tariffs', await draft(at, { valid_from: TODAY })))).toBe('403 access.denied');
  expect(told(await changeMany(at.cashier, wish, { payer: { data: at.umum } }))).toBe('403 access.denied');
  expect(told(await importing(at.cashier, 'try', ['code;payer;price;valid_from']))).toBe('403 access.denied');
  expect(said(await changeMany(other.owner, wish, { payer: { data: at.umum } }))).toEqual([
    422,
    'relation_missing /data/relationships/payer',
  ]);
  const foreign = await draft({ ...at, owner: other.owner, entity: other.entity }, { valid_from: TODAY });
  expect((await other.owner('POST', '/tariffs', foreign)).status).toBe(422);
  const { id } = await build(admin(), 'user', { entity: refTo(at.entity) });
  const [membership] = recordsIn(await admin()('GET', `/memberships?filter[entity]=${at.entity.id}&sort=-created_at`));
  await admin()('POST', `/memberships/${membership!.id}/change-role`, {
    data: { type: 'memberships', id: membership!.id, relationships: { role: { data: refTo(roles.get('dokter')!) } } },
  });
  expect(told(await as(id)('GET', query))).toBe('yes');
  expect(told(await as(id)('POST', '/tariffs', await draft(at, { valid_from: TODAY })))).toBe('403 access.denied');
});
