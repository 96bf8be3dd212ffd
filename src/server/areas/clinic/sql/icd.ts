/** How ICD codes are found: by what a clinic notes of them, and by typed words. Rules: ICD-5, ICD-8, ICD-9. */
import { sql, type RawBuilder } from 'kysely';
import { compactIcd } from '#shared/areas/clinic/domain/icdCode';
import { limits } from '#shared/limits';
import { clientDay } from '#server/repository/clientTime';
import type { FoundByWords } from '#server/repository/lists/searchWords';
import type { Queryable } from '#server/repository/runner';
import type { Work } from '#server/repository/work';

/** The client of the person who reads; null for staff, who see the rows of all clients. */
const client = sql`nullif(current_setting('nadi.entity_id', true), '')::uuid`;

/** What that client has noted. */
const own = sql`icd_terms as l where l.entity_id = ${client} and l.deleted_at is null`;

/** Of the row `t`. The sets of codes are read once for a whole list. */
export const isFavourite = sql<boolean>`(t.code in (select l.code from ${own} and l.favourite))`;
export const isHidden = sql<boolean>`(t.code in (select l.code from ${own} and l.hidden))`;
export const ownTerms = sql<string | null>`(select l.terms from ${own} and l.code = t.code)`;

/** Days over which it is counted how often a code is used, today among them. */
const RECENT = 90;

const since = sql`(select (${clientDay()} - ${sql.lit(RECENT - 1)})::timestamp at time zone e.time_zone from entities as e where e.id = ${client})`;

/** How often that client has coded a visit with the code since then. The counts of all codes are read once for a whole list. */
export const recentUses = sql<number>`coalesce(((select jsonb_object_agg(u.code, u.uses) from (select d.code, count(*) as uses
  from visit_diagnoses as d where d.entity_id = ${client} and d.created_at >= ${since} and d.status = 'recorded' and d.deleted_at is null
  group by d.code) as u) ->> t.code)::int, 0)`;

/** Small letters and digits only, so that nothing in them is a wildcard of `like`. */
type Plain = string;

const begins = (column: RawBuilder<unknown>, plain: Plain): RawBuilder<boolean> => sql<boolean>`${column} like ${`${plain}%`}`;
const holds = (column: RawBuilder<unknown>, plain: Plain): RawBuilder<boolean> => sql<boolean>`${column} like ${`% ${plain}%`}`;

/** A word in the names of the code or in the clinic's terms, or the beginning of the code itself. */
const hasWord = (word: Plain): RawBuilder<boolean> =>
  sql<boolean>`(${holds(sql`t.words`, word)} or ${begins(sql`t.compact`, word)} or t.code in (select l.code from ${own} and ${holds(sql`l.words`, word)}))`;

/** Added up, each of these counts more than all that follow. */
const EXACT = 8;
const BEGINNING = 4;
const FAVOURITE = 2;
const PHRASE = 1;

const counts = (points: number, when: RawBuilder<boolean>): RawBuilder<number> =>
  sql<number>`(case when ${when} then ${points}::int else 0 end)`;

const nothing: FoundByWords = { ids: sql`'{}'::uuid[]`, among: sql`false`, each: sql`false` };

/**
 * Codes that begin with what was typed, or that have all the words, in any order. The best come first: the exact code, codes that begin so in
 * their order, favourites, words. Of words the shortest name comes first, which is the most general one.
 */
export const findIcdCodes = async (runner: Queryable, q: string): Promise<FoundByWords> => {
  const { rows } = await sql<{ said: string }>`select icd_words(${q}) as said`.execute(runner);
  const said = rows[0]!.said.trim();
  const words = [...new Set(said.split(' '))].filter(Boolean).slice(0, limits.searchWords);
  if (!words.length) return nothing;
  const code = compactIcd(q).toLowerCase() || words.join('');
  const isBeginning = begins(sql`t.compact`, code);
  const among = sql<boolean>`(${isBeginning} or (${sql.join(words.map(hasWord), sql` and `)}))`;
  const points = [
    counts(EXACT, sql`t.compact = ${code}`),
    counts(BEGINNING, isBeginning),
    counts(FAVOURITE, isFavourite),
    counts(PHRASE, holds(sql`t.words`, said)),
  ];
  const length = sql`(case when ${isBeginning} then 0 else length(t.words) end)`;
  return {
    ids: sql`array(select t.id from icd_codes as t where t.deleted_at is null and ${among})`,
    among,
    each: among,
    best: sql`${sql.join(points, sql` + `)} desc, ${length}, t.compact`,
  };
};

/** The stored spelling of a code that is there; undefined for another one. @param compact without its dot */
export const codeNamed = async ({ trx }: Pick<Work, 'trx'>, compact: string): Promise<string | undefined> => {
  const { rows } = await sql<{ code: string }>`select code from icd_codes
    where compact = lower(${compact}) and deleted_at is null`.execute(trx);
  return rows[0]?.code;
};

/** What a visit keeps of its code. */
export type UsableCode = { readonly code: string; readonly system: string; readonly title_id: string; readonly title_en: string };

/**
 * The code, where a visit can be coded with it now: the one test for all who store a code, so that what a search offers is accepted
 * everywhere. Rules: ICD-1, ICD-9.
 */
export const usableCode = async ({ trx }: Pick<Work, 'trx'>, typed: string): Promise<UsableCode | undefined> => {
  const { rows } = await sql<UsableCode>`select code, system, title_id, title_en from icd_codes
    where compact = lower(${compactIcd(typed)}) and active and usable and deleted_at is null`.execute(trx);
  return rows[0];
};
