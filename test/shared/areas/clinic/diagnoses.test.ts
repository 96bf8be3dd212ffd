/** The diagnoses of a visit on a letter. Rules: ICD-6, LET-3. */
import { diagnosisText, primaryFirst } from '#shared/areas/clinic/domain/diagnoses';

const second = { code: 'R50', title_id: 'Demam', title_en: 'Fever', rank: 'sekunder', created_at: '2026-03-04T08:00:00Z' } as const;
const third = { ...second, code: 'K30', title_id: 'Dispepsia', title_en: 'Dyspepsia', created_at: '2026-03-04T09:00:00Z' } as const;
const first = { ...third, code: 'A90', title_id: 'Demam dengue', title_en: 'Dengue', rank: 'primer' } as const;

test('given diagnoses in any order, then the primary one comes first, and the others as they were added', () =>
  expect(primaryFirst([third, second, first])).toEqual([first, second, third]));

test.each([
  ['id', 'A90 Demam dengue; R50 Demam'],
  ['en', 'A90 Dengue; R50 Fever'],
] as const)('given two diagnoses, then a letter in %s says code and name of each', (language, text) =>
  expect(diagnosisText([second, first], language)).toBe(text),
);

test.each([
  ['none', [], ''],
  ['one without a name', [{ ...first, title_id: null }], 'A90'],
  [
    'more than a letter has room for',
    [first, { ...second, title_id: 'x'.repeat(200) }, { ...third, title_id: 'y'.repeat(200) }],
    `A90 Demam dengue; R50 ${'x'.repeat(200)}`,
  ],
] as const)('given %s, then what is written is whole', (_, diagnoses, text) => expect(diagnosisText(diagnoses, 'id')).toBe(text));
