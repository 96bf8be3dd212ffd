/** Clinics to measure on: one of half a million patients and three smaller ones, with names, numbers and words for search as the application writes them. */
import { sql } from 'kysely';
import { patient } from '#shared/areas/clinic/resources/patient';
import { counterOf } from '#shared/domain/documentNumber';
import { servedPatient } from '#server/areas/clinic/resources/patient';
import { transaction, type Database } from '#server/db/database';
import { recount } from '#server/repository/lists/totals';
import { clientCounter } from '#server/repository/numbering';
import { hurry } from '#server/repository/hurry';

const wordsIn = (text: string): readonly string[] => text.split(' ');

const womens = wordsIn(
  'Siti Dewi Ayu Putri Sri Rina Wulan Fitri Maya Ratna Indah Yuni Lestari Nur Kartika Melati Nining Endang Yulia Sari Tuti Intan Citra',
);
const mens = wordsIn(
  'Budi Agus Andi Rizky Joko Hendra Yusuf Eko Dedi Bayu Fajar Iwan Made Slamet Wayan Bambang Rudi Dimas Arif Surya Teguh Wahyu Yanto',
);
const middles = wordsIn('Nur Tri Dwi Eka Bagus Ade Rahayu Puspita Surya Adi Cahya Kusuma Ratih Galih Hasan Aminah');
/** Names that many families have. */
export const families = wordsIn(
  'Santoso Wijaya Hidayat Nugroho Lubis Siregar Kusuma Saputra Wibowo Rahman Simanjuntak Anggraini Pratiwi Setiawan Handayani Maulana Permata Utami Nasution Harahap',
);
/** Parts of the others: some two thousand names. */
const starts = wordsIn('War Sas Kar Mar Pra Sur Har Wid Tir Gun Nit Ras Sum Dar Pur Jay Kus Ram Set Wir');
const vowels = wordsIn('a i u o e');
const ends = wordsIn(
  'widjaya sudarma ningrat kusumo wardana pradipta santika wiguna negara lesmana hadiputra darmawan subroto manggala wirawan sasmita atmaja suwandi prawira mulyana',
);

/** One of the words, by the number and what it is for. */
const oneOf = (words: readonly string[], of: string) =>
  sql`(${words}::text[])[1 + (hashtext(${of} || n) & 2147483647) % ${sql.lit(words.length)}::int]`;

/** The patients with these numbers, both included. The birth date and the serial number in a NIK follow from the number, so that no NIK comes twice. */
const patientsOf = (entity: string, from: number, to: number) => {
  const first = sql`case when sex = 'P' then ${oneOf(womens, 'first')} else ${oneOf(mens, 'first')} end`;
  const middle = sql`case when n % 2 = 0 then ${oneOf(middles, 'middle')} end`;
  // Every third has a name that few have.
  const family = sql`case when n % 3 = 0 then ${oneOf(starts, 'a')} || ${oneOf(vowels, 'b')} || ${oneOf(ends, 'c')} else ${oneOf(families, 'family')} end`;
  const nik = sql`'3171' || lpad((1 + n / 30000)::text, 2, '0') || lpad((extract(day from birth)::int + case when sex = 'P' then 40 else 0 end)::text, 2, '0')
    || to_char(birth, 'MMYY') || lpad((1 + n % 9999)::text, 4, '0')`;
  return sql`insert into patients (id, entity_id, mrn, name, sex, birth_date, nik, bpjs_no, phone, address, created_at)
    select gen_random_uuid(), ${entity}::uuid, lpad(n::text, 6, '0'), concat_ws(' ', ${first}, ${middle}, ${family}), sex, birth,
      case when n % 10 < 7 then ${nik} end, case when n % 5 < 2 then '000' || (1000000000 + n) end,
      case when n % 20 < 17 then '+6281' || (200000000 + n::bigint * 1583) end, 'Jl. Melati No. ' || n % 120,
      now() - interval '2 years' + n * interval '1 minute'
    from generate_series(${from}::int, ${to}::int) as n,
      lateral (select date '1940-01-01' + (n::bigint * 7919 % 30000)::int as birth, case when n % 9 < 5 then 'P' else 'L' end as sex) as told`;
};

/** Patients of one statement. */
const BATCH = 5_000;

const analyse = async ({ kysely }: Database, how: 'analyze' | 'vacuum (analyze)'): Promise<void> => {
  for (const table of ['patients', 'search_words', 'search_typos']) await sql`${sql.raw(how)} ${sql.table(table)}`.execute(kysely);
};

const fillOne = async (database: Database, entity: string, count: number): Promise<void> => {
  const { pattern, counter } = patient.attributes.mrn.numbered!;
  for (let from = 1; from <= count; from += BATCH) {
    const to = Math.min(count, from + BATCH - 1);
    await transaction(
      database,
      async (trx) => {
        await hurry({ trx });
        await patientsOf(entity, from, to).execute(trx);
      },
      { scope: 'all' },
    );
    // Otherwise words are looked for as in an empty table.
    if (from === 1) await analyse(database, 'analyze');
  }
  const name = counterOf(pattern, clientCounter(counter, entity), '2026-01-01');
  await sql`insert into counters (name, value) values (${name}, ${count})`.execute(database.kysely);
};

export const fillClinics = async (
  database: Database,
  clinics: readonly { readonly id: string; readonly patients: number }[],
): Promise<void> => {
  for (const { id, patients } of clinics) await fillOne(database, id, patients);
  await transaction(database, (trx) => recount(trx, [servedPatient]), { scope: 'all' });
  await analyse(database, 'vacuum (analyze)');
};

export type Known = {
  readonly name: string;
  readonly mrn: string;
  readonly nik: string;
  readonly bpjs_no: string;
  readonly phone: string;
  readonly sex: string;
  readonly birth: string;
};

/** Patients of a clinic who have every number, in an order of chance that is the same in each run. */
export const someOf = (database: Database, entity: string, count: number): Promise<readonly Known[]> =>
  transaction(
    database,
    async (trx) =>
      (
        await sql<Known>`select name, mrn, nik, bpjs_no, phone, sex, birth_date::text as birth from patients
          where entity_id = ${entity} and nik is not null and bpjs_no is not null and phone is not null order by hashtext(mrn) limit ${count}`.execute(
          trx,
        )
      ).rows,
    { scope: 'all' },
  );

/** Whether the role that the program connects with is held by the policies. */
export const isHeld = async (database: Database): Promise<boolean> => {
  const { rows } = await sql<{ held: boolean }>`select not (r.rolsuper or r.rolbypassrls) and t.relrowsecurity as held
    from pg_roles as r, pg_class as t where r.rolname = current_user and t.oid = 'patients'::regclass`.execute(database.kysely);
  return rows[0]!.held;
};
