/** What is chosen for a line of a bank statement before a person has looked at it (INV-13). */
import { chosenAtFirst } from '#shared/areas/billing/domain/statementChoice';

test.each([
  ['the invoice that the line names', { id: '1', because: 'reference' }, '1'],
  ['the invoice of the client that the line names, with its amount', { id: '1', because: 'client_and_amount' }, '1'],
  ['nothing where only the amount fits', { id: '1', because: 'amount' }, null],
  ['nothing where nothing is suggested', null, null],
] as const)('%s', (_, suggestion, chosen) => expect(chosenAtFirst(suggestion)).toBe(chosen));
