/** What several journeys share: a short page of a list, what follows a save, and the records that a journey begins with. */
import { auth } from '#client/store/session/auth';
import { newId } from '#client/storeKit/ids';
import { firstPage, type Query } from '#shared/jsonapi';
import { modules } from '../client/modules';
import { PASSWORD } from '../password';
import type { Person } from './person';

const { bankAccount, clientsubsheader, entity, invoice, package: pack, user } = modules;

/**
 * Opens the app again in the browser of the person, whose page is closed: the session that is saved begins there. `isReload`: the page is
 * loaded anew, and the session goes on.
 */
type OpenAgain = (how?: { readonly isReload?: boolean }) => Promise<Person>;

export type Journey = (person: Person, colleague: Person, openAgain: OpenAgain) => Promise<void>;

/** A page short enough for a file. */
export const query = { ...firstPage, page: { number: 1, size: 10 } } satisfies Query;

export const saved = (name: string, goTo: string) => [{ notify: 'form:added', values: { name } }, { goTo }] as const;

/** Signs in with an account that the journey made. */
export const signInAs = ({ act }: Person, email: string) => act(auth.actions.login({ email, password: PASSWORD }, { goTo: '/dashboard' }));

/** The package for clinics, from the choices of a subscription's form. */
export async function clinicPackage({ act, state }: Person) {
  await act(pack.actions.list('picker:clientsubsheader.package', { ...query, q: 'Klinik' }));
  return pack.selectors.list(state(), 'picker:clientsubsheader.package').rows.find(({ target }) => target === 'clinic')!;
}

/** A draft of a subscription for a new client. @returns its id */
export async function draftSubscription({ act }: Person, name: string, plan: { readonly id: string }) {
  const [clinic, id] = [newId(), newId()];
  await act(entity.actions.add({ id: clinic, name, kind: 'clinic' }, { notify: 'form:added', values: { name } }));
  const relations = { entity: { type: 'entity', id: clinic }, package: { type: 'packages', id: plan.id } } as const;
  await act(clientsubsheader.actions.add({ id, cycle: 'monthly', auto_renew: true, ...relations }));
  return id;
}

export const lineOf = (description_id: string, unit_price: number) =>
  ({ kind: 'package', description_id, description_en: 'Clinic package', qty: '1', unit_price, period: null }) as const;

/** An operator who is signed in makes a clinic with an owner, an account to pay into, and an issued invoice. @returns what the owner needs */
export async function billedClinic({ act }: Person) {
  const email = 'pemilik@mawar.test';
  const [clinic, account, bill] = [newId(), newId(), newId()];
  const client = { type: 'entity', id: clinic } as const;
  await act(bankAccount.actions.add({ id: account, bank: 'BCA', number: '5270123456', holder: 'PT Nadi Teknologi', position: 1 }));
  await act(entity.actions.add({ id: clinic, name: 'Klinik Mawar', kind: 'clinic', phone: '+6281234567678', address: 'Jalan Kenanga 12' }));
  await act(user.actions.add({ id: newId(), name: 'Ibu Mawar', email, password: PASSWORD, status: 'active', entity: client }));
  await act(invoice.actions.add({ id: bill, entity: client, lines: [lineOf('Paket Klinik', 475_000)] }));
  await act(invoice.commands.issue({ id: bill, version: 1 }));
  return { email, account: { type: 'bank-accounts', id: account } as const, invoice: { type: 'invoices', id: bill } as const };
}
