/** What is demanded of letters and of their templates, and how a letter is signed. Rules: LET-1 to LET-5. */
import { demandedBy, letterNumbers, unknownPlaceholders, type LetterKind } from '#shared/areas/clinic/domain/letters';
import { dayOf } from '#shared/domain/calendarDays';
import { counterOf, documentNumber } from '#shared/domain/documentNumber';
import type { Problem } from '#shared/errors';
import type { Ref } from '#shared/kit/resource';
import { Refusal } from '#server/refusal';
import { clientTime } from '#server/repository/clientTime';
import { clientCounter, nextNumber } from '#server/repository/numbering';
import type { Current, Row, Values } from '#server/repository/serverResource';
import type { RecordNamed, ValuesNamed, Work } from '#server/repository/work';
import { letterPaper } from '../documents/letterPaper';
import { authorName } from '../sql/clinicians';
import { letterFacts, licenceOf } from '../sql/letters';
import { writtenBy } from './ofVisit';

type Letter = ValuesNamed<'letter'>;

/** The whole of a record, as it would be after the change. */
const afterwards = async (values: Values, how: 'add' | 'update', current: Current): Promise<Values> => ({
  ...(how === 'update' && (await current())),
  ...values,
});

/** What a letter of its kind must say and does not. */
export const letterProblems = async (values: Values, how: 'add' | 'update', current: Current): Promise<readonly Problem[]> => {
  const all = await afterwards(values, how, current);
  const demanded = demandedBy[all['kind'] as LetterKind] ?? [];
  return demanded
    .filter((name) => (all[name] ?? '') === '')
    .map((name): Problem => ({ code: 'required', pointer: `/data/attributes/${name}` }));
};

/** A letter is written also after its visit has ended: patients come back for one. @throws Refusal `visit.cancelled` */
const patientOf = async (work: Work, visit: Ref): Promise<Ref> => {
  const found = (await work.read('visit', visit.id, ['status', 'patient']))!;
  if (found.status === 'batal') throw new Refusal([{ code: 'visit.cancelled', pointer: '/data/relationships/visit' }]);
  return found.patient;
};

export const firstLetter = async (work: Work, values: Values): Promise<Values> => {
  const { visit, entity } = values as Letter;
  const patient = await patientOf(work, visit!);
  return { ...values, patient, ...(await writtenBy(work, entity!)) };
};

/** A letter is about the patient of its visit. */
export const changedLetter = async (work: Work, _: Row, values: Values): Promise<Values> => {
  const { visit } = values as Letter;
  return visit ? { ...values, patient: await patientOf(work, visit) } : values;
};

/**
 * The text is written now, with the age of this day, and is what is printed from then on.
 * @throws Refusal `visit.licence_expired` where the licence of who signs has expired
 */
export const signedLetter = async (work: Work, { id, kind, entity }: RecordNamed<'letter'>) => {
  const client = entity.id;
  const { now, zone } = await clientTime(work, client);
  const day = dayOf(now, zone);
  const name = await authorName(work, client);
  const licence = await licenceOf(work.trx, { id: work.actor.id, client });
  if (licence?.sip_expires_at && licence.sip_expires_at < day) throw new Refusal([{ code: 'visit.licence_expired', meta: { name } }]);
  const facts = await letterFacts(work.trx, { id, client });
  // Its number is taken last, so that its counter is locked as briefly as possible.
  const pattern = letterNumbers[kind];
  const number = documentNumber(pattern, day, await nextNumber(work, counterOf(pattern, clientCounter(`letter ${kind}`, client), day)));
  const paper = letterPaper(facts, { number, day, signer: { name, sip: licence?.sip_no ?? null } });
  return { number, paper, signed_by: name, signed_at: now };
};

/** @returns `letter.unknown_placeholder` with their names */
export const templateProblems = async (values: Values, how: 'add' | 'update', current: Current): Promise<readonly Problem[]> => {
  const { kind, body, title } = (await afterwards(values, how, current)) as ValuesNamed<'letterTemplate'>;
  if (!kind) return [];
  return Object.entries({ title, body }).flatMap(([name, text]): Problem[] => {
    const unknown = unknownPlaceholders(text ?? '', kind);
    return unknown.length
      ? [{ code: 'letter.unknown_placeholder', pointer: `/data/attributes/${name}`, meta: { names: unknown.join(', ') } }]
      : [];
  });
};

/** The edition goes up with each change of what the text says. */
export const changedTemplate = async (_: Work, before: Row, values: Values): Promise<Values> => {
  const isOther = (['title', 'body'] as const).some((name) => values[name] !== undefined && values[name] !== before[name]);
  return isOther ? { ...values, edition: Number(before['edition']) + 1 } : values;
};
