/** The operator's commands, as scripts/*.mjs run them: settings, the work, and a graceful close whatever happened. */
import { readConfig, type Config } from '../config';
import type { Closers } from '../db/prepare';
import { StartupError } from '../db/startupError';
import { ToolError } from '../db/toolError';
import { runBooks } from './books';
import { runDemo } from './demo';
import { runReset } from './reset';
import { runTwoStepReset } from './twoStepReset';
import { runExport, runImport } from './transfer';
import { runSimulation } from './simulate';
import type { Terminal } from './terminal';

type Tool = (config: Config, terminal: Terminal, closers: Closers) => Promise<void>;

const tools: Readonly<Record<string, Tool>> = {
  books: runBooks,
  'db:export': runExport,
  'db:import': runImport,
  demo: runDemo,
  'db:reset': runReset,
  simulate: runSimulation,
  'two-step:reset': runTwoStepReset,
};

function sentenceOf(error: unknown, { signal }: Terminal): string {
  if (signal.aborted) return 'Stopped, as you asked. Nothing is left half done.';
  if (error instanceof ToolError || error instanceof StartupError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Runs the command of this name. @returns its exit code */
export async function runTool(name: string, terminal: Terminal): Promise<number> {
  const closers: Closers = [];
  let code = 0;
  try {
    await tools[name]!(readConfig(terminal.env), terminal, closers);
  } catch (error) {
    terminal.write(`\n${sentenceOf(error, terminal)}\n`);
    code = 1;
  }
  for (const closer of closers.reverse()) await closer().catch((error: Error) => terminal.write(`${error.message}\n`));
  return code;
}
