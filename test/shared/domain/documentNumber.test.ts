/** Numbers of records by their pattern. Rules: INV-3, SUB-1. */
import { counterOf, documentNumber, type NumberPattern } from '#shared/domain/documentNumber';

test.each<[NumberPattern, string, number, number: string, counter: string]>([
  ['INV/{yyyy}/{mm}/{0000}', '2026-11-16', 1, 'INV/2026/11/0001', 'invoice 2026'],
  ['INV/{yyyy}/{mm}/{0000}', '2027-01-01', 12_345, 'INV/2027/01/12345', 'invoice 2027'],
  ['SUB-{yyyy}-{00000}', '2026-11-16', 42, 'SUB-2026-00042', 'invoice 2026'],
  ['CL-{00000}', '2026-11-16', 7, 'CL-00007', 'invoice'],
])('given %s on %s, when it is number %i, then it is %s, from the counter %s', (pattern, day, sequence, number, counter) => {
  expect([documentNumber(pattern, day, sequence), counterOf(pattern, 'invoice', day)]).toEqual([number, counter]);
});
