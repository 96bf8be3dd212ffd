/** Treatments of the demo clinic: kinds with their services, treatments in all states, a series of sessions and signed consents. */
import { sql } from 'kysely';
import { consentTextOf } from '#shared/areas/clinic/domain/consentText';
import { consent as declaredConsent } from '#shared/areas/clinic/resources/consent';
import { treatment as declaredTreatment } from '#shared/areas/clinic/resources/treatment';
import { treatmentSeries as declaredSeries } from '#shared/areas/clinic/resources/treatmentSeries';
import { dayOf, defaultZone, type Day } from '#shared/domain/calendarDays';
import { counterOf, documentNumber } from '#shared/domain/documentNumber';
import {
  consentId,
  DRESSED,
  kindsOf,
  NAIL,
  NEBULISED,
  SERIES_SESSIONS,
  seriesId,
  signatureOf,
  STITCHED,
  THERAPY,
  treatmentOf,
  type At,
  type DemoKind,
  type DemoTreatment,
} from '#server/db/demo/clinic/treatments';
import { chanceOf } from '#server/db/demo/random';
import { add } from '#server/db/seed/rows';
import { clientCounter } from '#server/repository/numbering';
import type { WriteContext } from '#server/repository/writeContext';
import { consentPaper } from '../documents/consentPaper';
import type { Count } from './demoRecords';
import { consentFacts } from './treatments';

type Trx = WriteContext['trx'];
type Pattern = Parameters<typeof counterOf>[0];

/** Who does it, and who notes it. */
type Performer = { readonly id: string; readonly author: string };

/** A visit of the demo with its day and the doctor who examined. */
export type TreatedVisit = At & { readonly day: Day; readonly performer: Performer };

type Placed = DemoTreatment & {
  readonly performer_id: string;
  readonly author: string;
  readonly series_id: string | null;
  readonly session: number | null;
  readonly previous_id: string | null;
  readonly day: Day;
};

type Given = {
  readonly client: string;
  /** In the order of their days; what is planned or under way is of the last ones. */
  readonly visits: readonly TreatedVisit[];
  readonly count: Count;
};

/** Treatments that are done, one of every so many visits. */
const EVERY = 40;

const alone = { series_id: null, session: null, previous_id: null };

const placed = (row: DemoTreatment, { day, performer }: TreatedVisit, more: Partial<Placed> = {}): Placed => ({
  ...row,
  ...{ performer_id: performer.id, author: performer.author, day },
  ...alone,
  ...more,
});

/** Kinds of single treatments and how they went, by turns. */
const courses = [
  [NEBULISED, { status: 'selesai' }],
  [DRESSED, { status: 'selesai', site: 'Lutut', side: 'kanan' }],
  [STITCHED, { status: 'selesai', site: 'Telapak tangan', side: 'kiri', notes: 'Empat jahitan, kontrol tujuh hari lagi.' }],
  [DRESSED, { status: 'batal', state: 'belum', site: 'Siku', reason: 'Luka sudah kering' }],
  [NAIL, { status: 'selesai', site: 'Ibu jari kaki', side: 'kanan' }],
  [STITCHED, { status: 'selesai', state: 'belum', site: 'Lengan bawah', side: 'kiri', emergency: 'Perdarahan aktif' }],
] as const;

const finishedOf = (kinds: readonly DemoKind[], visits: readonly TreatedVisit[]): Placed[] =>
  visits
    .filter((_, at) => at % EVERY === 7)
    .map((visit, at) => {
      const [kind, course] = courses[at % courses.length]!;
      return placed(treatmentOf(at, kinds[kind]!, visit, course), visit);
    });

/** One on the wrong side, and its correction: the newest of the finished ones with a side. */
const correctedOf = (kinds: readonly DemoKind[], visit: TreatedVisit, from: number): Placed[] => {
  const about = { site: 'Ibu jari kaki', notes: 'Kuku diangkat sebagian.' } as const;
  const wrong = placed(treatmentOf(from, kinds[NAIL]!, visit, { status: 'dikoreksi', side: 'kanan', ...about }), visit);
  const { started_at, finished_at } = wrong;
  const right = treatmentOf(from + 1, kinds[NAIL]!, visit, { status: 'selesai', side: 'kiri', reason: 'Salah sisi', ...about });
  return [wrong, placed({ ...right, started_at, finished_at }, visit, { previous_id: wrong.id })];
};

/** What is under way at the last visits: planned with and without consent, refused, begun. */
const openOf = (kinds: readonly DemoKind[], visits: readonly TreatedVisit[], from: number): Placed[] => {
  const open = [
    [STITCHED, { status: 'direncanakan', state: 'belum', site: 'Dagu' }],
    [NAIL, { status: 'direncanakan', state: 'menolak', site: 'Ibu jari kaki', side: 'kiri' }],
    [NEBULISED, { status: 'berlangsung' }],
    [STITCHED, { status: 'berlangsung', site: 'Lutut', side: 'kiri' }],
  ] as const;
  return open.flatMap(([kind, course], at) => {
    const visit = visits.at(-1 - at);
    return visit ? [placed(treatmentOf(from + at, kinds[kind]!, visit, course), visit)] : [];
  });
};

/** The patient who came most often, with those visits. */
const mostSeen = (visits: readonly TreatedVisit[]): readonly TreatedVisit[] => {
  const of = new Map<string, TreatedVisit[]>();
  for (const visit of visits) of.set(visit.patient_id, [...(of.get(visit.patient_id) ?? []), visit]);
  return [...of.values()].reduce((most, one) => (one.length > most.length ? one : most), []);
};

/** Sessions of the series that are done: one at each visit of its patient, the last left open. */
const sessionsOf = (kinds: readonly DemoKind[], visits: readonly TreatedVisit[], from: number): Placed[] =>
  visits.slice(0, SERIES_SESSIONS - 1).map((visit, at) =>
    placed(treatmentOf(from + at, kinds[THERAPY]!, visit, { status: 'selesai', site: 'Punggung bawah' }), visit, {
      series_id: seriesId(0),
      session: at + 1,
    }),
  );

/** How a declaration numbers the records of a client. */
export type Numbered = { readonly pattern: Pattern; readonly counter: string };

/** Gives numbers of a declaration's pattern, by day. */
export const numbersOf = (count: Count, client: string, { pattern, counter }: Numbered) => {
  return (day: Day): string => documentNumber(pattern, day, count(counterOf(pattern, clientCounter(counter, client), day)));
};

/** Ids of the clinic's services by their codes. */
const servicesOf = async (trx: Trx, client: string): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ id: string; code: string }>`select id, code from services where entity_id = ${client}`.execute(trx);
  return new Map(rows.map(({ id, code }) => [code, id]));
};

const addKinds = async (trx: Trx, client: string, kinds: readonly DemoKind[]): Promise<void> => {
  const own = <T extends { readonly id: string }>(row: T) => ({ ...row, entity_id: client });
  await add(
    trx,
    'treatment_templates',
    'treatmentTemplate',
    kinds.map(({ template }) => own(template)),
  );
  await addLines(
    trx,
    'treatment_template_consumables',
    kinds.flatMap(({ template, consumables }) => consumables.map((one, position) => ({ owner: template.id, position, ...one }))),
    client,
  );
};

type Line = { readonly owner: string; readonly position: number; readonly name: string; readonly quantity: string; readonly unit: string };

/** What is used up, as lines of their kinds or treatments. */
const addLines = async (
  trx: Trx,
  table: 'treatment_template_consumables' | 'treatment_consumables',
  lines: readonly Line[],
  client: string,
): Promise<void> => {
  const owner = table === 'treatment_consumables' ? 'treatment_id' : 'treatment_template_id';
  await sql`insert into ${sql.table(table)} (entity_id, ${sql.ref(owner)}, position, name, quantity, unit)
    select ${client}, owner, position, name, quantity, unit from json_to_recordset(${JSON.stringify(lines)}::json)
      as r (owner uuid, position integer, name text, quantity numeric, unit text)`.execute(trx);
};

/** A consent for each treatment that was decided on in writing, as it is printed. */
const addConsents = async (
  trx: Trx,
  { client, count }: Given,
  kinds: readonly DemoKind[],
  treatments: readonly Placed[],
): Promise<void> => {
  const numberOn = numbersOf(count, client, declaredConsent.attributes.number.numbered!);
  const decided = treatments.filter((one) => one.consent === 'tertulis' && one.consent_state !== 'belum' && !one.previous_id);
  for (const [at, one] of decided.entries()) {
    const { template } = kinds.find((kind) => kind.template.id === one.template_id)!;
    const about = { client, patient: one.patient_id, kind: 'persetujuan_tindakan', language: 'id' } as const;
    const facts = await consentFacts({ trx }, about);
    const { clinic } = facts;
    const values = { patient: facts.patient, mrn: facts.mrn, clinic: clinic.name, treatment: one.name };
    const text = consentTextOf({
      ...{ kind: about.kind, language: about.language, template: facts.template },
      values: { ...values, explanation: template.explanation, doctor: one.author },
    });
    const signed = {
      ...{
        language: about.language,
        decision: one.consent_state === 'menolak' ? ('menolak' as const) : ('setuju' as const),
        signer: facts.patient,
      },
      ...{
        relation: 'pasien' as const,
        edition: null,
        witness: 'Ns. Joko Saputra',
        signature: signatureOf(chanceOf(at + 31_013)),
        author: one.author,
      },
    } as const;
    const when = one.created_at;
    const paper = consentPaper({ ...signed, clinic, text, now: when, zone: defaultZone, day: dayOf(when, defaultZone) });
    const row = {
      ...{
        id: consentId(at),
        entity_id: client,
        number: numberOn(one.day),
        kind: about.kind,
        form: 'tertulis',
        text: text.body,
        ...signed,
      },
      ...{ visit_id: one.visit_id, treatment_id: one.id, patient_id: one.patient_id, paper: JSON.stringify(paper) },
      ...{ signed_at: when, created_at: when, updated_at: when },
    };
    await add(trx, 'consents', 'consent', [row]);
  }
};

/** Adds kinds, a series, treatments in all states and their consents. Without visits there is nothing to add. */
export const addTreatments = async (trx: Trx, given: Given): Promise<void> => {
  const { client, visits, count } = given;
  const kinds = kindsOf(await servicesOf(trx, client));
  await addKinds(trx, client, kinds);
  const last = visits.at(-6);
  if (!last) return;
  const often = mostSeen(visits);
  const done = finishedOf(kinds, visits.slice(0, -6));
  const corrected = correctedOf(kinds, last, done.length);
  const open = openOf(kinds, visits, done.length + corrected.length);
  const sessions = sessionsOf(kinds, often, done.length + corrected.length + open.length);
  const seriesNumber = numbersOf(count, client, declaredSeries.attributes.number.numbered!);
  await add(trx, 'treatment_series', 'treatmentSeries', [
    {
      ...{ id: seriesId(0), entity_id: client, number: seriesNumber(often[0]!.day), status: 'berjalan', total: SERIES_SESSIONS },
      ...{ charge_by: 'paket', patient_id: often[0]!.patient_id, template_id: kinds[THERAPY]!.template.id },
      ...{ created_at: often[0]!.examined_at, updated_at: often[0]!.examined_at },
    },
  ]);
  const all = [...done, ...corrected, ...open, ...sessions].sort((one, other) => one.created_at.localeCompare(other.created_at));
  const numberOn = numbersOf(count, client, declaredTreatment.attributes.number.numbered!);
  // A finished one is fixed with its consumables: they are added first, while all are planned.
  const rows = all.map(({ day, ...one }) => ({ ...one, entity_id: client, number: numberOn(day) }));
  await add(
    trx,
    'treatments',
    'treatment',
    rows.map((one) => ({ ...one, status: 'direncanakan' })),
  );
  const used = rows.filter(({ status }) => status !== 'batal');
  const lines = used.flatMap((one) =>
    kinds
      .find(({ template }) => template.id === one.template_id)!
      .consumables.map((line, position) => ({ owner: one.id, position, ...line })),
  );
  await addLines(trx, 'treatment_consumables', lines, client);
  await sql`update treatments as t set status = r.status from json_to_recordset(${JSON.stringify(rows.map(({ id, status }) => ({ id, status })))}::json)
    as r (id uuid, status text) where t.id = r.id and r.status <> 'direncanakan'`.execute(trx);
  await addConsents(trx, given, kinds, all);
};
