/** Who writes which note, and whose text snippet it is. Rules: NOTE-2, NOTE-3, NOTE-6. */
import { noteParts } from '#shared/areas/clinic/resources/visitNote';
import type { Problem } from '#shared/errors';
import { Refusal } from '#server/refusal';
import type { Row, Values } from '#server/repository/serverResource';
import type { RecordNamed, ValuesNamed, Work } from '#server/repository/work';
import { ownDraft } from '../sql/clinicians';
import { ofVisit, refuseOtherVisit, writtenBy } from './ofVisit';

type Note = ValuesNamed<'visitNote'>;

/** A person writes one note of a visit at a time. An amendment has its previous note's visit, which may have ended. */
export const firstNote = async (work: Work, values: Values): Promise<Values> => {
  const { entity, visit, patient, previous, source } = values as Note;
  const own = previous ? { patient: patient!, ...(await writtenBy(work, entity!)) } : await ofVisit(work, visit!, entity!, 'never');
  if (await ownDraft(work, visit!.id)) throw new Refusal([{ code: 'note.draft_exists', pointer: '/data/relationships/visit' }]);
  if (source) await refuseOtherPatient(work, source.id, own.patient.id);
  return { ...values, ...own };
};

/** Text is copied within one patient's record only. @throws Refusal `note.other_patient` */
const refuseOtherPatient = async (work: Work, source: string, patient: string): Promise<void> => {
  const found = await work.read('visitNote', source, ['patient']);
  if (found?.patient?.id !== patient) throw new Refusal([{ code: 'note.other_patient', pointer: '/data/relationships/source' }]);
};

export const changedNote = async (work: Work, before: Row, values: Values): Promise<Values> => {
  const { source, visit } = values as Note;
  refuseOtherVisit(before, visit);
  if (source) await refuseOtherPatient(work, source.id, String(before['patient_id']));
  return values;
};

/** @throws Refusal `note.not_author` for a note of another person, or `note.empty` */
export const refuseUnsigned = (work: Work, note: RecordNamed<'visitNote'>): void => {
  if (note.author_id !== work.actor.id) throw new Refusal([{ code: 'note.not_author', meta: { name: note.author ?? '' } }]);
  if (!noteParts.some((part) => note[part]?.trim())) throw new Refusal([{ code: 'note.empty' }]);
};

type Snippet = ValuesNamed<'noteSnippet'>;

export const firstSnippet = async (work: Work, values: Values): Promise<Values> => ({
  ...values,
  ...(await writtenBy(work, (values as Snippet).entity!)),
});

/** Somebody's own snippet is changed and deleted by them alone. */
const isOthersOwn = (work: Work, { scope, author_id }: Pick<RecordNamed<'noteSnippet'>, 'scope' | 'author_id'> | Row): boolean =>
  scope === 'own' && author_id !== work.actor.id;

/** @throws Refusal `snippet.not_own` */
export const changedSnippet = async (work: Work, before: Row, values: Values): Promise<Values> => {
  if (isOthersOwn(work, before)) throw new Refusal([{ code: 'snippet.not_own' }]);
  return values;
};

/** Why some of these snippets stay: they are others' own. */
export const keptSnippets = async (work: Work, ids: readonly string[]): Promise<ReadonlyMap<string, Problem>> => {
  const found = await work.read('noteSnippet', ids);
  return new Map(found.filter((one) => isOthersOwn(work, one)).map(({ id }) => [id, { code: 'snippet.not_own' }]));
};
