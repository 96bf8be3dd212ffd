/** The SQL of the reports of diagnoses. Rules: ICD-6, ICD-7. */
import { sql, type RawBuilder } from 'kysely';
import type { diseaseReports } from '#shared/areas/clinic/reports';
import type { ReportsSql, Times } from '../../reports/sql/reports';
import { fullName } from './team';

/**
 * Diagnoses that were not struck out, of visits that were not cancelled, by the day of the visit. Visits and patients are joined by their ids
 * alone: with the client in the condition as well, PostgreSQL read all rows of the client as long as it had no statistics.
 */
const coded = ({ client, span: { from, to } }: Times): RawBuilder<unknown> => sql`visit_diagnoses as d
  join visits as v on v.id = d.visit_id and v.status <> 'batal' and v.day between ${from}::date and ${to}::date
  join patients as p on p.id = d.patient_id
  where d.entity_id = ${client} and d.status = 'recorded' and d.deleted_at is null and v.deleted_at is null`;

const MOST = 10;

/** Each visit has a code once, so that rows are visits. Codes of the same frequency are sorted by code. */
const top = (of: string, times: Times, more: RawBuilder<unknown> = sql``): RawBuilder<unknown> => sql`select
    row_number() over (order by count(*) desc, d.code)::int as place, d.code,
    (array_agg(d.title_id order by d.created_at desc, d.id))[1] as disease_id, (array_agg(d.title_en order by d.created_at desc, d.id))[1] as disease_en,
    (count(*) filter (where p.sex = 'L'))::int as male, (count(*) filter (where p.sex = 'P'))::int as female, count(*)::int as ${sql.ref(of)},
    ${times.span.from}::text as from_day, ${times.span.to}::text as to_day
  from ${coded(times)} ${more} group by d.code order by place limit ${MOST}`;

/** The value of a column in the diagnosis of the last visit. */
const newest = (column: string): RawBuilder<unknown> =>
  sql`(array_agg(${sql.ref(`d.${column}`)} order by v.day desc, d.created_at desc))[1]`;

/** A condition of the where clause; none for a value that was not asked for. */
const equal = (column: RawBuilder<unknown>, value: string | null): RawBuilder<unknown> =>
  value === null ? sql`` : sql`and ${column} = ${value}`;

export const diseasesSql: ReportsSql<keyof typeof diseaseReports> = {
  topNewCases: (_, times) => top('new_cases', times, sql`and d.occurrence = 'baru'`),
  topVisits: (_, times) => top('visits', times),
  diagnosedVisits: (
    { code, sex, occurrence },
    times,
  ) => sql`select v.day::text as day, v.number as visit_no, p.mrn, p.name as patient, p.sex,
      d.code, d.title_id as disease_id, d.title_en as disease_en, d.rank, d.occurrence,
      (select ${fullName} from team_members as t where t.entity_id = v.entity_id and t.id = v.doctor_id) as doctor,
      v.id as visit_id, ${times.span.from}::text as from_day, ${times.span.to}::text as to_day
    from ${coded(times)} ${equal(sql`d.code`, code)} ${equal(sql`p.sex`, sex)} ${equal(sql`d.occurrence`, occurrence)}
    order by v.day desc, v.number desc, d.rank, d.code`,
  patientProblems: (
    { visit },
    { client },
  ) => sql`select left(d.code, 3) as category, ${newest('code')} as code, ${newest('title_id')} as disease_id,
      ${newest('title_en')} as disease_en, count(distinct v.id)::int as visits, min(v.day)::text as first_day, max(v.day)::text as last_day,
      (array_agg(v.id order by v.day desc, d.created_at desc))[1] as visit_id
    from visits as here
    join visit_diagnoses as d on d.patient_id = here.patient_id and d.status = 'recorded' and d.deleted_at is null
    join visits as v on v.id = d.visit_id and v.id <> here.id and v.status <> 'batal' and v.deleted_at is null
    where here.entity_id = ${client} and here.id::text = ${visit} and here.deleted_at is null
    group by 1 order by max(v.day) desc, 1`,
};
