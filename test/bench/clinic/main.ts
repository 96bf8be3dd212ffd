/** `npm run bench:clinic`: search, numbers that must be unique, lists and a new patient at a clinic of half a million; the table is written to docs/bench. */
import { resources } from '#shared/areas/resources';
import { SEARCH_TYPE, searchPath } from '#shared/kit/resource';
import type { Caller } from '../../api/testApi';
import { clinicOf } from '../../build/records';
import { openCatalogue, type Catalogue } from '../api/catalogue';
import { samplesOf, type Timed } from '../business/timing';
import { keepTable, machineNow, today } from '../keepTable';
import { allFields, callerOf, tableOf } from './asked';
import { families, fillClinics, isHeld, someOf, type Known } from './ground';

const quick = process.argv.includes('--quick');
const PATIENTS = quick ? 20_000 : 500_000;
const OTHERS = quick ? 2_000 : 20_000;
const ROUNDS = quick ? 20 : 100;
/** Items of the catalogue, of which nothing is asked. */
const ITEMS = 40;
/** The page that is asked for far in. */
const FAR = 100;

const { path, type } = resources.patient;

/** A clinic with its owner; each call makes another one. */
const newClinic = (catalogue: Catalogue) => clinicOf(callerOf(catalogue));

type Clinic = Awaited<ReturnType<typeof newClinic>>;

/** @throws Error for any other answer: nothing is measured of one that was not meant */
const expecting = async (status: number, answer: ReturnType<Caller>, rows?: boolean): Promise<void> => {
  const { status: got, document, text } = await answer;
  if (got !== status) throw new Error(`${got} where ${status} was meant: ${text}`);
  if (rows && !(document.data as unknown[]).length) throw new Error('A search found nothing.');
};

const lastWord = ({ name }: Known): string => name.split(' ').at(-1)!;
const beginning = (word: string): string => word.slice(0, 4);

/** What is asked, each time about another patient. */
const questionsOf = ({ call: owner, entity }: Clinic, known: readonly Known[]): Readonly<Record<string, Timed>> => {
  const rare = known.filter((one) => !families.includes(lastWord(one)));
  const of = (all: readonly Known[], at: number): Known => all[at % all.length]!;
  const search = (words: string) =>
    expecting(
      200,
      owner('POST', searchPath(resources.patient), {
        data: { type: SEARCH_TYPE, attributes: { query: `page[size]=25&filter[q]=${encodeURIComponent(words)}` } },
      }),
      true,
    );
  const list = (query: string, at: number) =>
    expecting(200, owner('GET', `${path}?page[size]=25&${allFields(resources.patient, at)}&${query}`), true);
  const add = (attributes: object) => owner('POST', path, { data: { type, attributes, relationships: { entity: { data: entity } } } });
  return {
    'search: the beginning of a name that few have': (at) => search(lastWord(of(rare, at)).slice(0, 7)),
    'search: the beginnings of two names': (at) =>
      search(
        of(known, at)
          .name.split(' ')
          .map(beginning)
          .filter((_, index, all) => index === 0 || index === all.length - 1)
          .join(' '),
      ),
    'search: a first name that many have': (at) => search(of(known, at).name.split(' ')[0]!),
    'search: a name with one letter left out': (at) => search(lastWord(of(rare, at)).replace(/^(...)./, '$1')),
    'search: a record number': (at) => search(of(known, at).mrn),
    'search: a NIK': (at) => search(of(known, at).nik),
    'search: a BPJS number': (at) => search(of(known, at).bpjs_no),
    'search: a phone number': (at) => search(of(known, at).phone.replace('+62', '0')),
    'a NIK that is taken': (at) => {
      const { nik, sex, birth } = of(known, at);
      return expecting(422, add({ name: `Uji Coba ${at}`, sex, birth_date: birth, nik }));
    },
    'the first page': (at) => list('', at),
    [`page ${FAR}`]: (at) => list(`page[number]=${FAR}`, at),
    'the first page by name': (at) => list('sort=name', at),
    [`page ${FAR} by name`]: (at) => list(`sort=name&page[number]=${FAR}`, at),
    'a new patient': (at) =>
      expecting(201, add({ name: `Pasien Baru ${at}`, sex: 'P', birth_date: '1990-04-17', phone: `+62812${70_000_000 + at}` })),
  };
};

async function run(): Promise<void> {
  const machine = machineNow();
  const catalogue = await openCatalogue(ITEMS, false);
  try {
    const [big, ...small] = [
      await newClinic(catalogue),
      await newClinic(catalogue),
      await newClinic(catalogue),
      await newClinic(catalogue),
    ];
    const filling = performance.now();
    await fillClinics(catalogue.database, [
      { id: big.entity.id, patients: PATIENTS },
      ...small.map(({ entity }) => ({ id: entity.id, patients: OTHERS })),
    ]);
    console.log(`Added the patients in ${Math.round((performance.now() - filling) / 1_000)} s.`);
    if (!(await isHeld(catalogue.database))) throw new Error('The role of the program is not held by the policies.');
    const known = await someOf(catalogue.database, big.entity.id, ROUNDS * 3);
    const times = await samplesOf(questionsOf(big, known), ROUNDS);
    const text = [
      `# Clinic bench, ${today()}`,
      '',
      `A clinic of ${PATIENTS.toLocaleString('en-US')} patients and three of ${OTHERS.toLocaleString('en-US')}, asked over HTTP by the owner of the first; the program's role in the database is held by the policies. ${ROUNDS} answers to each question, in turns, each about another patient. One machine: ${machine}`,
      '',
      ...tableOf(times),
      '',
    ].join('\n');
    keepTable('clinic', text, quick);
  } finally {
    await catalogue.close();
  }
}

run().catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
});
