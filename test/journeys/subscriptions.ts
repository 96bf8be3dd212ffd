/** What an operator does with a client's subscription: a change of plan with its preview, a pause. */
import { auth } from '#client/store/session/auth';
import { clinicStart } from '#client/areas/clients/flows/clinicStart';
import { modules } from '../client/modules';
import { me } from '#client/store/session/me';
import { register } from '#client/areas/identity/flows/register';
import { verification } from '#client/areas/identity/flows/verification';
import { newId } from '#client/storeKit/ids';
import type { Person } from './person';
import { clinicPackage, draftSubscription, query, type Journey } from './steps';

const { clientsubsheader, mail, module: modul, package: pack } = modules;

/** A client with a subscription that runs, made by an operator who signs in. */
const subscribed = async (person: Person) => {
  const { act, signIn, state } = person;
  await signIn('creator');
  const plan = await clinicPackage(person);
  const id = await draftSubscription(person, 'Klinik Melati', plan);
  await act(clientsubsheader.commands.activate({ id, version: 1, input: { trial: false } }, { refresh: true }));
  const version = () => clientsubsheader.selectors.byId(state(), id)!.version;
  return { id, plan, version };
};

/** Looks at what more seats would cost, changes the wish, and orders them; the smaller plan waits, and is taken back. */
export const planChange: Journey = async (person) => {
  const { act, state } = person;
  const { id, plan, version } = await subscribed(person);
  const wish = (extra_seats: number) => ({ package: { type: 'packages', id: plan.id }, addons: [], extra_seats }) as const;
  for (const seats of [5, 2])
    await act(clientsubsheader.actions.preview({ id, version: version(), command: 'changePlan', input: wish(seats) }));
  if (!clientsubsheader.selectors.preview(state(), id).preview) throw new Error('No preview was answered.');
  await act(clientsubsheader.commands.changePlan({ id, version: version(), input: wish(2) }, { refresh: true }));
  await act(clientsubsheader.commands.changePlan({ id, version: version(), input: wish(1) }));
  await act(clientsubsheader.commands.undoChange({ id, version: version(), input: {} }));
};

/** Pauses, is refused a second pause because the record is another one by now, and resumes. */
export const pauseAndResume: Journey = async (person) => {
  const { act } = person;
  const { id, version } = await subscribed(person);
  const before = version();
  await act(clientsubsheader.actions.preview({ id, version: before, command: 'pause', input: { reason: 'Renovasi' } }));
  await act(clientsubsheader.commands.pause({ id, version: before, input: { reason: 'Renovasi' } }, { refresh: true }));
  await act(clientsubsheader.commands.pause({ id, version: before, input: {} }));
  await act(clientsubsheader.actions.acknowledge(id), clientsubsheader.commands.resume({ id, version: version(), input: {} }));
};

/** Pauses three subscriptions at once: one is a draft, and is refused in its row. The other two go on together, ordered twice by a double click. */
export const bulk: Journey = async (person) => {
  const { act, signIn, state, start } = person;
  await signIn('creator');
  const plan = await clinicPackage(person);
  const ids: string[] = [];
  for (const name of ['Klinik Melati', 'Klinik Kenanga', 'Klinik Cempaka']) ids.push(await draftSubscription(person, name, plan));
  const [draft, ...running] = ids.map((id) => ({ id, version: 1 }));
  const after = (commands: number) => running.map(({ id }) => ({ id, version: 1 + commands }));
  // Of every row comes all that it sells: one is enough for a file.
  await act(clientsubsheader.actions.list('grid', { ...query, page: { number: 1, size: 1 } }));
  const activation = { bulk: newId(), command: 'activate', input: { trial: false }, records: running };
  await act(clientsubsheader.actions.runMany({ ...activation, key: activation.bulk }, { refresh: true }));
  const pause = { bulk: newId(), command: 'pause', input: { reason: 'Renovasi gedung' }, records: [draft!, ...after(1)] };
  await act(clientsubsheader.actions.previewMany(pause));
  await act(clientsubsheader.actions.runMany({ ...pause, key: pause.bulk }, { refresh: true }));
  const { results } = clientsubsheader.selectors.bulk(state(), 'runMany', pause.bulk);
  if (results?.filter((row) => 'problems' in row).length !== 1) throw new Error('One row is refused.');
  const resume = { bulk: newId(), command: 'resume', input: {}, records: after(2) };
  const order = () => clientsubsheader.actions.runMany({ ...resume, key: resume.bulk }, { refresh: true });
  start(order());
  await act(order());
};

/** Registers with a chosen plan, confirms the address by the link of the mail, and reads what is sold. @returns the package for clinics */
export async function registered(
  { act, state }: Person,
  colleague: Person,
  { name, email, plan }: Record<'name' | 'email' | 'plan', string>,
) {
  const password = 'gajah terbang biru';
  await act(
    register.actions.submit(
      { name, email, entity_name: null, password, password_confirmation: password, score: 4, agree: true, plan },
      { goTo: '/services/start' },
    ),
  );
  await colleague.signIn('admin');
  const bodies = () => mail.selectors.all(colleague.state()).filter(({ to, purpose }) => to === email && purpose === 'welcome');
  while (!bodies().length) await colleague.act(mail.actions.list('grid', query));
  const token = /token=([\w-]+)/.exec(bodies()[0]!.body ?? '')![1]!;
  await act(verification.actions.submit({ token }));
  await act(me.actions.load());
  await act(pack.actions.list('catalogue', query), modul.actions.list('catalogue', { ...query, page: { number: 1, size: 100 } }));
  return pack.selectors.list(state(), 'catalogue').rows.find(({ code }) => code === 'KLINIK')!;
}

/** Registers with a plan from the price page, proves the address, is refused an add-on whose pages are not there yet, and starts the clinic. */
export const startOfTrial: Journey = async (person, colleague) => {
  const { act, state } = person;
  const plan = 'package=KLINIK&addons=bed,admission&seats=2';
  const sold = await registered(person, colleague, { name: 'Ratna Dewi', email: 'ratna@klinik.id', plan });
  const addons = (...features: string[]) =>
    modul.selectors
      .list(state(), 'catalogue')
      .rows.filter((one) => one.package.id === sold.id && features.includes(one.feature_key))
      .map(({ id }) => ({ type: 'modules', id }) as const);
  const order = (...features: string[]) =>
    ({
      name: 'Klinik Sehat',
      city: 'Malang',
      phone: '+6281234001000',
      npwp: null,
      cycle: 'monthly',
      extra_seats: 2,
      package: { type: 'packages', id: sold.id },
      addons: addons(...features),
    }) as const;
  await act(clinicStart.actions.submit(order('admission')));
  await act(clinicStart.actions.submit(order()));
  await act(me.actions.load());
  await act(auth.actions.logout());
};
