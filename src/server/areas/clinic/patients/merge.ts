/** Two records of one patient become one, and two again. Rules: PAT-4, PAT-5. */
import { patient as declared, type Patient } from '#shared/areas/clinic/resources/patient';
import type { Ref } from '#shared/kit/resource';
import { Refusal } from '#server/refusal';
import type { Values } from '#server/repository/serverResource';
import type { Work } from '#server/repository/work';
import { actorName, forgetMerge, merged, storeMerge } from '../sql/merges';
import { heldNumbers } from '../sql/patients';
import { waitsTwice } from '../sql/visits';

/** As many of what was made since a merge are named; the others are counted. */
const NAMED = 5;

type Line = Readonly<Record<string, unknown>>;

/** Names of the attributes that are lists of lines. */
const lists = Object.entries(declared.attributes).flatMap(([name, { kind }]) => (kind === 'owned' ? [name] : []));
const linesOf = (record: Values, name: string) => (record[name] ?? []) as readonly Line[];

const plain = (value: unknown): unknown => (typeof value === 'string' ? value.trim().toLowerCase() : (value ?? null));

/** Whether a line says nothing that the other one does not say. */
const isIn = (line: Line, other: Line): boolean =>
  Object.keys(line).every((name) => plain(line[name]) === null || plain(line[name]) === plain(other[name]));

const fresh = (lines: readonly Line[], known: readonly Line[]): readonly Line[] =>
  lines.filter((line) => !known.some((one) => isIn(line, one)));

const readWhole = async (work: Work, id: string): Promise<Patient> => (await work.read('patient', [id]))[0]!;

/** @throws Refusal `patient.waits_twice`: one person cannot wait in one queue twice */
const refuseTwice = async (work: Work, one: string, other: string): Promise<void> => {
  const waiting = await waitsTwice(work, one, other);
  if (waiting) throw new Refusal([{ code: 'patient.waits_twice', pointer: '/data/relationships/into', meta: waiting }]);
};

/** One person is not dead and alive: where the two records differ in that, somebody has to say that they are of one person. */
const askAboutDeath = (work: Work, patient: Patient, kept: Patient): void => {
  if (patient.status === kept.status) return;
  const dead = patient.status === 'deceased' ? patient : kept;
  const meta = { name: dead.name, mrn: dead.mrn ?? '', date: dead.deceased_on ?? '' };
  work.confirm({ code: 'patient.dead_and_living', meta });
};

/** Moves what belongs to a patient to the one that stays, unites their lists of lines, and stores both so that it can be taken back. */
export const merge = async (work: Work, patient: Patient, into: Ref) => {
  if (into.id === patient.id) throw new Refusal([{ code: 'patient.merge_self', pointer: '/data/relationships/into' }]);
  const kept = await readWhole(work, into.id);
  await refuseTwice(work, patient.id, into.id);
  askAboutDeath(work, patient, kept);
  const united = Object.fromEntries(lists.map((name) => [name, fresh(linesOf(patient, name), linesOf(kept, name))]));
  const noneKnown = kept.no_known_allergies === true && united['allergies']!.length > 0;
  await work.update('patient', into.id, {
    ...Object.fromEntries(lists.map((name) => [name, [...linesOf(kept, name), ...united[name]!]])),
    ...(noneKnown && { no_known_allergies: false }),
  });
  const moves = await work.move('patient', patient.id, into.id);
  await storeMerge(work, { entity: patient.entity.id, id: patient.id, united, noneKnown, moves });
  return { merged_into: into, merged_at: work.now.toISOString(), merged_by: await actorName(work) };
};

/** What a person should know: what came to the patient who was kept after the merge stays there. */
const tellMadeSince = async (work: Work, kept: string, since: string): Promise<void> => {
  const labels = await work.addedTo('patient', kept, since);
  const more = labels.length > NAMED ? ', …' : '';
  if (labels.length)
    work.warn({ code: 'patient.made_since', meta: { count: labels.length, list: labels.slice(0, NAMED).join(', ') + more } });
};

/** @throws Refusal for each number of this patient that another one was given meanwhile, with the name of that one */
const refuseGivenNumbers = async (work: Work, patient: Patient): Promise<void> => {
  const held = await heldNumbers(work, patient);
  if (held.length)
    throw new Refusal(
      held.map(({ field, ...meta }) => ({ code: 'patient.number_given' as const, pointer: `/data/attributes/${field}`, meta })),
    );
};

/** Restores both patients, except for what was added since. @throws Refusal `patient.merged_again`, and where a number was given to another one */
export const unmerge = async (work: Work, patient: Patient) => {
  const kept = await readWhole(work, patient.merged_into!.id);
  if (kept.merged_into) throw new Refusal([{ code: 'patient.merged_again', meta: { name: kept.name, mrn: kept.mrn ?? '' } }]);
  await refuseGivenNumbers(work, patient);
  const { united, noneKnown, moves } = await merged(work, patient.entity.id, patient.id);
  await tellMadeSince(work, kept.id, patient.merged_at!);
  await work.move('patient', kept.id, patient.id, moves);
  const left = Object.fromEntries(
    lists.map((name) => [
      name,
      linesOf(kept, name).filter((line) => !(united[name] ?? []).some((one) => isIn(line, one) && isIn(one, line))),
    ]),
  );
  const isNoneKnown = noneKnown && left['allergies']!.length === 0;
  await work.update('patient', kept.id, { ...left, ...(isNoneKnown && { no_known_allergies: true }) });
  await forgetMerge(work, patient.entity.id, patient.id);
  const status = patient.deceased_on ? ('deceased' as const) : ('active' as const);
  return { status, merged_into: null, merged_at: null, merged_by: null };
};
