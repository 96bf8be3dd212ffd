/** The lint keeps what commands do in one folder of each area. */
import { lintMessages } from './lintMessages';

const code = `import type { Runs } from '#server/repository/serverResource';\nexport type All = Runs<never>;\n`;

const folders = [
  ['commands', 'accepts'],
  ['resources', 'refuses'],
  ['settlement', 'refuses'],
] as const;

test.each(folders)("given a command's function in an area's folder %s, then the lint %s it", (folder, verdict) => {
  const [messages] = lintMessages([{ filePath: `src/server/areas/billing/${folder}/example.ts`, code }]);
  expect(messages!.some((message) => message.includes('folder commands of its area'))).toBe(verdict === 'refuses');
});
