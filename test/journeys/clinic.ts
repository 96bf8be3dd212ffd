/** What people of a clinic do at the front desk. */
import type { Ref } from '#shared/kit/resource';
import { newId } from '#client/storeKit/ids';
import { auth } from '#client/store/session/auth';
import { modules } from '../client/modules';
import { PASSWORD } from '../password';
import type { Person } from './person';
import { clinicPackage, draftSubscription, query, signInAs, type Journey } from './steps';

const { clientsubsheader, patient, payer, poly, teamMember, user, visit } = modules;

const refTo = <T extends string>(type: T, id: string) => ({ type, id }) as const;

/** The person makes a clinic whose subscription runs, with an owner, and signs in as that owner. @returns the clinic */
async function atClinic(person: Person) {
  const email = 'pemilik@kenanga.test';
  await person.signIn('admin');
  const header = await draftSubscription(person, 'Klinik Kenanga', await clinicPackage(person));
  await person.act(clientsubsheader.commands.activate({ id: header, version: 1, input: { trial: false } }));
  const { entity } = clientsubsheader.selectors.byId(person.state(), header)!;
  const owner = { id: newId(), name: 'Ibu Kenanga', email, password: PASSWORD, status: 'active', entity } as const;
  await person.act(user.actions.add(owner));
  await person.act(auth.actions.logout());
  await signInAs(person, email);
  return entity;
}

/** The owner makes a room, a doctor and a payer. @returns what a visit needs in addition to the patient */
async function readyDesk({ act }: Person, entity: Ref) {
  const [room, doctor, self] = [newId(), newId(), newId()];
  await act(poly.actions.add({ id: room, entity, code: 'A', name: 'Poli Umum' }));
  await act(teamMember.actions.add({ id: doctor, entity, name: 'Sari Dewi', title: 'dr.', profession: 'dokter' }));
  await act(payer.actions.add({ id: self, entity, code: 'TUNAI', name: 'Bayar sendiri', kind: 'umum' }));
  return { entity, doctor: refTo('team-members', doctor), poly: refTo('polies', room), payer: refTo('payers', self) };
}

const born = { sex: 'P', birth_date: '1990-04-17' } as const;

/** Registers two patients; one is skipped, called again and examined, the other is refused a second number and gives the first one up. */
export const dayAtTheDesk: Journey = async (person) => {
  const { act, state } = person;
  const entity = await atClinic(person);
  const place = await readyDesk(person, entity);
  await act(visit.actions.list('desk', { ...query, filter: { status: ['antri', 'diperiksa'] } }));
  const [ani, dewi, first, second, third] = [newId(), newId(), newId(), newId(), newId()];
  const follow = { refresh: true } as const;
  await act(patient.actions.add({ id: ani, entity, name: 'Ani Lestari', ...born }, follow));
  await act(visit.actions.add({ id: first, ...place, patient: refTo('patients', ani), complaint: 'Demam sejak kemarin' }, follow));
  await act(patient.actions.add({ id: dewi, entity, name: 'Dewi Kartika', ...born }, follow));
  await act(visit.actions.add({ id: second, ...place, patient: refTo('patients', dewi) }, follow));
  await act(visit.actions.add({ id: third, ...place, patient: refTo('patients', dewi) }, follow));
  await act(visit.actions.acknowledge(third));
  const version = (id: string) => visit.selectors.byId(state(), id)!.version;
  await act(visit.commands.call({ id: first, version: version(first) }, follow));
  await act(visit.commands.skip({ id: first, version: version(first) }, follow));
  await act(visit.commands.call({ id: first, version: version(first) }, follow));
  await act(visit.commands.examine({ id: first, version: version(first) }, follow));
  await act(visit.commands.finish({ id: first, version: version(first) }, follow));
  await act(visit.commands.cancel({ id: second, version: version(second), input: { reason: 'Pulang lebih dahulu' } }, follow));
};

/** A second record of one patient is warned of and made all the same, merged into the first one, and taken apart again. */
export const mergeOfPatients: Journey = async (person) => {
  const { act, state } = person;
  const entity = await atClinic(person);
  const place = await readyDesk(person, entity);
  const [kept, twin, seen] = [newId(), newId(), newId()];
  const follow = { refresh: true } as const;
  await act(patient.actions.list('grid', query));
  await act(patient.actions.add({ id: kept, entity, name: 'Siti Rahayu', ...born }, follow));
  await act(patient.actions.add({ id: twin, entity, name: 'Siti Rahayu', ...born }, follow));
  const confirmation = { codes: ['patient.same_person'] } as const;
  await act(
    patient.actions.acknowledge(twin),
    patient.actions.add({ id: twin, entity, name: 'Siti Rahayu', ...born, confirmation }, follow),
  );
  await act(visit.actions.add({ id: seen, ...place, patient: refTo('patients', twin) }));
  const version = () => patient.selectors.byId(state(), twin)!.version;
  const order = { id: twin, version: version(), input: { into: refTo('patients', kept), reason: 'Terdaftar dua kali' } };
  await act(patient.actions.preview({ ...order, command: 'merge' }));
  await act(patient.commands.merge(order, follow));
  await act(visit.actions.get(seen));
  await act(patient.actions.preview({ id: twin, version: version(), command: 'unmerge', input: { reason: 'Dua orang' } }));
  await act(patient.commands.unmerge({ id: twin, version: version(), input: { reason: 'Dua orang' } }, follow));
  await act(visit.actions.get(seen));
};

/** The network is lost while a patient is registered: nothing that was typed is lost, and the second try makes one visit. */
export const lostNetworkAtTheDesk: Journey = async (person) => {
  const { act, network } = person;
  const entity = await atClinic(person);
  const place = await readyDesk(person, entity);
  const [ani, number] = [newId(), newId()];
  await act(patient.actions.add({ id: ani, entity, name: 'Ani Lestari', ...born }));
  const add = () => visit.actions.add({ id: number, ...place, patient: refTo('patients', ani), complaint: 'Batuk berdahak' });
  network.lose();
  await act(add());
  network.restore();
  await act(visit.actions.acknowledge(number), add());
  await act(visit.actions.acknowledge(number), add());
};
