/** What the people of the journeys do. Recorded once by record.ts, replayed in every test run. */
import { newId } from '#client/storeKit/ids';
import { auth } from '#client/store/session/auth';
import { register } from '#client/areas/identity/flows/register';
import { reset } from '#client/areas/identity/flows/passwordReset';
import { PASSWORD } from '../password';
import { modules } from '../client/modules';
import { invoicing, paymentProof, verification } from './billing';
import { draftOverSignOut, foreignChanges, liveUpdates, manyPages, settingsLoadedTwice } from './browser';
import { amendedNote, dayAtTheDesk, lostNetworkAtTheDesk, mergeOfPatients, treatmentOfPatient, visitOfPatient } from './clinic';
import { query, saved, type Journey } from './steps';
import { bulk, pauseAndResume, planChange, startOfTrial } from './subscriptions';

const { category, clientsubsheader, entity, item, mail, package: pack, tag } = modules;

const mainJob: Journey = async ({ act, signIn, state }) => {
  const [shelf, sterile, gauze] = [newId(), newId(), newId()];
  await act(auth.actions.turnedAway({ path: '/usman/items' }));
  await signIn('admin');
  await act(category.actions.list('grid', query));
  await act(
    category.actions.add({ id: shelf, name: 'Wound care' }, ...saved('Wound care', '/usman/categories')),
    category.actions.leave('grid'),
  );
  await act(tag.actions.add({ id: sterile, name: 'Sterile', color: '#0f766e' }, ...saved('Sterile', '/usman/tags')));
  await act(item.actions.list('grid', query));
  const relations = { category: { type: 'categories', id: shelf }, tags: [{ type: 'tags', id: sterile }] } as const;
  await act(
    item.actions.add({ id: gauze, name: 'Gauze', status: 'draft', date: '2026-05-04', ...relations }, ...saved('Gauze', '/usman/items'), {
      refresh: true,
    }),
  );
  await act(item.actions.list('grid', { ...query, q: 'gauze' }));
  await act(
    item.actions.update(
      { id: gauze, version: 1, name: 'Gauze 10 × 10 cm', status: 'published' },
      ...saved('Gauze 10 × 10 cm', '/usman/items'),
    ),
  );
  const { version } = item.selectors.byId(state(), gauze)!;
  await act(
    item.actions.destroy(
      { id: gauze, version, deletion: newId() },
      { notify: 'grid:deleted', values: { name: 'Gauze' } },
      { refresh: true },
    ),
  );
  await act(auth.actions.logout());
};

const refusedSave: Journey = async ({ act, signIn }) => {
  const bandages = newId();
  await signIn('creator');
  await act(category.actions.add({ id: newId(), name: 'Bandages' }, ...saved('Bandages', '/usman/categories')));
  await act(category.actions.add({ id: bandages, name: 'Bandages' }, ...saved('Bandages', '/usman/categories')));
  await act(category.actions.acknowledge(bandages));
  await act(category.actions.add({ id: bandages, name: '' }));
  await act(
    category.actions.acknowledge(bandages),
    category.actions.add({ id: bandages, name: 'Elastic bandages' }, ...saved('Elastic bandages', '/usman/categories')),
  );
};

const merge: Journey = async ({ act, signIn, state, until }, colleague) => {
  const latex = newId();
  await signIn('creator');
  await act(tag.actions.add({ id: latex, name: 'Latex', color: '#f59e0b' }));
  await colleague.signIn('admin');
  await colleague.act(tag.actions.update({ id: latex, version: 1, color: '#dc2626' }));
  await act(tag.actions.update({ id: latex, version: 1, name: 'Latex free' }, ...saved('Latex free', '/usman/tags')));
  await until((now) => tag.selectors.conflict(now, latex) !== undefined);
  const { mine, theirs } = tag.selectors.conflict(state(), latex)!;
  await act(tag.actions.update({ ...mine, version: theirs.version }, ...saved('Latex free', '/usman/tags')));
};

const twoOperators: Journey = async ({ act, signIn, state, until }, colleague) => {
  const [clinic, header] = [newId(), newId()];
  await signIn('creator');
  await act(pack.actions.list('grid', { ...query, filter: { target: ['clinic'] } }));
  const [sold] = pack.selectors.list(state(), 'grid').rows;
  await act(entity.actions.add({ id: clinic, name: 'Klinik Melati', kind: 'clinic' }));
  const relations = { entity: { type: 'entity', id: clinic }, package: { type: 'packages', id: sold!.id } } as const;
  await act(clientsubsheader.actions.add({ id: header, cycle: 'monthly', ...relations }));
  const order = { id: header, version: 1, input: { trial: false } };
  await act(clientsubsheader.actions.preview({ ...order, command: 'activate' }));
  // A colleague activates it while the preview is read.
  await colleague.signIn('admin');
  await colleague.act(clientsubsheader.commands.activate({ id: header, version: 1, input: { trial: true } }));
  await act(clientsubsheader.commands.activate(order));
  await until((now) => clientsubsheader.selectors.request(now, header).failed === 'run');
  await act(clientsubsheader.actions.acknowledge(header), clientsubsheader.actions.get(header));
  await until((now) => clientsubsheader.selectors.byId(now, header)?.status === 'trial');
  const { version } = clientsubsheader.selectors.byId(state(), header)!;
  const many = { bulk: newId(), command: 'cancel', input: { when: 'now', reason: 'Salah klinik' }, records: [{ id: header, version }] };
  await act(clientsubsheader.actions.previewMany(many));
  await act(clientsubsheader.actions.runMany({ ...many, key: many.bulk }, { refresh: true }));
  await act(clientsubsheader.actions.get(header));
  await until((now) => clientsubsheader.selectors.byId(now, header)?.status === 'ended');
};

const undo: Journey = async ({ act, signIn, state }) => {
  const [splints, deletion] = [newId(), newId()];
  await signIn('admin');
  await act(category.actions.list('grid', query));
  await act(category.actions.add({ id: splints, name: 'Splints' }, { refresh: true }));
  const back = category.actions.restore(deletion, { notify: 'grid:restored' }, { refresh: true });
  await act(
    category.actions.destroy(
      { id: splints, version: 1, deletion },
      { notify: 'grid:deleted', values: { name: 'Splints' }, undo: back },
      { refresh: true },
    ),
  );
  const offered = state().notices.find((notice) => 'undo' in notice);
  if (!offered || !('undo' in offered) || !offered.undo) throw new Error('Nothing offers to undo.');
  await act(offered.undo);
};

const lostNetwork: Journey = async ({ act, signIn, network }) => {
  const syringe = newId();
  await signIn('creator');
  await act(tag.actions.list('grid', query));
  network.lose();
  await act(
    tag.actions.list('grid', { ...query, sort: ['-name'] }),
    tag.actions.add({ id: syringe, name: 'Syringe', color: '#2563eb' }, ...saved('Syringe', '/usman/tags')),
  );
  network.restore();
  await act(tag.actions.list('grid', { ...query, sort: ['-name'] }));
  await act(
    tag.actions.acknowledge(syringe),
    tag.actions.add({ id: syringe, name: 'Syringe', color: '#2563eb' }, ...saved('Syringe', '/usman/tags')),
  );
};

/** Searches again before the first answer; and two lists of the same are answered in the other order. */
const lateAnswer: Journey = async ({ act, start, signIn, network, until, state }) => {
  await signIn('creator');
  await act(category.actions.add({ id: newId(), name: 'Masks' }));
  const next = network.hold();
  start(category.actions.list('grid', { ...query, q: 'ma' }));
  start(category.actions.list('grid', { ...query, q: 'masks' }));
  start(category.actions.list('picker:item.category', { ...query, q: 'masks' }));
  next();
  await until(() => category.selectors.list(state(), 'picker:item.category').status === 'ready');
  next();
  await until(() => category.selectors.list(state(), 'grid').status === 'ready');
  next();
  network.restore();
};

const doubleClick: Journey = async ({ act, start, signIn }) => {
  const gloves = newId();
  const add = () => category.actions.add({ id: gloves, name: 'Gloves' }, ...saved('Gloves', '/usman/categories'));
  await signIn('creator');
  start(add());
  await act(add());
  start(category.actions.update({ id: gloves, version: 1, name: 'Nitrile gloves' }));
  await act(category.actions.update({ id: gloves, version: 1, name: 'Nitrile gloves' }));
  start(auth.actions.logout());
  await act(auth.actions.logout());
};

const home = { goTo: '/dashboard' } as const;
const chosen = 'gajah terbang biru';
const twice = (password: string) => ({ password, password_confirmation: password });

/** Refused first, as somebody else has the address; then registered, signed in by itself, welcome, and signed out. */
const registering: Journey = async ({ act }) => {
  const sari = { name: 'Sari Wulandari', email: 'sari@klinik.id', entity_name: 'Klinik Melati', score: 4, agree: true };
  await act(register.actions.submit({ ...sari, email: 'admin@nadi.test', ...twice(chosen) }, home));
  await act(register.actions.submit({ ...sari, ...twice(chosen) }, home));
  await act(register.actions.acknowledge());
  await act(auth.actions.logout());
};

/** The link is asked for and read in the outbox; a wrong one is refused, the right one sets the password and signs in. */
const resetting: Journey = async ({ act }, colleague) => {
  const email = 'member@nadi.test';
  await act(reset.actions.ask({ email, redirect_url: '/password/email' }));
  await colleague.signIn('admin');
  const bodies = () => mail.selectors.all(colleague.state()).filter(({ purpose }) => purpose === 'reset');
  while (!bodies().length) await colleague.act(mail.actions.list('grid', query));
  const token = /token=([\w-]+)/.exec(bodies()[0]!.body ?? '')![1]!;
  await act(reset.actions.submit({ email, token: 'x'.repeat(43), ...twice(chosen) }, home));
  await act(reset.actions.submit({ email, token, ...twice(chosen) }, home));
  await act(reset.actions.acknowledge());
};

/** Twice in the middle of work: the session ends, and the screen is locked. What was asked for goes on after signing in again. */
const forcedRelogin: Journey = async ({ act, start, signIn, until, loseSession }) => {
  const [stitches, plaster] = [newId(), newId()];
  const again = () => act(auth.actions.login({ email: 'creator@nadi.test', password: PASSWORD }));
  await signIn('creator');
  await act(category.actions.list('grid', query));
  await loseSession();
  start(category.actions.add({ id: stitches, name: 'Stitches' }, ...saved('Stitches', '/usman/category-management'), { refresh: true }));
  await until(auth.selectors.expired);
  await again();
  await act(auth.actions.lock());
  start(category.actions.add({ id: plaster, name: 'Plaster' }, ...saved('Plaster', '/usman/category-management'), { refresh: true }));
  await again();
};

/** Has worked in this browser before, signs in once more, and again after the session has ended: the browser is known both times. */
const returningPerson: Journey = async (before, _, openAgain) => {
  await before.signIn('creator');
  await before.act(auth.actions.logout());
  const { act, start, signIn, until, loseSession } = await openAgain();
  await signIn('creator');
  await act(tag.actions.list('grid', query));
  await loseSession();
  start(tag.actions.add({ id: newId(), name: 'Waterproof', color: '#2563eb' }, ...saved('Waterproof', '/usman/tags'), { refresh: true }));
  await until(auth.selectors.expired);
  await signIn('creator');
  await act(auth.actions.logout());
};

/** Loads the page anew in the middle of work, twice, and goes on without signing in. */
const reload: Journey = async (first, colleague, openAgain) => {
  const [latex, silk] = [newId(), newId()];
  await first.signIn('creator');
  await first.act(tag.actions.list('grid', query));
  await first.act(tag.actions.add({ id: latex, name: 'Latex', color: '#f59e0b' }, ...saved('Latex', '/usman/tags'), { refresh: true }));
  first.start(tag.actions.get(latex));
  const second = await openAgain({ isReload: true });
  await second.act(tag.actions.list('grid', query));
  await colleague.signIn('admin');
  await colleague.act(tag.actions.update({ id: latex, version: 1, color: '#dc2626' }));
  const third = await openAgain({ isReload: true });
  await third.act(tag.actions.list('grid', query));
  const { version } = tag.selectors.byId(third.state(), latex)!;
  await third.act(tag.actions.update({ id: latex, version, name: 'Latex free' }, ...saved('Latex free', '/usman/tags'), { refresh: true }));
  await third.act(tag.actions.add({ id: silk, name: 'Silk', color: '#2563eb' }, { refresh: true }));
  await third.act(auth.actions.logout());
};

export const journeys: Readonly<Record<string, Journey>> = {
  'main-job': mainJob,
  'refused-save': refusedSave,
  'merge-of-a-stale-save': merge,
  'undo-of-a-deletion': undo,
  'lost-network-and-retry': lostNetwork,
  'late-answer': lateAnswer,
  'double-click': doubleClick,
  register: registering,
  reset: resetting,
  'forced-relogin': forcedRelogin,
  'returning-person': returningPerson,
  reload,
  'plan-change': planChange,
  'start-of-a-trial': startOfTrial,
  'pause-and-resume': pauseAndResume,
  'two-operators-on-one-subscription': twoOperators,
  bulk,
  invoice: invoicing,
  'payment-proof': paymentProof,
  verification,
  'live-updates': liveUpdates,
  'foreign-changes': foreignChanges,
  'draft-over-sign-out': draftOverSignOut,
  'many-pages': manyPages,
  'settings-loaded-twice': settingsLoadedTwice,
  'day-at-the-desk': dayAtTheDesk,
  'visit-of-a-patient': visitOfPatient,
  'amended-note': amendedNote,
  'treatment-of-a-patient': treatmentOfPatient,
  'merge-of-patients': mergeOfPatients,
  'lost-network-at-the-desk': lostNetworkAtTheDesk,
};
