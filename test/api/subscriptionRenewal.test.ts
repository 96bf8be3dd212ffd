/** Renewals of subscriptions that have ended, and what their history tells, through the API. Rules: SUB-9, SUB-12, CAT-5. */
import type { ResourceObject } from '#shared/jsonapi';
import type { HistoryEntry } from '#shared/domain/history';
import { readConfig } from '#server/config';
import { advanceSubscriptions } from '#server/areas/clients/jobs/subscriptionJob';
import { storeOf } from '#server/storeOf';
import { build, changeOf, refTo } from '../build/records';
import { admin, api, clinicOn, clock, first, later, metaOf, order, packOf, read, said, to } from './subscribedClinic';
import { recordsIn, type Caller } from './testApi';

describe('a renewal', () => {
  const ended = async (pack: ResourceObject) => {
    const clinic = await clinicOn(pack);
    await order(clinic.owner, clinic.id, 'cancel', { attributes: { when: 'now', reason: 'Klinik pindah' } });
    return clinic;
  };
  const newest = async ({ entity }: { entity: ResourceObject }) =>
    recordsIn(await admin('GET', `/clientsubsheader?filter[entity]=${entity.id}&filter[status]=active`))[0]!;

  test('given an ended subscription, when its owner renews it, then a new one names it, and begins today without a trial; what was not used was credited', async () => {
    const pack = await packOf({ trial_days: 14 });
    const clinic = await ended(pack);
    const notes = recordsIn(await admin('GET', `/credit-notes?filter[entity]=${clinic.entity.id}`));
    expect(notes.map(({ attributes }) => attributes!['amount'])).toEqual([300_000]);
    later(10);
    expect(said(await order(clinic.owner, clinic.id, 'renew'))).toEqual([200]);
    const renewed = await newest(clinic);
    expect(renewed.relationships!['previous']!.data).toEqual({ type: 'clientsubsheader', id: clinic.id });
    expect(renewed.attributes).toMatchObject({
      status: 'active',
      start_at: clock.now.toISOString(),
      trial_end_at: null,
      adjustment: null,
    });
    expect((await read(clinic.id)).attributes).toMatchObject({ status: 'ended', adjustment: null });
    const again = await order(clinic.owner, clinic.id, 'renew');
    expect(said(again)).toEqual([409, 'subscription.other_live']);
  });

  test('given its package is archived, then another one is chosen, with add-ons, seats and a cycle', async () => {
    const [old, fresh] = [await packOf({ package_name: 'Klinik Lama' }), await packOf()];
    const addon = await build(admin, 'module', { package: refTo(fresh), kind: 'addon', feature_key: 'services' });
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
    expect(said(refused)).toEqual([
      422,
      'subscription.coming_soon /data/relationships/addons',
      'subscription.needs /data/relationships/addons',
    ]);
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
    const entries = await historyOf(owner, id);
    expect(entries.map(({ event, from, to: into, text, by, name }) => [event, from, into, text, by, name])).toEqual([
      ['extendTrial', 'trial', 'trial', 'Mitra lama', 'provider', null],
      ['activate', 'draft', 'trial', null, 'client', 'Ibu Rini'],
    ]);
    expect(entries.at(-1)!.at).toBe(first.toISOString());
    expect((await historyOf(admin, id)).map(({ event, name }) => [event, name])).toEqual([
      ['extendTrial', 'Admin Nadi'],
      ['activate', 'Ibu Rini'],
      ['add', 'Admin Nadi'],
    ]);
  });

  test('given a date that came, then nobody did it', async () => {
    const { owner, id } = await clinicOn(await packOf());
    clock.now = new Date('2026-10-17T03:00:00.000Z');
    const log = { error: (what: unknown) => expect(what).toBeUndefined() };
    await advanceSubscriptions(
      storeOf(readConfig({ DATA_DIR: api.filesDir, LOG_LEVEL: 'silent' }), api.database, () => clock.now),
      log,
    );
    expect((await historyOf(owner, id)).map(({ event, by, name }) => [event, by, name])).toEqual([
      ['startPeriod', 'clock', null],
      ['bill', 'clock', null],
      ['bill', 'clock', null],
      ['activate', 'client', 'Ibu Rini'],
    ]);
  });

  test('given another client’s subscription, then there is none', async () => {
    const [{ id }, other] = [await clinicOn(await packOf()), await clinicOn(await packOf())];
    expect(said(await other.owner('GET', `/clientsubsheader/${id}/history`))).toEqual([404, 'resource.missing']);
  });
});
