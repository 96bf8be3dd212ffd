/** Reads what the bundle of a visit says, in one look. Who may have it was asked before. Rule: FHIR-1. */
import { entity } from '#shared/areas/clients/resources/entity';
import { patient } from '#shared/areas/clinic/resources/patient';
import { poly } from '#shared/areas/clinic/resources/poly';
import { treatment, type Treatment } from '#shared/areas/clinic/resources/treatment';
import { teamMember, type TeamMember } from '#shared/areas/clinic/resources/teamMember';
import { visitDiagnosis, type VisitDiagnosis } from '#shared/areas/clinic/resources/visitDiagnosis';
import { visitNote, type VisitNote } from '#shared/areas/clinic/resources/visitNote';
import { vitalSign, type VitalSign } from '#shared/areas/clinic/resources/vitalSign';
import { transaction } from '#server/db/database';
import { system } from '#server/repository/actors';
import { readIn } from '#server/repository/read';
import type { LoadedRecord } from '#server/repository/records';
import type { Queryable } from '#server/repository/runner';
import type { Store } from '#server/repository/store';
import { membersOf, recordedAt } from '../sql/visitRecord';
import type { VisitFacts } from './facts';

/** The facts, and the patient's record as the readings name it (PAT-11). */
export type ReadVisit = { readonly facts: VisitFacts; readonly patient: LoadedRecord };

type Written = { readonly author_id: string | null };

const readFacts = async (store: Store, on: Queryable, { row, links }: LoadedRecord): Promise<ReadVisit> => {
  const read = async (type: string, ids: readonly string[]) =>
    (await readIn(store, on, system, store.find(type), ids, { fields: {}, include: [] })).records;
  const rowsOf = async <T>(type: string, ids: readonly string[]) => (await read(type, ids)).map((one) => one.row as unknown as T);
  const linked = async (type: string, relation: string) => (await read(type, [String(links[relation])]))[0]!;
  const rowAt = async (type: string, relation: string) => (await linked(type, relation)).row;
  const diagnoses = await rowsOf<VisitDiagnosis>(visitDiagnosis.type, await recordedAt(on, 'diagnoses', row.id));
  const vitals = await rowsOf<VitalSign>(vitalSign.type, await recordedAt(on, 'vitals', row.id));
  const notes = await rowsOf<VisitNote>(visitNote.type, await recordedAt(on, 'notes', row.id));
  const authors = [...diagnoses, ...vitals, ...notes].flatMap(({ author_id }: Written) => author_id ?? []);
  const treated = (await read(treatment.type, await recordedAt(on, 'treatments', row.id))).map(
    (one) => ({ ...one.row, performer: { type: teamMember.type, id: String(one.links['performer']) } }) as unknown as Treatment,
  );
  const members = await membersOf(on, String(links['entity']), [...new Set(authors)]);
  const found = await linked(patient.type, 'patient');
  return {
    patient: found,
    facts: {
      visit: row as unknown as VisitFacts['visit'],
      patient: found.row as unknown as VisitFacts['patient'],
      clinic: (await rowAt(entity.type, 'entity')) as unknown as VisitFacts['clinic'],
      doctor: (await rowAt(teamMember.type, 'doctor')) as unknown as VisitFacts['doctor'],
      poly: (await rowAt(poly.type, 'poly')) as unknown as VisitFacts['poly'],
      team: await rowsOf<TeamMember>(teamMember.type, [...new Set([...members, ...treated.map(({ performer }) => performer.id)])]),
      diagnoses,
      vitals,
      notes,
      treatments: treated,
    },
  };
};

export const readVisit = (store: Store, visit: LoadedRecord): Promise<ReadVisit> =>
  transaction(store.database, (on) => readFacts(store, on, visit), {
    scope: { entityId: String(visit.links['entity']) },
    isolation: 'repeatable read',
    readOnly: true,
  });
