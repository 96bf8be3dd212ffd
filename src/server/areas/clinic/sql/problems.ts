/** What a patient was diagnosed with at other visits, by the category of its codes. Rule: ICD-6. */
import { sql } from 'kysely';
import type { PatientProblem } from '#shared/areas/clinic/domain/diagnoses';
import type { Queryable } from '#server/repository/runner';

/** More than anybody was ever diagnosed with. */
const MOST = 500;

/** The ones of the newest visits first. */
export const problemsBefore = async (on: Queryable, visit: string): Promise<readonly PatientProblem[]> => {
  const { rows } = await sql<PatientProblem>`select left(d.code, 3) as category, count(distinct v.id)::int as visits,
      min(v.day)::text as first_day, max(v.day)::text as last_day, (array_agg(v.id order by v.day desc, d.created_at desc))[1] as visit,
      (array_agg(d.code order by v.day desc, d.created_at desc))[1] as code,
      (array_agg(d.title_id order by v.day desc, d.created_at desc))[1] as title_id,
      (array_agg(d.title_en order by v.day desc, d.created_at desc))[1] as title_en
    from visits as here
    join visit_diagnoses as d on d.entity_id = here.entity_id and d.patient_id = here.patient_id
    join visits as v on v.entity_id = d.entity_id and v.id = d.visit_id
    where here.id = ${visit} and v.id <> here.id and v.status <> 'batal' and d.status = 'recorded' and d.deleted_at is null
      and v.deleted_at is null
    group by 1 order by max(v.day) desc, 1 limit ${MOST}`.execute(on);
  return rows;
};
