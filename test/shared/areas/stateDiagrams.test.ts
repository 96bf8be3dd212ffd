/** The drawn states of the resources are those of the declarations. */
import { readFileSync } from 'node:fs';
import { stateDiagrams, statesDocument } from '../../build/stateDiagrams';

test('docs/states.md says what the declarations say; if not, run: npm run states', () => {
  expect(readFileSync(statesDocument, 'utf8')).toBe(stateDiagrams());
});

test.each([
  ['a command that changes the state', 'draft --> trial: activate'],
  ['several commands between two states', 'trial --> ended: cancel, end'],
  ['the first state', '[*] --> draft'],
])('%s is an arrow', (_, arrow) => {
  expect(stateDiagrams()).toContain(`  ${arrow}\n`);
});
