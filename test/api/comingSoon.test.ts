/** Modules whose pages are not there yet: a client's own people cannot add them, the operator can and is warned. Rule: CAT-12. */
import type { ResourceObject } from '#shared/jsonapi';
import { build, refTo } from '../build/records';
import { admin, clinicOn, later, metaOf, order, ownerOf, packOf, read, said, to, type Told } from './subscribedClinic';
import type { Answered, Caller } from './testApi';

let bed = 0;
/** A package that sells beds beside; nobody has built their pages. */
const sells = async () => {
  bed += 1;
  const pack = await packOf({ trial_days: 14, cycles: ['monthly'] });
  await build(admin, 'module', { package: refTo(pack), kind: 'included', feature_key: 'team', module_name: 'Tim', price: 10_000 });
  const module = { package: refTo(pack), kind: 'addon', feature_key: 'bed', module_name: `Tempat Tidur ${bed}`, price: 75_000 };
  return { pack, addon: await build(admin, 'module', module) };
};

type Way = (
  by: Caller,
  on: { pack: ResourceObject; addon: ResourceObject },
  clinic: { owner: Caller; id: string },
  query: string,
) => Promise<Answered>;

const ways: [way: string, begins: string, give: Way][] = [
  ['a change of plan', 'active', (by, { pack, addon }, { id }, query) => order(by, id, `change-plan${query}`, to(pack, {}, [addon]))],
  [
    'a change of plan in the trial',
    'trial',
    (by, { pack, addon }, { id }, query) => order(by, id, `change-plan${query}`, to(pack, {}, [addon])),
  ],
  ['a renewal', 'ended', (by, { pack, addon }, { id }, query) => order(by, id, `renew${query}`, to(pack, {}, [addon]))],
];

const begunAs = async (status: string, pack: ResourceObject) => {
  const clinic = await clinicOn(pack, { trial: status === 'trial' });
  if (status !== 'ended') return clinic;
  await order(clinic.owner, clinic.id, 'cancel', { attributes: { when: 'now' } });
  later(1);
  return clinic;
};

describe.each(ways)('given %s', (_, status, give) => {
  test('by the owner, then it is refused, names the module, and nothing changes', async () => {
    const on = await sells();
    const clinic = await begunAs(status, on.pack);
    const refused = await give(clinic.owner, on, clinic, '');
    expect(said(refused)).toEqual([422, 'subscription.coming_soon /data/relationships/addons']);
    expect(metaOf(refused)).toEqual({ modules: on.addon.attributes!['module_name'] });
    expect((await read(clinic.id)).attributes).toMatchObject({ status, adjustment: null, pending_change: null });
  });

  test('by the operator, then the preview warns, and it is done', async () => {
    const on = await sells();
    const clinic = await begunAs(status, on.pack);
    const preview = await give(admin, on, clinic, '?preview=true');
    expect(preview.document.meta!['preview']).toMatchObject({
      warnings: expect.arrayContaining([
        expect.objectContaining({ code: 'subscription.coming_soon', meta: { modules: on.addon.attributes!['module_name'] } }),
      ]),
    });
    expect(said(await give(admin, on, clinic, ''))).toEqual([200]);
  });
});

test('given a draft with a module that the operator chose, when the owner activates it, then the module is theirs', async () => {
  const { pack, addon } = await sells();
  const entity = await build(admin, 'entity');
  const owner = await ownerOf(entity);
  const { id } = await build(admin, 'clientsubsheader', { entity: refTo(entity), package: refTo(pack) });
  await build(admin, 'clientsubsdetail', { clientsubsheader: { type: 'clientsubsheader', id }, module: refTo(addon), qty: 1 });
  expect(said(await order(owner, id, 'activate', { attributes: { trial: false } }))).toEqual([200]);
  expect((await read(id)).relationships!['clientsubsdetail']!.data).toHaveLength(2);
});

test('given a package that includes a module, when the owner changes to one that sells it as an add-on, then it is refused', async () => {
  const included = await packOf({ trial_days: 14, cycles: ['monthly'] });
  await build(admin, 'module', { package: refTo(included), kind: 'included', feature_key: 'team', module_name: 'Tim', price: 10_000 });
  await build(admin, 'module', { package: refTo(included), kind: 'included', feature_key: 'bed', module_name: 'Ranap', price: 50_000 });
  const { pack, addon } = await sells();
  const clinic = await begunAs('active', included);
  const change = (addons: ResourceObject[]) => order(clinic.owner, clinic.id, 'change-plan', to(pack, { when: 'now' }, addons));
  expect(said(await change([addon]))).toEqual([422, 'subscription.coming_soon /data/relationships/addons']);
  expect(said(await change([]))).toEqual([200]);
});

test('given a module that the operator added, when the owner changes the plan, then the module stays and can be given up', async () => {
  const { pack, addon } = await sells();
  const { owner, id } = await clinicOn(pack);
  expect(said(await order(admin, id, 'change-plan', to(pack, {}, [addon])))).toEqual([200]);
  const more: Told = to(pack, { extra_seats: 1 }, [addon]);
  expect(said(await order(owner, id, 'change-plan', more))).toEqual([200]);
  expect((await read(id)).attributes).toMatchObject({ extra_seats: 1, pending_change: null });
  expect(said(await order(owner, id, 'change-plan', to(pack, { extra_seats: 1 }, [])))).toEqual([200]);
  expect((await read(id)).attributes).toMatchObject({ pending_change: { addons: [] } });
});
