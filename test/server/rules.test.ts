/** Rules and citations agree: every cited number exists, every built rule is cited, and the repository refers to no document outside it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TEXT = /\.(md|tsx?|mjs|cjs|jsx?|css|html|ya?ml|example)$/;

type Written = { readonly file: string; readonly text: string };

const read = (files: readonly string[]): Written[] =>
  files.filter((file) => TEXT.test(file)).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The text files of a folder and of the folders in it. */
const inFolder = (folder: string): Written[] =>
  read(readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)));

const written = [...['src', 'test', 'scripts', 'docs'].flatMap(inFolder), ...read(readdirSync('.'))];

type Rule = { readonly number: string; readonly state: string; readonly file: string };

const states = ['built', 'not built yet', 'dropped'];

const rules = inFolder('docs/rules').flatMap(({ file, text }) =>
  [...text.matchAll(/^\*\*([A-Z]+-\d+) \(([^)]*)\)\.\*\*/gm)].map(([, number, state]): Rule => ({ number: number!, state: state!, file })),
);
const numbers = rules.map(({ number }) => number);
const areaOf = (number: string): string => number.split('-')[0]!;
const areas = [...new Set(numbers.map(areaOf))];

/** At most two digits: `SUB-2026-00001` is the number of a subscription. `ICD-10` is a classification, and no rule may have that number. */
const CITATION = new RegExp(`\\b(?!ICD-10\\b)(?:${areas.join('|')})-\\d{1,2}\\b(?!-)`, 'g');

const citationsIn = (files: readonly Written[]): { number: string; file: string }[] =>
  files.flatMap(({ file, text }) => [...text.matchAll(CITATION)].map(([number]) => ({ number, file })));

test('each rule has a number of its own and a known state', () => {
  expect(rules.length).toBeGreaterThan(0);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at || number === 'ICD-10')).toEqual([]);
  expect(rules.filter(({ state }) => !states.includes(state))).toEqual([]);
});

test.each(areas)('the rules %s are numbered in the order of their file, without gaps', (area) => {
  const own = numbers.filter((number) => areaOf(number) === area);
  expect(own).toEqual(own.map((_, at) => `${area}-${at + 1}`));
});

test('the table of areas names each area with its file', () => {
  const table = readFileSync('docs/rules/README.md', 'utf8');
  const rows = [...table.matchAll(/\]\(([^)]+)\) \| ([A-Z, ]+) \|/g)].flatMap(([, file, named]) =>
    named!.split(', ').map((area) => `${area} ${file}`),
  );
  const real = new Set(rules.map(({ number, file }) => `${areaOf(number)} ${path.relative('docs/rules', file)}`));
  expect(rows.sort()).toEqual([...real].sort());
});

test('every cited number is a rule that is not dropped', () => {
  const known = new Set(rules.flatMap(({ number, state }) => (state === 'dropped' ? [] : [number])));
  const outside = written.filter(({ file }) => !file.startsWith(path.join('docs', 'rules')));
  expect(citationsIn(outside).filter(({ number }) => !known.has(number))).toEqual([]);
  expect(citationsIn(inFolder('docs/rules')).filter(({ number }) => !numbers.includes(number))).toEqual([]);
});

test.each(['src', 'test'])('every built rule is cited in %s', (folder) => {
  const cited = new Set(citationsIn(inFolder(folder)).map(({ number }) => number));
  expect(rules.filter(({ number, state }) => state === 'built' && !cited.has(number)).map(({ number }) => number)).toEqual([]);
});

test('every document that is named is in the repository', () => {
  const documents = new Set(written.map(({ file }) => path.basename(file)));
  const named = written.flatMap(({ file, text }) => [...text.matchAll(/\b[A-Z][A-Z_]+\.md\b/g)].map(([document]) => ({ file, document })));
  expect(named.filter(({ document }) => !documents.has(document))).toEqual([]);
});
