/** Seats, and changes of plan that are no longer possible, through the API. Rules: SUB-10, SUB-20, CAT-5, CAT-8. */
import type { ResourceObject } from '#shared/jsonapi';
import { build, changeOf, refTo } from '../build/records';
import { admin, clinicOn, clock, invite, later, metaOf, order, ownerOf, packOf, payInvoices, read, said, to } from './subscribedClinic';
import { recordIn } from './testApi';

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
    const owner = await ownerOf(entity);
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
    const addon = await build(admin, 'module', { package: refTo(pack), kind: 'addon', feature_key: 'services' });
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
    const pack = await packOf({ cycles: ['monthly', 'yearly'] });
    const addon = await build(admin, 'module', { package: refTo(pack), kind: 'addon', feature_key: 'services', price: 50_000 });
    const { owner, id } = await clinicOn(pack);
    await order(owner, id, 'change-plan', to(pack, { extra_seats: 2 }, [addon]));
    expect(said(await order(owner, id, 'change-plan', to(pack, { when: 'now' })))).toEqual([422, 'subscription.same_plan']);
    expect(said(await order(owner, id, 'change-plan', to(pack, { cycle: 'yearly', when: 'next_period' })))).toEqual([200]);
    const waits = { package: pack.id, addons: [addon.id], extra_seats: 2, cycle: 'yearly' };
    expect((await read(id)).attributes).toMatchObject({ extra_seats: 2, pending_change: waits });
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
    // Anyone who has it keeps it, and may still buy seats.
    await admin('PATCH', `/packages/${held.id}`, changeOf('package', held.id, { status: 'archived' }));
    expect(said(await order(owner, id, 'change-plan', to(held, { extra_seats: 1 })))).toEqual([200]);
  });

  const waitingFor = async (spoil: (pack: ResourceObject, addon: ResourceObject) => Promise<unknown>) => {
    const [large, small] = [await packOf({ seats: 5 }), await packOf({ base_price: 100_000 })];
    const addon = await build(admin, 'module', { package: refTo(small), kind: 'addon', feature_key: 'services', price: 20_000 });
    const { owner, id } = await clinicOn(large);
    expect(said(await order(owner, id, 'change-plan', to(small, {}, [addon])))).toEqual([200]);
    expect((await read(id)).attributes!['pending_change']).toMatchObject({ package: small.id });
    await payInvoices(id);
    await spoil(small, addon);
    clock.now = new Date('2026-10-17T03:00:00.000Z');
    expect(said(await order(admin, id, 'bill'))).toEqual([200]);
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
