/** What a bench measured: printed, and kept under docs/bench. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

/** The date of today, as `2026-11-28`. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** The machine and its load now: read it before the measuring begins. */
export const machineNow = (): string => {
  const load = loadavg().map((value) => value.toFixed(2));
  return `${cpus()[0]!.model}, ${cpus().length} cores, Node ${process.versions.node}. Load before (1, 5, 15 minutes): ${load.join(' ')}.`;
};

/**
 * Prints the text of a bench and writes it to `docs/bench/<name>-<date>.md`.
 * @param quick the figures of a quick run are only printed
 * @returns where it is kept; null of a quick run
 */
export function keepTable(name: string, text: string, quick: boolean): string | null {
  process.stdout.write(`\n${text}\n`);
  if (quick) return null;
  const path = `docs/bench/${name}-${today()}.md`;
  mkdirSync('docs/bench', { recursive: true });
  writeFileSync(path, text);
  return path;
}
