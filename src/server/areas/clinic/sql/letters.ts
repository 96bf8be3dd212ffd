/** What a letter is written from: its visit, patient, clinic and measured values, the clinic's template, and the signer's licence. Rules: LET-1 to LET-4. */
import { sql } from 'kysely';
import type { LetterText } from '#shared/areas/clinic/domain/exampleLetters';
import type { Letter } from '#shared/areas/clinic/resources/letter';
import type { Patient } from '#shared/areas/clinic/resources/patient';
import type { Day } from '#shared/domain/calendarDays';
import type { Queryable } from '#server/repository/runner';

export type LetterFacts = Pick<
  Letter,
  'kind' | 'language' | 'first_day' | 'days' | 'rest' | 'purpose' | 'referred_to' | 'reason' | 'diagnosis' | 'with_diagnosis' | 'text'
> &
  Pick<Letter, 'control_day'> &
  Pick<Patient, 'mrn' | 'sex' | 'birth_date' | 'birth_estimated' | 'address'> & {
    readonly patient: string;
    readonly visit_day: Day | null;
    readonly clinic: {
      readonly name: string;
      readonly address: string | null;
      readonly city: string | null;
      readonly phone: string | null;
    };
    /** As they were measured last at the visit. */
    readonly height: string | null;
    readonly weight: string | null;
    readonly pressure: string | null;
    /** Null where the clinic has none for the kind and language. */
    readonly template: LetterText | null;
  };

/** What is asked of each: the letter and the client. */
type Of = { readonly id: string; readonly client: string };

const measured = (value: string) =>
  sql`(select ${sql.raw(value)} from vital_signs as s where s.entity_id = l.entity_id and s.visit_id = l.visit_id and s.status = 'recorded'
    and s.deleted_at is null and ${sql.raw(value)} is not null order by s.measured_at desc, s.id desc limit 1)`;

export const letterFacts = async (trx: Queryable, { id, client }: Of): Promise<LetterFacts> => {
  const { rows } = await sql<LetterFacts>`select l.kind, l.language, l.first_day::text, l.days, l.rest, l.purpose, l.referred_to, l.reason,
      l.diagnosis, l.with_diagnosis, l.control_day::text, l.text,
      p.name as patient, p.mrn, p.sex, p.birth_date::text, p.birth_estimated, p.address, v.day::text as visit_day,
      json_build_object('name', e.name, 'address', e.address, 'city', e.city, 'phone', e.phone) as clinic,
      ${measured('s.height::text')} as height, ${measured('s.weight::text')} as weight,
      ${measured(`s.systolic || '/' || s.diastolic`)} as pressure,
      (select json_build_object('title', t.title, 'body', t.body) from letter_templates as t
        where t.entity_id = l.entity_id and t.kind = l.kind and t.language = l.language and t.deleted_at is null) as template
    from letters as l
    join visits as v on v.entity_id = l.entity_id and v.id = l.visit_id
    join patients as p on p.entity_id = l.entity_id and p.id = l.patient_id
    join entities as e on e.id = l.entity_id
    where l.id = ${id} and l.entity_id = ${client}`.execute(trx);
  return rows[0]!;
};

export type Licence = { readonly sip_no: string | null; readonly sip_expires_at: Day | null };

/** The licence (SIP) of a person as the clinic's team has it; undefined where they are not of the team. */
export const licenceOf = async (trx: Queryable, { id, client }: Of): Promise<Licence | undefined> => {
  const { rows } = await sql<Licence>`select t.sip_no, t.sip_expires_at::text from team_members as t
    join memberships as m on m.id = t.membership_id
    where t.entity_id = ${client} and m.user_id = ${id} and m.status = 'active' and t.deleted_at is null limit 1`.execute(trx);
  return rows[0];
};
