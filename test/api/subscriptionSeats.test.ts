/** Seats, renewals and choices that are no longer possible, through the API. Rules: SUB-9, SUB-10, SUB-20, CAT-5, CAT-8, SUB-12. */
import type { ResourceObject } from '#shared/jsonapi';
import type { HistoryEntry } from '#shared/domain/subscriptionHistory';
import { readConfig } from '#server/config';
import { advanceSubscriptions } from '#server/jobs/subscriptionJob';
import { storeOf } from '#server/storeOf';
import { build, changeOf, refTo } from '../build/records';
import { errorsIn, recordIn, recordsIn, startTestApi, type Answered, type Caller, type TestApi } from './testApi';

const day = 86_400_000;
const first = new Date('2026-09-16T03:00:00.000Z');
let now = first;
let api: TestApi;
let doctor: ResourceObject;

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  const roles = recordsIn(await api.as('admin')('GET', '/roles?page[size]=100'));
  doctor = roles.find(({ attributes }) => attributes!['name'] === 'dokter')!;
});
afterAll(() => api.close());
beforeEach(() => {
  now = first;
});

const as =
  (id: string): Caller =>
  async (...asked) =>
    (await api.asUser(id))(...asked);
const admin: Caller = (...asked) => as(api.idOf('admin'))(...asked);
const later = (days: number) => {
  now = new Date(now.getTime() + days * day);
};

type Told = { attributes?: object; relationships?: object };
const order = (by: Caller, id: string, command: string, told: Told = {}): Promise<Answered> =>
  by('POST', `/clientsubsheader/${id}/${command}`, { data: { type: 'clientsubsheader', id, ...told } });
const to = (pack: ResourceObject, attributes: object = {}, addons?: ResourceObject[]): Told => ({
  attributes,
  relationships: { package: { data: refTo(pack) }, ...(addons && { addons: { data: addons.map(refTo) } }) },
});
const said = (answer: Answered) => [answer.status, ...errorsIn(answer)];
const metaOf = (answer: Answered) => answer.document.errors![0]!.meta;

const packOf = (values: object = {}) => build(admin, 'package', { seats: 3, base_price: 300_000, seat_price: 25_000, ...values });

/** A clinic whose owner subscribes to the package. */
const clinicOn = async (pack: ResourceObject, attributes: object = { trial: false }) => {
  const entity = await build(admin, 'entity');
  const owner = as((await build(admin, 'user', { entity: refTo(entity), name: 'Ibu Rini' })).id);
  const { id } = await build(admin, 'clientsubsheader', { entity: refTo(entity), package: refTo(pack) });
  expect(said(await order(owner, id, 'activate', { attributes }))).toEqual([200]);
  return { entity, owner, id };
};
let invited = 0;
const invite = (by: Caller) =>
  by('POST', '/memberships', {
    data: {
      type: 'memberships',
      attributes: { email: `perawat.${(invited += 1)}@melati.test` },
      relationships: { role: { data: refTo(doctor) } },
    },
  });
const read = async (id: string) => recordIn(await admin('GET', `/clientsubsheader/${id}`));

describe('inviting', () => {
  test('given three seats, then the owner invites two, and the next one is told how to get more', async () => {
    const { owner, id } = await clinicOn(await packOf());
    expect([said(await invite(owner)), said(await invite(owner))]).toEqual([[201], [201]]);
    const refused = await invite(owner);
    expect([...said(refused), metaOf(refused)]).toEqual([409, 'membership.no_seats', { seats: 3 }]);
    expect(refused.document.errors![0]!.title).toContain('Tambah kursi di halaman Langganan');
    const own = await read(id);
    expect(
      said(await order(owner, id, 'change-plan', to({ ...own, ...own.relationships!['package']!.data } as never, { extra_seats: 1 }))),
    ).toEqual([200]);
    expect(said(await invite(owner))).toEqual([201]);
  });

  test('given an invitation that was ended or is over, then its seat is free again; sending it anew needs a seat', async () => {
    const { owner } = await clinicOn(await packOf({ seats: 2 }));
    const { id } = recordIn(await invite(owner));
    expect(said(await invite(owner))).toEqual([409, 'membership.no_seats']);
    later(7);
    expect(said(await invite(owner))).toEqual([201]);
    expect(said(await owner('POST', `/memberships/${id}/resend`, { data: { type: 'memberships', id } }))).toEqual([
      409,
      'membership.no_seats',
    ]);
  });

  test('given the last seat, when two are invited at once, then one is refused', async () => {
    const { owner } = await clinicOn(await packOf({ seats: 2 }));
    const answers = await Promise.all([invite(owner), invite(owner)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('given no subscription that runs, then nothing limits invitations', async () => {
    const entity = await build(admin, 'entity');
    const owner = as((await build(admin, 'user', { entity: refTo(entity) })).id);
    for (let count = 0; count < 4; count += 1) expect(said(await invite(owner))).toEqual([201]);
  });
});

describe('a change of plan', () => {
  test('given more people than the seats of the smaller package, then it is refused now and for the next period, with both numbers', async () => {
    const [large, small] = [await packOf({ seats: 5 }), await packOf({ seats: 2, base_price: 100_000 })];
    const { owner, id } = await clinicOn(large);
    await invite(owner);
    await invite(owner);
    for (const when of ['now', 'next_period']) {
      const refused = await order(owner, id, 'change-plan', to(small, { when }));
      expect([...said(refused), metaOf(refused)]).toEqual([
        422,
        'subscription.seats_needed /data/attributes/extra_seats',
        { used: 3, seats: 2 },
      ]);
    }
    expect(said(await order(owner, id, 'change-plan', to(small, { when: 'now', extra_seats: 1 })))).toEqual([200]);
  });

  test('given fewer extra seats than people, then it is refused; given more people than seats already, then other changes still go', async () => {
    const pack = await packOf({ seats: 1 });
    const addon = await build(admin, 'module', { package: refTo(pack), kind: 'addon', feature_key: 'icd' });
    const { entity, owner, id } = await clinicOn(pack);
    await order(owner, id, 'change-plan', to(pack, { extra_seats: 1 }));
    await invite(owner);
    expect(said(await order(owner, id, 'change-plan', to(pack, { extra_seats: 0, when: 'now' })))).toEqual([
      422,
      'subscription.seats_needed /data/attributes/extra_seats',
    ]);
    // An operator may lead somebody to a client that has no seat left.
    await build(admin, 'user', { entity: refTo(entity) });
    expect(said(await order(owner, id, 'change-plan', to(pack, { extra_seats: 1 }, [addon])))).toEqual([200]);
  });

  test('given neither add-ons nor seats in the request, then the client keeps those that it has', async () => {
    const pack = await packOf();
    const addon = await build(admin, 'module', { package: refTo(pack), kind: 'addon', feature_key: 'icd', price: 50_000 });
    const { owner, id } = await clinicOn(pack);
    await order(owner, id, 'change-plan', to(pack, { extra_seats: 2 }, [addon]));
    expect(said(await order(owner, id, 'change-plan', to(pack, { when: 'now' })))).toEqual([200]);
    expect((await read(id)).attributes).toMatchObject({ extra_seats: 2, pending_change: null });
    const details = (await admin('GET', `/clientsubsheader/${id}?include=clientsubsdetail`)).document.included!;
    expect(details.map(({ attributes }) => attributes!['status'])).toEqual(['active']);
  });

  test('given a cancellation for the end of the period, then the plan cannot be changed until it is taken back', async () => {
    const pack = await packOf();
    const { owner, id } = await clinicOn(pack);
    await order(owner, id, 'cancel', { attributes: { when: 'period_end' } });
    expect(said(await order(owner, id, 'change-plan', to(pack, { extra_seats: 2 })))).toEqual([409, 'subscription.cancelled']);
    await order(owner, id, 'keep');
    expect(said(await order(owner, id, 'change-plan', to(pack, { extra_seats: 2 })))).toEqual([200]);
  });

  test('given a package that was archived in the meantime, then it is refused by its name, for a change, an activation and a new draft', async () => {
    const [held, wanted] = [await packOf(), await packOf({ package_name: 'Klinik Lama' })];
    const { owner, id } = await clinicOn(held);
    const waiting = await build(admin, 'clientsubsheader', { package: refTo(wanted) });
    await admin('PATCH', `/packages/${wanted.id}`, changeOf('package', wanted.id, { status: 'archived' }));
    const refused = await order(owner, id, 'change-plan', to(wanted));
    expect([...said(refused), metaOf(refused)]).toEqual([
      422,
      'subscription.package_archived /data/relationships/package',
      { package: 'Klinik Lama' },
    ]);
    expect(said(await order(admin, waiting.id, 'activate', { attributes: { trial: false } }))).toEqual([
      422,
      'subscription.package_archived /data/relationships/package',
    ]);
    await expect(build(admin, 'clientsubsheader', { package: refTo(wanted) })).rejects.toThrow('subscription.package_archived');
    // Whoever has it keeps it, and may still buy seats.
    await admin('PATCH', `/packages/${held.id}`, changeOf('package', held.id, { status: 'archived' }));
    expect(said(await order(owner, id, 'change-plan', to(held, { extra_seats: 1 })))).toEqual([200]);
  });

  const waitingFor = async (spoil: (pack: ResourceObject, addon: ResourceObject) => Promise<unknown>) => {
    const [large, small] = [await packOf({ seats: 5 }), await packOf({ base_price: 100_000 })];
    const addon = await build(admin, 'module', { package: refTo(small), kind: 'addon', feature_key: 'icd', price: 20_000 });
    const { owner, id } = await clinicOn(large);
    expect(said(await order(owner, id, 'change-plan', to(small, {}, [addon])))).toEqual([200]);
    expect((await read(id)).attributes!['pending_change']).toMatchObject({ package: small.id });
    await spoil(small, addon);
    now = new Date('2026-10-17T03:00:00.000Z');
    expect(said(await order(admin, id, 'apply-change'))).toEqual([200]);
    expect(said(await order(admin, id, 'start-period'))).toEqual([200]);
    return { small, large, after: await read(id) };
  };

  test('given a change that waits, when its package and add-on are archived in the meantime, then it is applied as it was promised', async () => {
    const { small, after } = await waitingFor(async (pack, addon) => {
      await admin('PATCH', `/packages/${pack.id}`, changeOf('package', pack.id, { status: 'archived' }));
      await admin('PATCH', `/modules/${addon.id}`, changeOf('module', addon.id, { status: 'archived' }));
    });
    expect(after.relationships!['package']!.data).toEqual(refTo(small));
    expect(after.attributes).toMatchObject({ package_price: 100_000, pending_change: null });
  });

  test('given a change that has become impossible while it waited, then it is given up and the period begins all the same', async () => {
    const { large, after } = await waitingFor(async (_, addon) => {
      await admin('PATCH', `/modules/${addon.id}`, changeOf('module', addon.id, { feature_key: 'admission' }));
    });
    expect(after.relationships!['package']!.data).toEqual(refTo(large));
    expect(after.attributes).toMatchObject({ package_price: 300_000, pending_change: null, period_start: '2026-10-15T17:00:00.000Z' });
  });
});

describe('a renewal', () => {
  const ended = async (pack: ResourceObject) => {
    const clinic = await clinicOn(pack);
    await order(clinic.owner, clinic.id, 'cancel', { attributes: { when: 'now', reason: 'Klinik pindah' } });
    return clinic;
  };
  const newest = async ({ entity }: { entity: ResourceObject }) =>
    recordsIn(await admin('GET', `/clientsubsheader?filter[entity]=${entity.id}&filter[status]=active`))[0]!;

  test('given an ended subscription, when its owner renews it, then a new one names it, begins today without a trial, and has its credit', async () => {
    const pack = await packOf({ trial_days: 14 });
    const clinic = await ended(pack);
    const credit = (await read(clinic.id)).attributes!['adjustment'];
    expect(credit).toBe(-300_000);
    later(10);
    expect(said(await order(clinic.owner, clinic.id, 'renew'))).toEqual([200]);
    const renewed = await newest(clinic);
    expect(renewed.relationships!['previous']!.data).toEqual({ type: 'clientsubsheader', id: clinic.id });
    expect(renewed.attributes).toMatchObject({ status: 'active', start_at: now.toISOString(), trial_end_at: null, adjustment: credit });
    expect((await read(clinic.id)).attributes).toMatchObject({ status: 'ended', adjustment: null });
    const again = await order(clinic.owner, clinic.id, 'renew');
    expect(said(again)).toEqual([409, 'subscription.other_live']);
  });

  test('given its package is archived, then another one is chosen, with add-ons, seats and a cycle', async () => {
    const [old, fresh] = [await packOf({ package_name: 'Klinik Lama' }), await packOf()];
    const addon = await build(admin, 'module', { package: refTo(fresh), kind: 'addon', feature_key: 'icd' });
    const clinic = await ended(old);
    await admin('PATCH', `/packages/${old.id}`, changeOf('package', old.id, { status: 'archived' }));
    expect(said(await order(clinic.owner, clinic.id, 'renew'))).toEqual([422, 'subscription.package_archived /data/relationships/package']);
    expect(recordsIn(await admin('GET', `/clientsubsheader?filter[entity]=${clinic.entity.id}`))).toHaveLength(1);
    expect(said(await order(clinic.owner, clinic.id, 'renew', to(fresh, { extra_seats: 2, cycle: 'yearly' }, [addon])))).toEqual([200]);
    expect((await newest(clinic)).attributes).toMatchObject({ extra_seats: 2, cycle: 'yearly', seat_price: 25_000 });
  });

  test('given an add-on without what it needs, then the renewal is refused, names both, and leaves nothing behind', async () => {
    const pack = await packOf();
    const bed = await build(admin, 'module', { package: refTo(pack), kind: 'addon', feature_key: 'bed', module_name: 'Tempat Tidur' });
    const clinic = await ended(pack);
    const refused = await order(clinic.owner, clinic.id, 'renew', to(pack, {}, [bed]));
    expect(said(refused)).toEqual([422, 'subscription.needs /data/relationships/addons']);
    expect(recordsIn(await admin('GET', `/clientsubsheader?filter[entity]=${clinic.entity.id}`))).toHaveLength(1);
  });

  test('given a subscription that still runs, then it cannot be renewed, and the refusal names what can be done', async () => {
    const { owner, id } = await clinicOn(await packOf());
    const refused = await order(owner, id, 'renew');
    expect(said(refused)).toEqual([409, 'state.illegal']);
    expect(String((metaOf(refused) as { legal: string }).legal)).toContain('changePlan');
  });
});

describe('the history', () => {
  const historyOf = async (by: Caller, id: string) =>
    (await by('GET', `/clientsubsheader/${id}/history`)).document.meta!['history'] as HistoryEntry[];

  test('tells every command, who gave it and why; of our own people the client reads no names', async () => {
    const { owner, id } = await clinicOn(await packOf({ trial_days: 14 }), { trial: true });
    later(1);
    await order(admin, id, 'extend-trial', { attributes: { until: '2026-10-10', reason: 'Mitra lama' } });
    later(30);
    await order(admin, id, 'end-trial');
    const entries = await historyOf(owner, id);
    expect(entries.map(({ command, from, to: into, reason, by, name }) => [command, from, into, reason, by, name])).toEqual([
      ['endTrial', 'trial', 'active', null, 'provider', null],
      ['extendTrial', 'trial', 'trial', 'Mitra lama', 'provider', null],
      ['activate', 'draft', 'trial', null, 'client', 'Ibu Rini'],
    ]);
    expect(entries.at(-1)!.at).toBe(first.toISOString());
    expect((await historyOf(admin, id)).map(({ name }) => name)).toEqual(['Admin Nadi', 'Admin Nadi', 'Ibu Rini']);
  });

  test('given a date that came, then nobody did it', async () => {
    const { owner, id } = await clinicOn(await packOf());
    now = new Date('2026-10-17T03:00:00.000Z');
    const log = { error: (what: unknown) => expect(what).toBeUndefined() };
    await advanceSubscriptions(
      storeOf(readConfig({ DATA_DIR: api.filesDir, LOG_LEVEL: 'silent' }), api.database, () => now),
      log,
    );
    expect((await historyOf(owner, id)).map(({ command, by, name }) => [command, by, name])).toEqual([
      ['startPeriod', 'clock', null],
      ['activate', 'client', 'Ibu Rini'],
    ]);
  });

  test('given another client’s subscription, then there is none', async () => {
    const [{ id }, other] = [await clinicOn(await packOf()), await clinicOn(await packOf())];
    expect(said(await other.owner('GET', `/clientsubsheader/${id}/history`))).toEqual([404, 'resource.missing']);
  });
});
