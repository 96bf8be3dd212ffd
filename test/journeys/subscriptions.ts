/** What an operator does with a client's subscription: a change of plan with its preview, a pause. */
import { auth } from '#client/store/session/auth';
import { clinicStart } from '#client/areas/clients/flows/clinicStart';
import { modules } from '../client/modules';
import { me } from '#client/store/session/me';
import { register } from '#client/areas/identity/flows/register';
import { verification } from '#client/areas/identity/flows/verification';
import { newId } from '#client/storeKit/ids';
import { firstPage } from '#shared/jsonapi';
import type { Journey } from './people';
import type { Person } from './person';

const { clientsubsheader, entity, mail, module: modul, package: pack } = modules;

/** A page short enough for a file. */
const query = { ...firstPage, page: { number: 1, size: 10 } };

/** A client with a subscription that runs, made by an operator. */
const subscribed = async ({ act, signIn, state }: Person) => {
  const [clinic, id] = [newId(), newId()];
  await signIn('admin');
  await act(
    entity.actions.add({ id: clinic, name: 'Klinik Melati', kind: 'clinic' }, { notify: 'form:added', values: { name: 'Klinik Melati' } }),
  );
  await act(pack.actions.list('picker:clientsubsheader.package', { ...query, q: 'Klinik' }));
  const [plan] = pack.selectors.list(state(), 'picker:clientsubsheader.package').rows.filter(({ target }) => target === 'clinic');
  const relations = { entity: { type: 'entity', id: clinic }, package: { type: 'packages', id: plan!.id } } as const;
  await act(clientsubsheader.actions.add({ id, cycle: 'monthly', auto_renew: true, ...relations }));
  await act(clientsubsheader.commands.activate({ id, version: 1, input: { trial: false } }, { refresh: true }));
  const version = () => clientsubsheader.selectors.byId(state(), id)!.version;
  return { id, plan: plan!, version };
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

/** Registers with a plan from the price page, proves the address, is refused an add-on whose pages are not there yet, and starts the clinic. */
export const startOfTrial: Journey = async ({ act, state }, colleague) => {
  const email = 'ratna@klinik.id';
  const password = 'gajah terbang biru';
  const plan = 'package=KLINIK&addons=bed,admission&seats=2';
  await act(
    register.actions.submit(
      { name: 'Ratna Dewi', email, entity_name: null, password, password_confirmation: password, score: 4, agree: true, plan },
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
  const sold = pack.selectors.list(state(), 'catalogue').rows.find(({ code }) => code === 'KLINIK')!;
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
