/** Which texts are the number of a bank account, and how it is stored. Rule: INV-24. */
import { bankAccountNumberIn } from '#shared/areas/billing/domain/bankAccountNumber';

test.each([
  ['5270123456', '5270123456', 'digits alone'],
  [' 527 012 3456 ', '5270123456', 'spaces'],
  ['527.012-3456', '5270123456', 'points and hyphens'],
  ['0001234', '0001234', 'zeros in front'],
  ['12345', '12345', 'the shortest'],
  ['12345678901234567890', '12345678901234567890', 'the longest'],
  ['1234', undefined, 'too short'],
  ['123456789012345678901', undefined, 'too long'],
  ['abc', undefined, 'letters'],
  ['527O123456', undefined, 'a letter among the digits'],
  ['٥٢٧٠١٢٣٤', undefined, 'digits of another script'],
  ['527/0123456', undefined, 'a stroke'],
  ['', undefined, 'nothing'],
])('%s is %s: %s', (text, stored, _) => expect(bankAccountNumberIn(text)).toBe(stored));
