/** What a browser does beside what is pressed: live updates of what others change, drafts over a sign-out, a walk over many pages. */
import { auth } from '#client/store/session/auth';
import { drafts } from '#client/store/flows/drafts';
import { regions } from '#client/store/flows/regions';
import { newId } from '#client/storeKit/ids';
import { newsKey } from '#client/store/live/keys';
import type { Query } from '#shared/jsonapi';
import { modules } from '../client/modules';
import { PASSWORD } from '../password';
import type { Person } from './person';
import { query, saved, signInAs, type Journey } from './steps';

const { category, clientsubsheader, entity, item, package: pack, tag, user } = modules;

const few: Query = { ...query, page: { number: 1, size: 3 } };

/** The list of a page that live updates bring up to date shows as many as there are. */
const isTold = (module: typeof tag | typeof category, total: number) => (now: ReturnType<Person['state']>) => {
  const news = module.selectors.list(now, newsKey);
  return news.status === 'ready' && news.total === total;
};

/** The same person in two tabs: a list in the first tab shows what is added in the second, and an open record what is changed there. */
export const liveUpdates: Journey = async ({ act, signIn, followLive, until }, otherTab) => {
  const [sterile, latex] = [newId(), newId()];
  await signIn('creator');
  await otherTab.signIn('creator');
  await act(tag.actions.add({ id: sterile, name: 'Sterile', color: '#0f766e' }, ...saved('Sterile', '/usman/tags')));
  await act(tag.actions.list('grid', few));
  await followLive(`/usman/edit-tag/${sterile}`);
  await otherTab.act(tag.actions.add({ id: latex, name: 'Latex', color: '#f59e0b' }));
  await until(isTold(tag, 2));
  await otherTab.act(tag.actions.update({ id: sterile, version: 1, name: 'Sterile gauze' }));
  await until((now) => tag.selectors.byId(now, sterile)?.version === 2);
  await act(tag.actions.update({ id: sterile, version: 2, color: '#dc2626' }, ...saved('Sterile gauze', '/usman/tags')));
};

const BATCHES = 5;
const BATCH = 10;

/** Works on while a colleague adds fifty categories, which arrive ten at a time. */
export const foreignChanges: Journey = async ({ act, signIn, followLive, network, until, state }, colleague) => {
  const mine = newId();
  await signIn('creator');
  await act(category.actions.add({ id: mine, name: 'Wound care' }, ...saved('Wound care', '/usman/categories')));
  await act(category.actions.list('grid', few));
  await followLive('/usman/category-management');
  await colleague.signIn('creator');
  for (let batch = 1; batch <= BATCHES; batch += 1) {
    // The answers wait for the whole batch, so that it does not depend on the machine what they show.
    const next = network.hold();
    for (let one = 1; one <= BATCH; one += 1) await colleague.act(category.actions.add({ id: newId(), name: `Bandage ${batch}.${one}` }));
    network.restore();
    for (let one = 1; one <= BATCH; one += 1) next();
    await until(isTold(category, 1 + batch * BATCH));
    const { version } = category.selectors.byId(state(), mine)!;
    await act(category.actions.update({ id: mine, version, name: `Wound care ${version}` }));
  }
  await act(category.actions.list('grid', { ...few, q: 'wound' }));
};

/** Types into a form, signs out, signs in again in the same browser: what was typed is there, is saved, and dropped as a draft. */
export const draftOverSignOut: Journey = async (before, _, openAgain) => {
  const form = 'tag:new';
  await before.signIn('creator');
  await before.act(drafts.actions.kept(form, { name: 'Waterproof plaster', color: '#2563eb' }));
  await before.act(auth.actions.logout());
  const { act, signIn, state } = await openAgain();
  await signIn('creator');
  const { name, color } = drafts.selectors.of(state(), form)!.values as { readonly name: string; readonly color: string };
  await act(drafts.actions.kept(form, { name: `${name} large`, color }));
  await act(tag.actions.add({ id: newId(), name: `${name} large`, color }, ...saved(name, '/usman/tags')));
  await act(drafts.actions.dropped({ form }));
};

/** The owner of a clinic opens its settings, and loads the page anew twice: each time the record is asked for, and the region by its code. */
export const settingsLoadedTwice: Journey = async (first, colleague, openAgain) => {
  const [clinic, email, region] = [newId(), 'pemilik@anggrek.test', '317101'];
  await colleague.signIn('admin');
  await colleague.act(entity.actions.add({ id: clinic, name: 'Klinik Anggrek', kind: 'clinic', address: 'Jalan Melati 7', region }));
  const client = { type: 'entity', id: clinic } as const;
  await colleague.act(user.actions.add({ id: newId(), name: 'Ibu Anggrek', email, password: PASSWORD, status: 'active', entity: client }));
  const opens = async ({ act, state }: Person) => {
    await act(entity.actions.get(clinic));
    await act(regions.actions.name([entity.selectors.byId(state(), clinic)!.region!]));
  };
  await signInAs(first, email);
  await opens(first);
  await opens(await openAgain({ isReload: true }));
  await opens(await openAgain({ isReload: true }));
};

/** Opens forty-five pages, one after another: nine lists, each in two orders, and on their second and third page. */
export const manyPages: Journey = async ({ act, signIn }) => {
  await signIn('creator');
  const lists = [
    [item, 'name'],
    [category, 'name'],
    [tag, 'name'],
    [pack, 'package_name'],
    [entity, 'name'],
    [clientsubsheader, 'number'],
    [pack, 'code'],
    [item, 'date'],
    [entity, 'city'],
  ] as const;
  const page = (number: number, size = 1): Partial<Query> => ({ page: { number, size } });
  for (const [{ actions }, field] of lists)
    for (const opened of [page(1), page(2), page(3), { ...page(1), sort: [`-${field}`] }, page(1, 2)]) {
      await act(actions.list('grid', { ...query, sort: [field], ...opened }));
      await act(actions.leave('grid'));
    }
};
