/** How the template of a letter is filled in. Rule: LET-2. */
import { exampleLetters } from '#shared/areas/clinic/domain/exampleLetters';
import { filledTemplate, letterKinds, placeholdersOf, unknownPlaceholders, type LetterValues } from '#shared/areas/clinic/domain/letters';
import { languages } from '#shared/locale';

const values: LetterValues = { patient: 'Siti {{age}} $& Aminah', days: '3', diagnosis: null, address: '' };

test.each<[string, string, string]>([
  ['a value', 'Nama: {{patient}}', 'Nama: Siti {{age}} $& Aminah'],
  ['spaces in the braces', '{{ days }} hari', '3 hari'],
  ['the same place twice', '{{days}} ({{days}})', '3 (3)'],
  ['a line without its value', 'A\nDiagnosis: {{diagnosis}}\nB', 'A\nB'],
  ['an empty value', '{{days}}\nAlamat: {{address}}', '3'],
  ['empty lines that meet', 'A\n\n{{diagnosis}}\n\nB', 'A\n\nB'],
  ['a text without a place', 'Sehat.', 'Sehat.'],
])('given %s, then it is filled in', (_, text, filled) => expect(filledTemplate(text, values)).toBe(filled));

test.each<[string, string, string[]]>([
  ['known ones', '{{patient}} {{days}}', []],
  ['an unknown one twice', '{{pasien}} {{ pasien }}', ['pasien']],
  ['one of another kind', '{{referred_to}}', ['referred_to']],
  ['an empty one', '{{}}', ['']],
])('given a template with %s, then what is unknown is named once', (_, text, unknown) =>
  expect(unknownPlaceholders(text, 'sakit')).toEqual(unknown),
);

test.each(letterKinds.flatMap((kind) => languages.map((language) => [kind, language] as const)))(
  'the example of %s in %s has known placeholders only, and is whole with all values',
  (kind, language) => {
    const { title, body } = exampleLetters[kind][language];
    expect(unknownPlaceholders(title + body, kind)).toEqual([]);
    const all = Object.fromEntries(placeholdersOf(kind).map((name) => [name, 'X']));
    expect(filledTemplate(body, all).split('\n')).toHaveLength(body.split('\n').length);
  },
);
