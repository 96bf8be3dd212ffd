/** The lint refuses modules that import each other in a circle; imports of types and import() are no part of a circle. */
import { lintMessages } from './lintMessages';

/** A module that `pricing`, as it is on the disk, imports. */
const filePath = 'src/shared/domain/money.ts';

const ways: readonly [way: string, code: string, isRefused: boolean][] = [
  ['a value', "export { monthlyPrice } from '../areas/clients/domain/pricing';", true],
  ["a value, by the world's name", "export { monthlyPrice } from '#shared/areas/clients/domain/pricing';", true],
  ['a type', "import type { Plan } from '../areas/clients/domain/pricing';\nexport type One = Plan;", false],
  ['it when it is needed', "export const load = () => import('../areas/clients/domain/pricing');", false],
  ['another module', "export { errors } from '../errors';", false],
];

test('given a module that imports from what imports it, then the lint refuses values only', () => {
  const found = lintMessages(ways.map(([, code]) => ({ filePath, code })));
  const refused = found.map((messages) => messages.some((message) => message.startsWith('Dependency cycle')));
  expect(ways.map(([way], at) => [way, refused[at]])).toEqual(ways.map(([way, , isRefused]) => [way, isRefused]));
});
