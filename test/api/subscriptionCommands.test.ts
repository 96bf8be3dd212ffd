/** A subscription from draft to end, by its commands. Rules: SUB-3, SUB-7, SUB-8, SUB-10, SUB-18, SUB-23, CMD-3, CMD-5, CMD-6. */
import type { ResourceObject } from '#shared/jsonapi';
import { build, refTo } from '../build/records';
import { errorsIn, recordIn, recordsIn, startTestApi, type Answered, type Caller, type TestApi } from './testApi';

let now = new Date('2026-09-16T03:00:00.000Z');
let api: TestApi;
let clinic: ResourceObject;

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  clinic = recordsIn(await api.as('admin')('GET', '/packages?filter[target]=clinic'))[0]!;
});
afterAll(() => api.close());
beforeEach(() => {
  now = new Date('2026-09-16T03:00:00.000Z');
});

/** Signed in at this time: a session of months ago is over. */
const admin =
  (): Caller =>
  async (...asked) =>
    (await api.asUser(api.idOf('admin')))(...asked);
const draft = (values: Record<string, unknown> = {}) => build(admin(), 'clientsubsheader', { package: refTo(clinic), ...values });

type Told = { attributes?: object; relationships?: object };
const order = (id: string, command: string, told: Told = {}, headers: Record<string, string> = {}): Promise<Answered> =>
  admin()('POST', `/clientsubsheader/${id}/${command}`, { data: { type: 'clientsubsheader', id, ...told } }, headers);

const read = async (id: string) => recordIn(await admin()('GET', `/clientsubsheader/${id}`)).attributes!;
const activated = async (trial: boolean) => {
  const { id } = await draft();
  expect((await order(id, 'activate', { attributes: { trial } })).status).toBe(200);
  return id;
};
const detailsOf = async (id: string) =>
  (await admin()('GET', `/clientsubsheader/${id}?include=clientsubsdetail.module`)).document.included!.filter(
    ({ type }) => type === 'clientsubsdetail',
  );
const sold = async (kind: string) =>
  recordsIn(await admin()('GET', `/modules?filter[package]=${clinic.id}&filter[status]=active&page[size]=100`)).filter(
    ({ attributes }) => attributes!['kind'] === kind,
  );
const moduleOf = async (feature: string) => (await sold('addon')).find(({ attributes }) => attributes!['feature_key'] === feature)!;

test('given a draft, when it is activated with a trial, then prices are frozen, the modules of the package open, and the trial ends with its last day', async () => {
  const id = await activated(true);
  expect(await read(id)).toMatchObject({
    status: 'trial',
    package_price: clinic.attributes!['base_price'],
    seat_price: clinic.attributes!['seat_price'],
    start_at: now.toISOString(),
    trial_end_at: '2026-09-29T17:00:00.000Z',
    next_invoice_at: null,
  });
  const details = await detailsOf(id);
  expect(details.map(({ attributes }) => attributes!['status'])).toEqual(details.map(() => 'active'));
  expect(details).toHaveLength((await sold('included')).length);
});

test('given no trial, when it is activated, then the first period begins today and is to be invoiced now', async () => {
  const id = await activated(false);
  expect(await read(id)).toMatchObject({
    status: 'active',
    anchor_day: 16,
    period_start: '2026-09-15T17:00:00.000Z',
    period_end: '2026-10-15T17:00:00.000Z',
    next_invoice_at: now.toISOString(),
  });
});

test('given a preview, then it says what would become of the subscription and of its modules, and nothing is changed', async () => {
  const { id } = await draft();
  const before = await read(id);
  const preview = await admin()('POST', `/clientsubsheader/${id}/activate?preview=true`, {
    data: { type: 'clientsubsheader', id, attributes: { trial: false } },
  });
  expect(preview.status).toBe(200);
  const told = preview.document.meta!['preview'] as {
    from: string;
    to: string;
    version: number;
    changes: { resource: string; action: string; after: object }[];
  };
  expect(told).toMatchObject({ from: 'draft', to: 'active', version: 1 });
  expect(told.changes.filter(({ resource }) => resource === 'clientsubsdetail')).toHaveLength((await sold('included')).length);
  expect(await read(id)).toEqual(before);
  expect((await admin()('GET', `/audit?filter[record_id]=${id}&filter[action]=command`)).document.meta!.page!.total).toBe(0);
  const done = recordIn(await order(id, 'activate', { attributes: { trial: false } })).attributes!;
  const own = told.changes.find(({ resource, action }) => resource === 'clientsubsheader' && action === 'command')!;
  expect(done).toMatchObject(own.after);
});

test('the audit keeps the command, the states, what it was told and who gave it; what it changed beside is linked to it', async () => {
  const id = await activated(true);
  const [line] = recordsIn(await admin()('GET', `/audit?filter[record_id]=${id}&filter[action]=command`));
  expect(line!.attributes).toMatchObject({
    command: 'activate',
    from_state: 'draft',
    to_state: 'trial',
    input: { trial: true },
    actor_name: 'Admin Nadi',
  });
  const linked = await admin()('GET', `/audit?filter[cause_id]=${line!.id}&filter[resource]=clientsubsdetail&page[size]=100`);
  expect(linked.document.meta!.page!.total).toBe((await sold('included')).length);
});

test('given an add-on without what it needs, then the refusal names both; with it, both are opened', async () => {
  const { id } = await draft();
  const admission = await moduleOf('admission');
  const told = (modules: ResourceObject[]) => ({ attributes: { trial: false }, relationships: { addons: { data: modules.map(refTo) } } });
  const refused = await order(id, 'activate', told([admission]));
  expect([refused.status, ...errorsIn(refused)]).toEqual([422, 'subscription.needs /data/relationships/addons']);
  const bed = await moduleOf('bed');
  expect(refused.document.errors![0]!.meta).toEqual({
    module: admission.attributes!['module_name'],
    needs: bed.attributes!['module_name'],
  });
  expect(await detailsOf(id)).toEqual([]);
  expect((await order(id, 'activate', told([admission, bed]))).status).toBe(200);
  expect(await detailsOf(id)).toHaveLength((await sold('included')).length + 2);
});

test('given a client with a running subscription, when a second one is activated, then it is refused and names the first', async () => {
  const entity = await build(admin(), 'entity');
  const [one, two] = [await draft({ entity: refTo(entity) }), await draft({ entity: refTo(entity) })];
  await order(one.id, 'activate', { attributes: { trial: true } });
  const refused = await order(two.id, 'activate', { attributes: { trial: false } });
  expect([refused.status, refused.document.errors![0]!.code, refused.document.errors![0]!.meta]).toEqual([
    409,
    'subscription.other_live',
    { number: one.attributes!['number'] },
  ]);
});

test('given a price change after the activation, then the subscription keeps its price', async () => {
  const pack = await build(admin(), 'package', { base_price: 300_000, trial_days: 14 });
  const { id } = await draft({ package: refTo(pack) });
  await order(id, 'activate', { attributes: { trial: true } });
  await admin()('PATCH', `/packages/${pack.id}`, { data: { type: 'packages', id: pack.id, attributes: { base_price: 900_000 } } });
  expect((await read(id))['package_price']).toBe(300_000);
});

test('given half of a period, when it is paused, then a credit note takes the other half back; when it is resumed, then a new period begins that day', async () => {
  const pack = await build(admin(), 'package', { base_price: 300_000 });
  const { id } = await draft({ package: refTo(pack), anchor_day: 1 });
  now = new Date('2026-09-01T03:00:00.000Z');
  await order(id, 'activate', { attributes: { trial: false } });
  now = new Date('2026-09-16T03:00:00.000Z');
  await order(id, 'pause', { attributes: { reason: 'Renovasi' } });
  expect(await read(id)).toMatchObject({ status: 'paused', adjustment: null, next_invoice_at: null, status_since: now.toISOString() });
  const [note] = recordsIn(await admin()('GET', '/credit-notes?sort=-created_at'));
  expect(note!.attributes).toMatchObject({ amount: 150_000, period: '2026-09-16/2026-09-30' });
  now = new Date('2026-10-31T03:00:00.000Z');
  await order(id, 'resume');
  expect(await read(id)).toMatchObject({
    status: 'active',
    anchor_day: 31,
    adjustment: null,
    period_start: '2026-10-30T17:00:00.000Z',
    period_end: '2026-11-29T17:00:00.000Z',
  });
});

test.each([
  ['at the end of its period', 'period_end', { status: 'active', cancel_at_period_end: true, adjustment: null }, 'active'],
  ['now', 'now', { status: 'ended', cancel_at_period_end: false, next_invoice_at: null }, 'ended'],
])('given a running subscription, when it is cancelled %s, then it says so and its modules are %s', async (_, when, expected, modules) => {
  const id = await activated(false);
  await order(id, 'cancel', { attributes: { when, reason: 'Tutup' } });
  expect(await read(id)).toMatchObject(expected);
  expect(new Set((await detailsOf(id)).map(({ attributes }) => attributes!['status']))).toEqual(new Set([modules]));
});

test.each<[string, string, Told, string[]]>([
  [
    'a trial extended to an earlier day',
    'extend-trial',
    { attributes: { until: '2026-09-20', reason: 'Libur' } },
    ['date.not_later /data/attributes/until'],
  ],
  ['a trial extended without a reason', 'extend-trial', { attributes: { until: '2026-10-20' } }, ['required /data/attributes/reason']],
  [
    'a discount above the price',
    'grant-discount',
    { attributes: { discount: 99_000_000, reason: 'Mitra' } },
    ['subscription.discount_above /data/attributes/discount'],
  ],
  ['a cancellation that was not made', 'keep', {}, ['subscription.not_cancelled']],
  ['an unknown input', 'cancel', { attributes: { when: 'now', because: 'x' } }, ['unknown_field /data/attributes/because']],
  [
    'two faults at once',
    'extend-trial',
    { attributes: { until: 'besok' } },
    ['invalid_date /data/attributes/until', 'required /data/attributes/reason'],
  ],
])('given %s, then each has its own sentence, and nothing is changed', async (_, command, told, problems) => {
  const id = await activated(true);
  const before = await read(id);
  expect(errorsIn(await order(id, command, told))).toEqual(problems);
  expect(await read(id)).toEqual(before);
});

test('given two operators on one version, then the second is told that it is stale; the same request twice has its effect once', async () => {
  const { id } = await draft();
  const etag = { 'if-match': '"1"' };
  const key = { 'idempotency-key': 'activate-once' };
  const told = { attributes: { trial: true } };
  const [one, same, other] = [
    await order(id, 'activate', told, { ...etag, ...key }),
    await order(id, 'activate', told, { ...etag, ...key }),
    await order(id, 'activate', told, etag),
  ];
  expect([one.status, same.status, other.status]).toEqual([200, 200, 409]);
  expect(same.headers['idempotency-replayed']).toBe('true');
  expect(errorsIn(other)).toEqual(['version.stale']);
});

test('given two servers and one draft, when both activate it at once, then one does and the other is refused', async () => {
  const { id } = await draft();
  const second = await api.asUser(api.idOf('admin'), await api.another());
  const body = { data: { type: 'clientsubsheader', id, attributes: { trial: true } } };
  const answers = await Promise.all([admin(), second].map((call) => call('POST', `/clientsubsheader/${id}/activate`, body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await detailsOf(id)).toHaveLength((await sold('included')).length);
});

describe('a change of plan', () => {
  const start = new Date('2026-09-01T03:00:00.000Z');
  const middle = new Date('2026-09-16T03:00:00.000Z');

  /** Two packages of a fixed price, without modules: 1,500,000 and 2,400,000 a month. */
  const begun = async () => {
    now = start;
    const [small, large] = [
      await build(admin(), 'package', { base_price: 1_500_000, cycles: ['monthly', 'yearly'] }),
      await build(admin(), 'package', { base_price: 2_400_000, cycles: ['monthly', 'yearly'] }),
    ];
    const { id } = await draft({ package: refTo(small), anchor_day: 1 });
    await order(id, 'activate', { attributes: { trial: false } });
    now = middle;
    return { id, small, large };
  };
  const to = (pack: ResourceObject, attributes: object = {}): Told => ({ attributes, relationships: { package: { data: refTo(pack) } } });

  test('given an upgrade in the middle of a period, then the preview is exact, and the next invoice has the difference', async () => {
    const { id, large } = await begun();
    const preview = await order(id, 'change-plan?preview=true', to(large));
    expect(preview.document.meta!['preview']).toMatchObject({
      amounts: {
        credit: -750_000,
        charge: 1_200_000,
        net: 450_000,
        dpp: 412_500,
        ppn: 49_500,
        total: 499_500,
        next: 2_664_000,
        usual: 1_665_000,
      },
    });
    expect((await read(id))['package_price']).toBe(1_500_000);
    expect((await order(id, 'change-plan', to(large))).status).toBe(200);
    expect(await read(id)).toMatchObject({ package_price: 2_400_000, adjustment: 450_000, pending_change: null });
  });

  test('given a downgrade, then it waits for the next period, one at a time, can be taken back, and is applied when the period comes', async () => {
    const { id, small, large } = await begun();
    await order(id, 'change-plan', to(large));
    expect((await order(id, 'change-plan', to(small))).status).toBe(200);
    expect(await read(id)).toMatchObject({ package_price: 2_400_000, pending_change: { package: small.id } });
    expect(errorsIn(await order(id, 'change-plan', to(small)))).toEqual(['subscription.change_waits']);
    await order(id, 'undo-change');
    expect((await read(id))['pending_change']).toBeNull();
    await order(id, 'change-plan', to(small));
    expect(errorsIn(await order(id, 'apply-change'))).toEqual(['subscription.not_due']);
    now = new Date('2026-10-02T03:00:00.000Z');
    expect((await order(id, 'bill')).status).toBe(200);
    expect((await order(id, 'apply-change')).status).toBe(200);
    expect((await order(id, 'start-period')).status).toBe(200);
    expect(await read(id)).toMatchObject({ package_price: 1_500_000, pending_change: null, period_start: '2026-09-30T17:00:00.000Z' });
  });

  test('given a package without a module that the client has, then the preview names the module and the data that stays', async () => {
    const { id } = await draft();
    await order(id, 'activate', { attributes: { trial: false } });
    const bare = await build(admin(), 'package', { base_price: 100_000, cycles: ['monthly'] });
    const included = await sold('included');
    const { warnings } = (await order(id, 'change-plan?preview=true', to(bare))).document.meta!['preview'] as {
      warnings: { code: string; meta: { modules: string; date: string } }[];
    };
    const { meta } = warnings.find(({ code }) => code === 'subscription.modules_end')!;
    // From the day after the last of the period that runs.
    expect(meta.date).toBe('2026-10-16');
    for (const one of included) expect(meta.modules).toContain(String(one.attributes!['module_name']));
  });

  test('given an add-on that is a module of another package, then it is refused, although this package sells the same', async () => {
    const { id } = await draft();
    await order(id, 'activate', { attributes: { trial: false } });
    const [addon] = await sold('addon');
    const named = { module_name: 'Gudang kecil', module_name_en: 'Small warehouse' };
    const foreign = await build(admin(), 'module', { feature_key: addon!.attributes!['feature_key'], kind: 'addon', ...named });
    const told = { attributes: {}, relationships: { package: { data: refTo(clinic) }, addons: { data: [refTo(foreign)] } } };
    expect(errorsIn(await order(id, 'change-plan', told))).toContain('subscription.not_sold /data/relationships/addons');
    const document = { data: { type: 'clientsubsheader', id, ...told } };
    for (const [language, name] of [
      ['id', 'Gudang kecil'],
      ['en', 'Small warehouse'],
    ] as const) {
      const { text } = await admin()('POST', `/clientsubsheader/${id}/change-plan`, document, { 'accept-language': language });
      expect([language, text.includes('Gudang kecil'), text.includes('Small warehouse')]).toEqual([
        language,
        name === 'Gudang kecil',
        name === 'Small warehouse',
      ]);
    }
  });

  test('given another cycle, then it begins with the next period', async () => {
    const { id, small } = await begun();
    await order(id, 'change-plan', to(small, { cycle: 'yearly', when: 'next_period' }));
    expect(await read(id)).toMatchObject({ cycle: 'monthly', pending_change: { cycle: 'yearly' } });
    now = new Date('2026-10-02T03:00:00.000Z');
    await order(id, 'bill');
    await order(id, 'apply-change');
    await order(id, 'start-period');
    expect(await read(id)).toMatchObject({ cycle: 'yearly', period_end: '2027-09-30T17:00:00.000Z' });
  });

  test.each<[string, (on: { small: ResourceObject; large: ResourceObject }) => Told, string[]]>([
    [
      'seats that the package does not sell',
      ({ small }) => to(small, { extra_seats: 3 }),
      ['subscription.no_extra_seats /data/attributes/extra_seats'],
    ],
    ['a cycle that the package does not have', ({ small }) => to(small, { cycle: 'quarterly' }), ['not_an_option /data/attributes/cycle']],
    ['no package', () => ({}), ['required /data/relationships/package']],
    ['what it has already', ({ small }) => to(small), ['subscription.same_plan']],
  ])('given %s, then it is refused at its field', async (_, told, problems) => {
    const begunOne = await begun();
    expect(errorsIn(await order(begunOne.id, 'change-plan', told(begunOne)))).toEqual(problems);
  });
});

test('given a client that is added with modules, then it has the draft of its subscription; modules of two packages are refused', async () => {
  const [addon] = await sold('addon');
  const [included] = await sold('included');
  const entity = await build(admin(), 'entity', { modules: [refTo(included!), refTo(addon!)] });
  const [header] = recordsIn(await admin()('GET', `/clientsubsheader?filter[entity]=${entity.id}`));
  expect(header!.attributes).toMatchObject({ status: 'draft', cycle: 'monthly' });
  expect(header!.relationships!['package']!.data).toEqual(refTo(clinic));
  expect((await detailsOf(header!.id)).map(({ attributes }) => attributes!['status'])).toEqual(['scheduled']);
  const foreign = await build(admin(), 'module');
  await expect(build(admin(), 'entity', { modules: [refTo(included!), refTo(foreign)] })).rejects.toThrow('subscription.one_package');
});

describe('the people of a client', () => {
  const started = async () => {
    const entity = await build(admin(), 'entity');
    const [owner, staff] = [
      await build(admin(), 'user', { entity: refTo(entity) }),
      await build(admin(), 'user', { entity: refTo(entity) }),
    ];
    const { id } = await draft({ entity: refTo(entity) });
    await order(id, 'activate', { attributes: { trial: false } });
    const told = { data: { type: 'clientsubsheader', id, attributes: {} } };
    const as = async (user: ResourceObject) => {
      const call = await api.asUser(user.id);
      return (command: string) => call('POST', `/clientsubsheader/${id}/${command}`, told);
    };
    return { owner: await as(owner), staff: await as(staff) };
  };

  test('given the owner, then they pause and resume their own subscription; discounts and dates are not theirs to give', async () => {
    const { owner } = await started();
    expect((await owner('pause')).status).toBe(200);
    expect((await owner('resume')).status).toBe(200);
    for (const command of ['grant-discount', 'extend-trial', 'end']) expect((await owner(command)).status).toBe(403);
  });

  test('given somebody else of the clinic, then they may not, and are told what is missing', async () => {
    const { staff } = await started();
    const refused = await staff('pause');
    expect([refused.status, refused.document.errors![0]!.code]).toEqual([403, 'access.denied']);
  });

  test('given the owner of another client, then the subscription is not there', async () => {
    const { owner: other } = await started();
    const { id } = await draft();
    expect((await other('pause')).status).toBe(200);
    const foreign = await api.asUser((await build(admin(), 'user', { entity: refTo(await build(admin(), 'entity')) })).id);
    const answer = await foreign('POST', `/clientsubsheader/${id}/cancel`, {
      data: { type: 'clientsubsheader', id, attributes: { when: 'now' } },
    });
    expect([answer.status, ...errorsIn(answer)]).toEqual([404, 'resource.missing']);
  });
});
