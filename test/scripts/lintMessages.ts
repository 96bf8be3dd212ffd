/** What the lint says about files that are not there: a process of its own, as jest cannot load eslint.config.mjs. */
import { execFileSync } from 'node:child_process';

export type LintCase = { readonly filePath: string; readonly code: string };

/** The messages for each of the files, in their order. */
export const lintMessages = (cases: readonly LintCase[]): string[][] => {
  const script = `import { ESLint } from 'eslint';
    const lint = new ESLint();
    const found = [];
    for (const { filePath, code } of ${JSON.stringify(cases)}) {
      const [{ messages }] = await lint.lintText(code, { filePath });
      found.push(messages.map(({ message }) => message));
    }
    process.stdout.write(JSON.stringify(found));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })) as string[][];
};
