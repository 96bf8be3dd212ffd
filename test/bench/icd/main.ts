/** `npm run bench:icd`: the search for ICD codes as its picker asks, on as many made-up codes as ICD-10 has; the table is written to docs/bench. Rule: ICD-5. */
import { sql } from 'kysely';
import { resources } from '#shared/areas/resources';
import { servedIcdCode } from '#server/areas/clinic/resources/icdCode';
import { servedIcdTerm } from '#server/areas/clinic/resources/icdTerm';
import { transaction } from '#server/db/database';
import { recount } from '#server/repository/lists/totals';
import type { Caller } from '../../api/testApi';
import { clinicOf } from '../../build/records';
import { openCatalogue, type Catalogue } from '../api/catalogue';
import { samplesOf, type Timed } from '../business/timing';
import { allFields, callerOf, tableOf } from '../clinic/asked';
import { keepTable, machineNow, today } from '../keepTable';

const quick = process.argv.includes('--quick');
const CODES = 18_500;
/** What the clinic has noted, and each of the other clinics. */
const NOTED = 300;
const ROUNDS = quick ? 20 : 100;
const ITEMS = 40;

const words =
  'akut kronis infeksi radang luka nyeri tulang kulit darah jantung paru ginjal mata telinga lambung usus kiri kanan atas bawah'.split(' ');
const english =
  'acute chronic infection inflamed wound pain bone skin blood heart lung kidney eye ear stomach gut left right upper lower'.split(' ');

const textOf = (all: readonly string[], of: string) =>
  sql`concat_ws(' ', ${sql.join(
    [7, 31, 101, 211].map((prime) => sql`(${all}::text[])[1 + (n * ${sql.lit(prime)} / 3) % ${sql.lit(all.length)}]`),
  )}, ${of}::text || n)`;

/** Every letter has groups of ten codes: `A00.0` to `A73.9`. */
const fill = async ({ database }: Catalogue, entity: string): Promise<void> =>
  transaction(
    database,
    async (trx) => {
      await sql`delete from icd_codes`.execute(trx);
      await sql`insert into icd_codes (id, code, system, title_id, title_en, chapter)
        select gen_random_uuid(), chr(65 + n / 740) || lpad((n / 10 % 74)::text, 2, '0') || '.' || n % 10, 'ICD10',
          ${textOf(words, 'kode')}, ${textOf(english, 'code')}, '01' from generate_series(0, ${CODES - 1}) as n`.execute(trx);
      await sql`insert into icd_terms (id, entity_id, code, terms, favourite, hidden)
        select gen_random_uuid(), e.id, c.code, 'istilah ' || c.title_id, n % 2 = 0, n % 20 = 1
        from entities as e, (select code, title_id, row_number() over (order by code) as n from icd_codes) as c
        where c.n % 61 = 0 and (e.id = ${entity} or e.deleted_at is null)`.execute(trx);
      await recount(trx, [servedIcdCode, servedIcdTerm]);
    },
    { scope: 'all' },
  );

const codeAt = (at: number): string => `${String.fromCharCode(65 + (at % 25))}${String(at % 74).padStart(2, '0')}.${at % 10}`;

const questionsOf = (owner: Caller): Readonly<Record<string, Timed>> => {
  const ask = async (query: string, at: number) => {
    const offered = 'filter[active]=true&filter[usable]=true&filter[hidden]=false&page[size]=20';
    const { status, document, text } = await owner(
      'GET',
      `${resources.icdCode.path}?${offered}&${allFields(resources.icdCode, at)}&${query}`,
    );
    if (status !== 200 || !(document.data as unknown[]).length) throw new Error(`${query}: ${status} ${text}`);
  };
  const search = (q: string, at: number) => ask(`filter[q]=${encodeURIComponent(q)}`, at);
  const word = (at: number) => words[at % words.length]!;
  return {
    'a code in full': (at) => search(codeAt(at), at),
    'the same without its dot, in small letters': (at) => search(codeAt(at).replace('.', '').toLowerCase(), at),
    'the beginning of a code': (at) => search(codeAt(at).slice(0, 3), at),
    'two letters that many words begin with': (at) => search(word(at).slice(0, 2), at),
    'a word that very many codes have': (at) => search(word(at), at),
    'a word that one code has': (at) => search(`code${at}`, at),
    'a word of the clinic’s own terms': (at) => search(`istilah ${word(at)}`.slice(0, 7 + (at % 2)), at),
    favourites: (at) => ask('filter[favourite]=true&sort=code', at),
  };
};

async function run(): Promise<void> {
  const machine = machineNow();
  const catalogue = await openCatalogue(ITEMS, false);
  try {
    const { call: owner, entity } = await clinicOf(callerOf(catalogue));
    await fill(catalogue, entity.id);
    const times = await samplesOf(questionsOf(owner), ROUNDS);
    const text = [
      `# ICD bench, ${today()}`,
      '',
      `${CODES.toLocaleString('en-US')} made-up codes, ${NOTED} of which each clinic has noted; asked over HTTP by the owner of a clinic, as the picker asks: without hidden codes and groups, 20 hits. ${ROUNDS} answers to each question, in turns. One machine: ${machine}`,
      '',
      ...tableOf(times),
      '',
    ].join('\n');
    keepTable('icd', text, quick);
  } finally {
    await catalogue.close();
  }
}

run().catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
});
