/** What is typed or scanned at a kiosk. Rule: VIS-8. */
import { readCode } from '#shared/areas/clinic/domain/kiosk';

test.each<[string, ReturnType<typeof readCode>]>([
  ['000123', { mrn: '000123' }],
  ['123', { mrn: '000123' }],
  [' 000123\n', { mrn: '000123' }],
  ['1234567', { mrn: '1234567' }],
  ['JT/2026/11/00012', { appointment: 'JT/2026/11/00012' }],
  ['jt/2026/11/00012', { appointment: 'JT/2026/11/00012' }],
  ['20261100012', { appointment: 'JT/2026/11/00012' }],
  ['', undefined],
  ['Budi', undefined],
  ['000123; drop', undefined],
  ['9'.repeat(40), undefined],
])('given %j, then it is read as what it is', (text, read) => expect(readCode(text)).toEqual(read));
