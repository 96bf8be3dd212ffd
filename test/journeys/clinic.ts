/** What people of a clinic do at the front desk. */
import { consentTextOf } from '#shared/areas/clinic/domain/consentText';
import type { Ref } from '#shared/kit/resource';
import { clinicStart } from '#client/areas/clients/flows/clinicStart';
import { me } from '#client/store/session/me';
import { newId } from '#client/storeKit/ids';
import { modules } from '../client/modules';
import type { Person } from './person';
import { query, type Journey } from './steps';
import { registered } from './subscriptions';

const { consent, patient, payer, poly, service, teamMember, treatment, treatmentTemplate, visit, visitDiagnosis, visitNote, vitalSign } =
  modules;

const refTo = <T extends string>(type: T, id: string) => ({ type, id }) as const;

/** The person registers, and starts a clinic on trial. @returns the clinic */
async function startedClinic(person: Person, colleague: Person) {
  const { act, state } = person;
  const sold = await registered(person, colleague, { name: 'Ibu Kenanga', email: 'pemilik@kenanga.test', plan: 'package=KLINIK' });
  const order = { name: 'Klinik Kenanga', city: 'Malang', phone: '+6281234001000', npwp: null, cycle: 'monthly', extra_seats: 0 } as const;
  await act(clinicStart.actions.submit({ ...order, package: { type: 'packages', id: sold.id }, addons: [] }));
  await act(me.actions.load());
  return { type: 'entity', id: me.selectors.actor(state())!.entityId! };
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
const follow = { refresh: true } as const;

/** Registers two patients; one is skipped, called again and examined, the other is refused a second number and gives the first one up. */
export const dayAtTheDesk: Journey = async (person, colleague) => {
  const { act, state } = person;
  const entity = await startedClinic(person, colleague);
  const place = await readyDesk(person, entity);
  await act(visit.actions.list('desk', { ...query, filter: { status: ['antri', 'diperiksa'] } }));
  const [ani, dewi, first, second, third] = [newId(), newId(), newId(), newId(), newId()];
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
  await act(visitDiagnosis.actions.add({ id: newId(), entity, visit: refTo('visits', first), code: 'R50.9' }));
  await act(visit.commands.finish({ id: first, version: version(first) }, follow));
  await act(visit.commands.cancel({ id: second, version: version(second), input: { reason: 'Pulang lebih dahulu' } }, follow));
};

/** A second record of one patient is warned of and made all the same, merged into the first one, and taken apart again. */
export const mergeOfPatients: Journey = async (person, colleague) => {
  const { act, state } = person;
  const entity = await startedClinic(person, colleague);
  const place = await readyDesk(person, entity);
  const [kept, twin, seen] = [newId(), newId(), newId()];
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
export const lostNetworkAtTheDesk: Journey = async (person, colleague) => {
  const { act, network } = person;
  const entity = await startedClinic(person, colleague);
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

/** A patient is measured, examined, coded and written about; the note is signed, and the visit ends. @returns the visit and its note */
async function examined(person: Person, colleague: Person) {
  const { act, state } = person;
  const entity = await startedClinic(person, colleague);
  const place = await readyDesk(person, entity);
  const [ani, seen, note] = [newId(), newId(), newId()];
  const of = { entity, visit: refTo('visits', seen) };
  await act(patient.actions.add({ id: ani, entity, name: 'Ani Lestari', ...born }));
  await act(visit.actions.add({ id: seen, ...place, patient: refTo('patients', ani), complaint: 'Demam tiga hari' }, follow));
  await act(vitalSign.actions.add({ id: newId(), ...of, temperature: '395', pulse: 104 }));
  await act(vitalSign.actions.add({ id: newId(), ...of, temperature: '39.5', pulse: 104 }));
  await act(visit.commands.examine({ id: seen, version: visit.selectors.byId(state(), seen)!.version }, follow));
  await act(visitNote.actions.add({ id: note, ...of, subjective: 'Demam tiga hari', assessment: 'Suspek dengue' }, follow));
  const version = () => visitNote.selectors.byId(state(), note)!.version;
  await act(visitNote.actions.update({ id: note, version: version(), plan: 'Periksa darah' }, follow));
  await act(visit.commands.finish({ id: seen, version: visit.selectors.byId(state(), seen)!.version }));
  await act(visit.actions.acknowledge(seen), visitDiagnosis.actions.add({ id: newId(), ...of, code: 'a90' }));
  await act(visitNote.commands.sign({ id: note, version: version() }, follow));
  await act(visit.commands.finish({ id: seen, version: visit.selectors.byId(state(), seen)!.version }, follow));
  return { seen, note, version };
}

/** An examination: a slip in a vital sign is refused, and so is an end without a diagnosis. */
export const visitOfPatient: Journey = async (person, colleague) => {
  await examined(person, colleague);
};

/** A signed note is not changed: the try is refused, and the amendment takes its place. */
export const amendedNote: Journey = async (person, colleague) => {
  const { act, state } = person;
  const { seen, note, version } = await examined(person, colleague);
  await act(visitNote.actions.update({ id: note, version: version(), assessment: 'Tifoid' }));
  await act(
    visitNote.actions.acknowledge(note),
    visitNote.commands.amend({ id: note, version: version(), input: { reason: 'Hasil laboratorium' } }, follow),
  );
  await act(visitNote.actions.list('notes', { ...query, filter: { visit: [seen], status: ['draft'] } }));
  const [draft] = visitNote.selectors.list(state(), 'notes').rows;
  await act(visitNote.actions.update({ id: draft!.id, version: draft!.version, assessment: 'Demam dengue' }, follow));
  await act(visitNote.commands.sign({ id: draft!.id, version: visitNote.selectors.byId(state(), draft!.id)!.version }, follow));
  await act(visitNote.actions.get(note));
};

/** A kind of treatment that needs a signed consent, with its service and its usual consumables. @returns its id */
async function kindOfTreatment({ act }: Person, entity: Ref) {
  const [offered, kind] = [newId(), newId()];
  await act(
    service.actions.add({
      id: offered,
      entity,
      code: 'TD-01',
      name: 'Ekstraksi kuku',
      category: 'tindakan',
      first_price: 350_000,
      status: 'active',
    }),
  );
  await act(
    treatmentTemplate.actions.add({
      ...{ id: kind, entity, service: refTo('services', offered), name: 'Ekstraksi kuku kaki', name_en: 'Toenail extraction' },
      ...{ icd9cm: '8623', consent: 'tertulis', explanation: 'Kuku diangkat dengan bius lokal.', sessions: 1, status: 'active' },
      consumables: [{ name: 'Lidokain 2%', quantity: '2', unit: 'ml' }],
    }),
  );
  return kind;
}

/** Eight points of a pen. */
const strokes = 'M20 120L40 60L60 130L80 70L100 120L120 80L140 110L160 90';

/** A treatment is not begun before its consent is signed; finished, it is corrected, and the correction takes its place. */
export const treatmentOfPatient: Journey = async (person, colleague) => {
  const { act, state } = person;
  const entity = await startedClinic(person, colleague);
  const place = await readyDesk(person, entity);
  const kind = await kindOfTreatment(person, entity);
  const [ani, seen, done] = [newId(), newId(), newId()];
  await act(patient.actions.add({ id: ani, entity, name: 'Ani Lestari', ...born }));
  await act(visit.actions.add({ id: seen, ...place, patient: refTo('patients', ani), complaint: 'Cantengan' }, follow));
  await act(visit.commands.examine({ id: seen, version: visit.selectors.byId(state(), seen)!.version }, follow));
  const of = { entity, visit: refTo('visits', seen) };
  const planned = { id: done, ...of, template: refTo('treatment-templates', kind), performer: place.doctor, side: 'kanan' } as const;
  await act(treatment.actions.add(planned, follow));
  const version = (id: string) => treatment.selectors.byId(state(), id)!.version;
  await act(treatment.commands.start({ id: done, version: version(done) }));
  await act(treatment.actions.acknowledge(done));
  await act(patient.actions.get(ani), treatmentTemplate.actions.get(kind), teamMember.actions.get(place.doctor.id));
  const { body } = consentTextOf({
    ...{ kind: 'persetujuan_tindakan', language: 'id', template: null },
    values: {
      patient: patient.selectors.byId(state(), ani)!.name,
      mrn: patient.selectors.byId(state(), ani)!.mrn,
      clinic: me.selectors.workplaces(state()).find(({ id }) => id === entity.id)!.name,
      treatment: treatment.selectors.byId(state(), done)!.name,
      explanation: treatmentTemplate.selectors.byId(state(), kind)!.explanation,
      doctor: teamMember.selectors.byId(state(), place.doctor.id)!.full_name,
    },
  });
  await act(
    consent.actions.add(
      {
        ...{ id: newId(), ...of, treatment: refTo('treatments', done), kind: 'persetujuan_tindakan', language: 'id', form: 'tertulis' },
        ...{ text: body, decision: 'setuju', signer: 'Ani Lestari', relation: 'pasien', witness: 'Eko Setiawan', signature: strokes },
      },
      follow,
    ),
  );
  await act(treatment.actions.get(done));
  await act(treatment.commands.start({ id: done, version: version(done) }, follow));
  await act(treatment.commands.finish({ id: done, version: version(done) }, follow));
  await act(treatment.commands.correct({ id: done, version: version(done), input: { reason: 'Salah sisi' } }, follow));
  await act(treatment.actions.list('of-visit', { ...query, filter: { visit: [seen], status: ['direncanakan'] } }));
  const [correction] = treatment.selectors.list(state(), 'of-visit').rows;
  await act(treatment.actions.update({ id: correction!.id, version: correction!.version, side: 'kiri' }, follow));
  await act(treatment.commands.finish({ id: correction!.id, version: version(correction!.id) }, follow));
  await act(treatment.actions.get(done));
};
