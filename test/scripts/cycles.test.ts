/** The lint refuses modules that import each other in a circle, whichever way round; imports of types and import() are no part of a circle. */
import { lintMessages } from './lintMessages';

/** `pricing` imports `money`, as it is on the disk. */
const money = 'src/shared/domain/money.ts';

test.each([
  ['imports what imports it', money, "export { monthlyPrice } from './pricing';", true],
  ['imports it by the name of its world', money, "export { monthlyPrice } from '#shared/domain/pricing';", true],
  ['imports only its types', money, "import type { Plan } from './pricing';\nexport type One = Plan;", false],
  ['imports it when it is needed', money, "export const load = () => import('./pricing');", false],
  ['imports another module', money, "export { errors } from '../errors';", false],
])('given a module that %s, then the lint says so', (_, filePath, code, isRefused) => {
  const [messages] = lintMessages([{ filePath, code }]);
  expect(messages!.some((message) => message.startsWith('Dependency cycle'))).toBe(isRefused);
});
