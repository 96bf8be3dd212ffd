/** What a NIK says of its owner. Rules: VAL-2, PAT-8. */
import { nikFacts } from '#shared/domain/nik';
import { days, fc } from './properties';

const today = '2026-11-27';
const nik = (birth: string) => `317101${birth}0001`;

test.each([
  ['a man born in 1945', nik('170845'), { sex: 'L', birthDates: ['1945-08-17'] }],
  ['a woman born in 1945', nik('570845'), { sex: 'P', birthDates: ['1945-08-17'] }],
  ['a year of both centuries', nik('410110'), { sex: 'P', birthDates: ['2010-01-01', '1910-01-01'] }],
  ['today', nik('271126'), { sex: 'L', birthDates: ['2026-11-27', '1926-11-27'] }],
  ['tomorrow', nik('281126'), { sex: 'L', birthDates: ['1926-11-28'] }],
  ['29 February, which 1900 did not have', nik('290200'), { sex: 'L', birthDates: ['2000-02-29'] }],
  ['marks between the digits', '3171 0117.0845-0001', { sex: 'L', birthDates: ['1945-08-17'] }],
  ['a day that is none', nik('310245'), undefined],
  ['no province', '0071011708450001', undefined],
  ['15 digits', '317101170845000', undefined],
  ['an empty text', '', undefined],
])('given %s, when the facts of a NIK are read, then they are its own', (_, text, facts) => {
  expect(nikFacts(text, today)).toEqual(facts);
});

test('given any birth that has been, when it is coded in a NIK, then it is among the dates, and the sex is told', () => {
  fc.assert(
    fc.property(days, fc.constantFrom('L', 'P'), (birth, sex) => {
      const [year, month, day] = birth.split('-') as [string, string, string];
      const coded = String(Number(day) + (sex === 'P' ? 40 : 0)).padStart(2, '0');
      const facts = nikFacts(nik(`${coded}${month}${year.slice(2)}`), '2034-01-01')!;
      expect(facts.sex).toBe(sex);
      expect(facts.birthDates).toContain(birth);
    }),
  );
});
