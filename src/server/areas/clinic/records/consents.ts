/** How a consent is taken: the text that was read, who decided, and the signature. Rules: TRT-1, TRT-11. */
import { consentTextOf } from '#shared/areas/clinic/domain/consentText';
import { isSignature } from '#shared/areas/clinic/domain/consents';
import { dayOf } from '#shared/domain/calendarDays';
import type { ErrorCode, Problem } from '#shared/errors';
import { Refusal } from '#server/refusal';
import { clientTime } from '#server/repository/clientTime';
import type { Values } from '#server/repository/serverResource';
import type { RecordNamed, ValuesNamed, Work } from '#server/repository/work';
import { consentPaper } from '../documents/consentPaper';
import { consentFacts } from '../sql/treatments';
import { ofVisit } from './ofVisit';

type Consent = ValuesNamed<'consent'>;

const at = (name: string) => `/data/attributes/${name}`;

/** What is missing for the kind and the form of a consent. */
export const consentProblems = (values: Values): readonly Problem[] => {
  const { kind, form, signature, witness, treatment } = values as Consent;
  const isOfTreatment = kind === 'persetujuan_tindakan';
  const problem = (isOne: boolean, code: ErrorCode, pointer: string): Problem[] => (isOne ? [{ code, pointer }] : []);
  return [
    ...problem(isOfTreatment && !treatment, 'required', '/data/relationships/treatment'),
    ...problem(isOfTreatment && !witness, 'required', at('witness')),
    ...problem(form !== 'lisan' && !isSignature(signature ?? ''), 'consent.signature_missing', at('signature')),
  ];
};

type Named = { readonly treatment?: string; readonly explanation?: string | null; readonly doctor?: string | null };

/** The placeholders of the text that are about the treatment. @throws Refusal `consent.other_visit` */
const ofTreatment = async (work: Work, { treatment, visit, language }: Consent): Promise<Named> => {
  if (!treatment) return {};
  const found = (await work.read('treatment', treatment.id))!;
  if (found.visit.id !== visit!.id) throw new Refusal([{ code: 'consent.other_visit', pointer: '/data/relationships/treatment' }]);
  const kind = (await work.read('treatmentTemplate', found.template.id, ['explanation']))!;
  const performer = (await work.read('teamMember', found.performer.id, ['full_name']))!;
  const name = (language === 'en' && found.name_en) || found.name!;
  return { treatment: name, explanation: kind.explanation, doctor: performer.full_name };
};

/**
 * Adds what the server knows to a new consent, with what is printed, and stores the decision at its treatment.
 * @throws Refusal `consent.text_changed` if the text is not the one that the server makes now
 */
export const firstConsent = async (work: Work, values: Values): Promise<Values> => {
  const given = values as Consent;
  const { entity, visit, treatment, kind, language, form, decision, signer, relation, witness, signature } = given;
  const { patient, author } = await ofVisit(work, visit!, entity!, 'never');
  const facts = await consentFacts(work, { client: entity!.id, patient: patient.id, kind: kind!, language: language! });
  const named = await ofTreatment(work, given);
  const { template, clinic } = facts;
  const text = consentTextOf({
    kind: kind!,
    language: language!,
    template,
    values: { patient: facts.patient, mrn: facts.mrn, clinic: clinic.name, ...named },
  });
  if (given.text!.trim() !== text.body) throw new Refusal([{ code: 'consent.text_changed', pointer: at('text') }]);
  if (treatment) await work.update('treatment', treatment.id, { consent_state: decision! });
  const { now, zone } = await clientTime(work, entity!.id);
  const edition = template?.edition ?? null;
  const paper = consentPaper({
    ...{ language: language!, clinic, text, edition, decision: decision!, signer: signer!, relation: relation!, witness: witness ?? null },
    ...{ signature: form === 'tertulis' ? signature! : null, author, now, zone, day: dayOf(now, zone) },
  });
  return {
    ...values,
    ...{ patient, author, edition, paper, signature: form === 'tertulis' ? signature : null, signed_at: now },
  };
};

/** @throws Refusal `consent.used` once its treatment has begun */
export const withdrawConsent = async (work: Work, { treatment }: RecordNamed<'consent'>, reason: string) => {
  if (treatment) {
    const { status } = (await work.read('treatment', treatment.id, ['status']))!;
    if (status !== 'direncanakan') throw new Refusal([{ code: 'consent.used' }]);
    await work.update('treatment', treatment.id, { consent_state: 'belum' });
  }
  return { withdraw_reason: reason };
};
