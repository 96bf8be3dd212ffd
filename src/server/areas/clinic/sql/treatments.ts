/** What the rules of treatments and consents ask the database. Rules: TRT-4, TRT-11, TRT-12. */
import { sql } from 'kysely';
import type { ConsentKind } from '#shared/areas/clinic/domain/consents';
import type { LetterText } from '#shared/areas/clinic/domain/exampleLetters';
import type { Language } from '#shared/locale';
import type { Work } from '#server/repository/work';

/** Whether a treatment `m` uses up a session of its series: it is planned, begun or done. Of a corrected one only the correction does. */
const live = sql.raw(`m.status not in ('batal', 'dikoreksi') and m.deleted_at is null`);

/** How many sessions of the series in the row `t` are done. A correction has the session of what it corrects from its beginning. */
export const sessionsDone = sql<number>`(select count(*)::int from treatments as m
  where m.entity_id = t.entity_id and m.series_id = t.id and m.session is not null and ${live})`;

export type SeriesState = {
  readonly number: string;
  readonly status: string;
  readonly total: number;
  readonly patient: string;
  readonly template: string;
  /** Sessions that are planned, begun or done. */
  readonly live: number;
  /** The lowest session number that is free; null if all sessions are done. */
  readonly next: number | null;
};

/** A series as it is now. Others who plan or finish a session of it wait until the transaction ends, so that its last one is planned once. */
export const lockedSeries = async ({ trx }: Work, id: string): Promise<SeriesState> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('treatment series ' || ${id}::text, 0))`.execute(trx);
  const { rows } = await sql<SeriesState>`select s.number, s.status, s.total, s.patient_id as patient, s.template_id as template,
      (select count(*)::int from treatments as m where m.entity_id = s.entity_id and m.series_id = s.id and ${live}) as live,
      (select min(n.session)::int from generate_series(1, s.total) as n (session) where not exists (select from treatments as m
        where m.entity_id = s.entity_id and m.series_id = s.id and m.session = n.session and ${live})) as next
    from treatment_series as s where s.id = ${id}`.execute(trx);
  return rows[0]!;
};

/** The treatments that matter when a visit ends: ids of the planned ones, and how many have begun or are done. */
export type VisitTreatments = { readonly planned: readonly string[]; readonly begun: number; readonly done: number };

export const treatmentsOfVisit = async ({ trx }: Work, visit: string): Promise<VisitTreatments> => {
  const { rows } = await sql<{ id: string; status: string }>`select id, status from treatments where visit_id = ${visit}
    and status in ('direncanakan', 'berlangsung', 'selesai') and deleted_at is null`.execute(trx);
  const among = (status: string) => rows.filter((row) => row.status === status);
  return { planned: among('direncanakan').map(({ id }) => id), begun: among('berlangsung').length, done: among('selesai').length };
};

export type ConsentFacts = {
  readonly clinic: { readonly name: string; readonly address: string | null; readonly city: string | null; readonly phone: string | null };
  readonly patient: string;
  readonly mrn: string;
  /** The clinic's own text; null where it has none. */
  readonly template: (LetterText & { readonly edition: number }) | null;
};

/** What a consent's text is made from: the clinic, the patient, and the clinic's template. */
export const consentFacts = async (
  { trx }: Pick<Work, 'trx'>,
  { client, patient, kind, language }: { client: string; patient: string; kind: ConsentKind; language: Language },
): Promise<ConsentFacts> => {
  const { rows } = await sql<ConsentFacts>`select p.name as patient, p.mrn,
      json_build_object('name', e.name, 'address', e.address, 'city', e.city, 'phone', e.phone) as clinic,
      (select json_build_object('title', t.title, 'body', t.body, 'edition', t.edition) from letter_templates as t
        where t.entity_id = e.id and t.kind = ${kind} and t.language = ${language} and t.deleted_at is null) as template
    from entities as e join patients as p on p.entity_id = e.id and p.id = ${patient}
    where e.id = ${client}`.execute(trx);
  return rows[0]!;
};

/** The sessions of a series that are done, in the order of their numbers: ids. */
export const sessionsOf = async ({ trx }: Work, series: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`select id from treatments where series_id = ${series} and status = 'selesai'
    and deleted_at is null order by session, id`.execute(trx);
  return rows.map(({ id }) => id);
};
