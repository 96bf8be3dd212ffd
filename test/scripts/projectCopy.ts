/** A copy of the project in which a test may write: new:resource and the programs of its packages run there. */
import { execFile, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const project = mkdtempSync(join(tmpdir(), 'nadi-resource-'));
/** The place of a file there. */
export const at = (file: string): string => join(project, file);

beforeAll(() => {
  // Without the lock file: nothing there may think of installing into the packages that we share.
  for (const name of ['src', 'test', 'scripts', 'package.json', 'tsconfig.json', 'jest.config.mjs'])
    cpSync(name, at(name), { recursive: true, preserveTimestamps: true });
  // What the compiler knows already, so that it compiles only what is new.
  if (existsSync('.cache/types')) cpSync('.cache/types', at('.cache/types'), { recursive: true, preserveTimestamps: true });
  symlinkSync(resolve('node_modules'), at('node_modules'), 'junction');
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Runs new:resource there. */
export const scaffold = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/new-resource.mjs', ...words, '--no-check'], {
    cwd: project,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
};

/** A program of the project's packages, there; its output, or its failure with its output. */
export const program = async (file: string, words: string[], env: NodeJS.ProcessEnv = {}): Promise<string> => {
  const clean = { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_ENV: 'test', ...env };
  const done = run(process.execPath, [`node_modules/${file}`, ...words], { cwd: project, env: clean, maxBuffer: 1e8 });
  return (await done.catch((error: { stdout: string; stderr: string }) => Promise.reject(new Error(error.stderr || error.stdout)))).stdout;
};

/** Every file of the source there, with its text. */
export const sources = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(at('src'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );
