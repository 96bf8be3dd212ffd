/** What is known of a visit that ended, and who is named in its bundle. */
import type { Entity } from '#shared/areas/clients/resources/entity';
import type { Patient } from '#shared/areas/clinic/resources/patient';
import type { Poly } from '#shared/areas/clinic/resources/poly';
import type { TeamMember } from '#shared/areas/clinic/resources/teamMember';
import type { Treatment } from '#shared/areas/clinic/resources/treatment';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import type { VisitDiagnosis } from '#shared/areas/clinic/resources/visitDiagnosis';
import type { VisitNote } from '#shared/areas/clinic/resources/visitNote';
import type { VitalSign } from '#shared/areas/clinic/resources/vitalSign';
import type { Instant } from '#shared/domain/calendarDays';
import { refer, type Reference } from './parts';

export type VisitFacts = {
  readonly clinic: Pick<Entity, 'id' | 'name' | 'phone' | 'email' | 'address' | 'satusehat_id'>;
  /** With the instant of the registration. */
  readonly visit: Visit & { readonly created_at: Instant };
  readonly patient: Patient;
  readonly doctor: TeamMember;
  readonly poly: Poly;
  /** The members of the team who measured, coded, wrote or treated; the doctor can be one of them. */
  readonly team: readonly TeamMember[];
  /** Struck out and unsigned ones, too. */
  readonly diagnoses: readonly VisitDiagnosis[];
  readonly vitals: readonly VitalSign[];
  readonly notes: readonly VisitNote[];
  /** Planned, corrected and cancelled ones, too. */
  readonly treatments: readonly Treatment[];
};

/** Whether SATUSEHAT knows the member by a number. */
export const isKnown = ({ nik, satusehat_id }: TeamMember): boolean => Boolean(nik ?? satusehat_id);

/** The doctor, and who else took part with a number of their own: each once. */
export const practitionersOf = ({ doctor, team }: VisitFacts): readonly TeamMember[] => [
  doctor,
  ...team.filter((one) => one.id !== doctor.id && isKnown(one)),
];

export const patientOf = ({ patient: { id, name } }: VisitFacts): Reference => refer(id, name);
export const doctorOf = ({ doctor: { id, full_name } }: VisitFacts): Reference => refer(id, full_name ?? '');
export const encounterOf = ({ visit: { id, number } }: VisitFacts): Reference => refer(id, number ?? '');

/** Who made an entry of the record: somebody without a number of SATUSEHAT's is named only. */
export const authorOf = (facts: VisitFacts, { author, author_id }: { author: string | null; author_id: string | null }): Reference => {
  const found = practitionersOf(facts).find(({ account_id }) => account_id !== null && account_id === author_id);
  return found ? refer(found.id, found.full_name ?? '') : { display: author || facts.clinic.name };
};

/** The person who performed a treatment: only the name if SATUSEHAT has no number of them. */
export const performerOf = (facts: VisitFacts, { performer: { id } }: Pick<Treatment, 'performer'>): Reference => {
  const found = [facts.doctor, ...facts.team].find((one) => one.id === id);
  const name = found?.full_name ?? facts.clinic.name;
  return found && practitionersOf(facts).includes(found) ? refer(found.id, name) : { display: name };
};

/** The diagnoses that count, the primary one first. */
export const codedDiagnoses = ({ diagnoses }: VisitFacts): readonly VisitDiagnosis[] =>
  diagnoses
    .filter(({ status }) => status === 'recorded')
    .sort((one, other) => Number(other.rank === 'primer') - Number(one.rank === 'primer'));

/** The notes that hold: signed, and not amended since. */
export const signedNotes = ({ notes }: VisitFacts): readonly (VisitNote & { readonly signed_at: Instant })[] =>
  notes.flatMap((one) => (one.status === 'signed' && one.signed_at ? [{ ...one, signed_at: one.signed_at }] : []));
