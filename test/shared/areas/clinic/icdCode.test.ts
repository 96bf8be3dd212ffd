/** How ICD codes are written, and their chapters. Rules: ICD-5, ICD-6. */
import { chapterOfIcd, compactIcd, storedIcd, systemOfIcd, type IcdSystem } from '#shared/areas/clinic/domain/icdCode';

test.each<[IcdSystem, string, string | undefined]>([
  ['ICD10', 'K92.2', 'K92.2'],
  ['ICD10', 'k922', 'K92.2'],
  ['ICD10', ' k92-2 ', 'K92.2'],
  ['ICD10', 'K 922', 'K92.2'],
  ['ICD10', 'I10', 'I10'],
  ['ICD10', 'I10.', 'I10'],
  ['ICD10', 'S52.50', 'S52.50'],
  ['ICD10', 'K9', undefined],
  ['ICD10', '89.03', undefined],
  ['ICD10', 'K92..2', undefined],
  ['ICD10', 'K92;2', undefined],
  ['ICD10', '', undefined],
  ['ICD9CM', '8903', '89.03'],
  ['ICD9CM', '89.03', '89.03'],
  ['ICD9CM', '86', '86'],
  ['ICD9CM', '23.70', '23.70'],
  ['ICD9CM', '8', undefined],
  ['ICD9CM', 'K92.2', undefined],
])('%s: "%s" is stored as %s', (system, typed, stored) => expect(storedIcd(system, typed)).toBe(stored));

test.each<[string, string]>([
  ['K92.2', 'K922'],
  ['k 92.2', 'K922'],
  ['„K92·2”', 'K922'],
  ['', ''],
])('"%s" is compared as %s', (typed, compact) => expect(compactIcd(typed)).toBe(compact));

test.each<[string, IcdSystem]>([
  ['K92.2', 'ICD10'],
  ['89.03', 'ICD9CM'],
])('%s is of %s', (code, system) => expect(systemOfIcd(code)).toBe(system));

test.each<[string, string]>([
  ['A00', '01'],
  ['B99', '01'],
  ['C00.0', '02'],
  ['D48.9', '02'],
  ['D50.0', '03'],
  ['H59.9', '07'],
  ['H60.0', '08'],
  ['K92.2', '11'],
  ['O80.9', '15'],
  ['T98', '19'],
  ['U07.1', '22'],
  ['V01', '20'],
  ['Y98', '20'],
  ['Z99.9', '21'],
  ['00.01', 'p00'],
  ['16.9', 'p08'],
  ['86.59', 'p85'],
  ['89.03', 'p87'],
  ['99.99', 'p87'],
])('%s is in chapter %s', (code, chapter) => expect(chapterOfIcd(systemOfIcd(code), code)).toBe(chapter));
