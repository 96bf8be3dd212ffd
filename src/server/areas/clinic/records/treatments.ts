/** How a treatment is planned, begun, finished, corrected and cancelled. Rules: TRT-1, TRT-4, TRT-5, TRT-6, TRT-7, TRT-9, TRT-10. */
import { dayOf } from '#shared/domain/calendarDays';
import type { ErrorCode, ErrorMeta } from '#shared/errors';
import { Refusal } from '#server/refusal';
import { clientTime } from '#server/repository/clientTime';
import type { Row, Values } from '#server/repository/serverResource';
import type { RecordNamed, ValuesNamed, Work } from '#server/repository/work';
import { usableCode } from '../sql/icd';
import { lockedSeries } from '../sql/treatments';
import { refuseExpired } from '../visits/licence';
import { unchargeTreatment } from './treatmentCharges';
import { ofVisit, refuseClosed, refuseOtherVisit } from './ofVisit';

type Treatment = RecordNamed<'treatment'>;

const refuse = (code: ErrorCode, more: { pointer?: string; meta?: ErrorMeta } = {}): never => {
  throw new Refusal([{ code, ...more }]);
};

/** Stores the ICD-9-CM code of a kind of treatment with its dot. @throws Refusal `treatment.unknown_code` */
export const templateCode = async (work: Work, values: Values): Promise<Values> => {
  const { icd9cm, sessions } = values as ValuesNamed<'treatmentTemplate'>;
  if (sessions === null) refuse('required', { pointer: '/data/attributes/sessions' });
  if (!icd9cm) return values;
  const found = await usableCode(work, icd9cm);
  if (found?.system !== 'ICD9CM') return refuse('treatment.unknown_code', { pointer: '/data/attributes/icd9cm', meta: { code: icd9cm } });
  return { ...values, icd9cm: found.code };
};

/** @throws Refusal `series.single` if the kind of treatment has one session only */
export const firstSeries = async (work: Work, values: Values): Promise<Values> => {
  const { template } = values as ValuesNamed<'treatmentSeries'>;
  const { sessions } = (await work.read('treatmentTemplate', template!.id, ['sessions']))!;
  if (sessions < 2) refuse('series.single', { pointer: '/data/relationships/template' });
  return values;
};

/** @throws Refusal if the series is of another patient or kind, was cancelled, or has no session left */
const refuseSeries = async (work: Work, { series, template, patient }: ValuesNamed<'treatment'>): Promise<void> => {
  if (!series) return;
  const found = await lockedSeries(work, series.id);
  const pointer = '/data/relationships/series';
  const { number } = found;
  if (found.patient !== patient!.id || found.template !== template!.id) refuse('treatment.other_series', { pointer });
  if (found.status === 'batal') refuse('treatment.series_over', { pointer, meta: { number } });
  if (found.live >= found.total) refuse('treatment.series_full', { pointer, meta: { number } });
};

/**
 * What a planned treatment takes from its kind: name, code, the consent that it needs, and its consumables, so that every way to make one
 * has the same (TRT-9). A correction has all of it from the treatment that it corrects.
 */
export const firstTreatment = async (work: Work, values: Values): Promise<Values> => {
  const { entity, visit, template, consumables, previous } = values as ValuesNamed<'treatment'>;
  if (previous) return values;
  const own = await ofVisit(work, visit!, entity!, 'never');
  const kind = (await work.read('treatmentTemplate', template!.id))!;
  await refuseSeries(work, { ...(values as ValuesNamed<'treatment'>), patient: own.patient });
  return {
    ...values,
    patient: own.patient,
    author: own.author,
    name: kind.name,
    name_en: kind.name_en,
    icd9cm: kind.icd9cm,
    consent: kind.consent,
    consent_state: kind.consent === 'tidak' ? null : 'belum',
    consumables: consumables?.length ? consumables : kind.consumables.map((one) => ({ ...one, batch: null })),
  };
};

/** Refuses to change the visit, the kind or the series of a treatment. @throws Refusal `read_only` */
export const changedTreatment = async (_: Work, before: Row, values: Values): Promise<Values> => {
  const { visit, template, series } = values as ValuesNamed<'treatment'>;
  refuseOtherVisit(before, visit);
  if (template && template.id !== before['template_id']) refuse('read_only', { pointer: '/data/relationships/template' });
  if (series !== undefined && (series?.id ?? null) !== before['series_id']) refuse('read_only', { pointer: '/data/relationships/series' });
  return values;
};

/** Checks what a treatment needs before it begins: an open visit, a valid licence, and the consent. @throws Refusal */
const refuseStart = async (
  work: Work,
  { entity, visit, performer, consent, consent_state }: Treatment,
  isUrgent: boolean,
): Promise<void> => {
  const { status } = (await work.read('visit', visit.id, ['status']))!;
  await refuseClosed(work, visit.id, status, 'never');
  const { now, zone } = await clientTime(work, entity.id);
  await refuseExpired(work, { entity, doctor: performer, day: dayOf(now, zone), pointer: null });
  if (consent_state === 'menolak') refuse('treatment.consent_refused');
  const isMissing = consent_state === 'belum';
  if (isUrgent && !(isMissing && consent === 'tertulis')) refuse('treatment.consent_not_needed');
  if (isUrgent || !isMissing) return;
  if (consent === 'tertulis') refuse('treatment.consent_missing');
  work.confirm({ code: 'treatment.oral_consent' });
};

export const startTreatment = async (work: Work, treatment: Treatment, emergency: string | null = null) => {
  await refuseStart(work, treatment, emergency !== null);
  return { started_at: work.now.toISOString(), emergency_reason: emergency };
};

/** The number of the session that is finished now. @throws Refusal `treatment.series_over` or `treatment.series_full` */
const nextSession = async (work: Work, series: string): Promise<number> => {
  const { number, status, next } = await lockedSeries(work, series);
  if (status === 'batal') refuse('treatment.series_over', { meta: { number } });
  return next ?? refuse('treatment.series_full', { meta: { number } });
};

/** A correction keeps the time and the session of what it corrects. */
export const finishTreatment = async (work: Work, treatment: Treatment) => {
  const { status, template, consumables, series, previous, finished_at } = treatment;
  if (!previous && status === 'direncanakan') await refuseStart(work, treatment, false);
  const { consumables: usual } = (await work.read('treatmentTemplate', template.id, ['consumables']))!;
  if (usual.length && !consumables.length) work.confirm({ code: 'treatment.no_consumables' });
  if (previous) return { finished_at };
  return { finished_at: work.now.toISOString(), ...(series && { session: await nextSession(work, series.id) }) };
};

/** The correction is a treatment of its own, so that what was noted first stays readable. */
export const correctTreatment = async (work: Work, treatment: Treatment, reason: string) => {
  const { id, entity, visit, patient, template, performer, series } = treatment;
  const { name, name_en, icd9cm, consent, consent_state, site, side, notes, consumables } = treatment;
  const { session, started_at, finished_at, emergency_reason, author } = treatment;
  await work.add('treatment', {
    ...{
      entity,
      visit,
      patient,
      template,
      performer,
      series,
      name,
      name_en,
      icd9cm,
      consent,
      consent_state,
      site,
      side,
      notes,
      consumables,
    },
    ...{ session, started_at, finished_at, emergency_reason, author, reason, previous: { type: 'treatments', id } },
  });
  return {};
};

/** If a correction is cancelled before it is finished, the treatment that it was to correct counts again. */
export const cancelTreatment = async (work: Work, treatment: Treatment, reason: string) => {
  const { previous, status } = treatment;
  await unchargeTreatment(work, treatment, reason);
  if (previous && status !== 'selesai') await work.run('treatment', 'reinstate', previous.id);
  return { reason };
};
