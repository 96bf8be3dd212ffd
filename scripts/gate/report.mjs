// The last lines of the gate: each step's time, the flaky browser tests, and every step that failed.
import { existsSync, readFileSync, statSync } from 'node:fs';

/** @param took milliseconds */
export const secondsOf = (took) => `${(took / 1000).toFixed(0)} s`;

const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];

/**
 * The browser tests that failed and passed on their retry.
 * @param file Playwright's JSON report
 * @param since milliseconds; an older report belongs to another run
 */
export function flakyIn(file, since) {
  if (!existsSync(file) || statSync(file).mtimeMs < since) return [];
  const { suites } = JSON.parse(readFileSync(file, 'utf8'));
  return suites
    .flatMap(specsIn)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => `${spec.file}:${spec.line} ${spec.title}`);
}

const marks = { passed: '✓', failed: '✗', 'left out': '–' };

/** @param took milliseconds of the whole run */
export function summary(results, flaky, took) {
  const lines = results.map(
    ({ name, outcome, took, needs }) => `${marks[outcome]} ${name} (${needs ? `left out: ${needs} did not pass` : secondsOf(took)})`,
  );
  const failed = results.filter(({ outcome }) => outcome !== 'passed').length;
  return [
    '\nSteps',
    ...lines,
    ...(flaky.length ? ['\nFlaky: failed, then passed on the retry', ...flaky.map((test) => `~ ${test}`)] : []),
    failed ? `\n✗ ${failed} of ${results.length} steps did not pass, in ${secondsOf(took)}` : `\n✓ everything passed in ${secondsOf(took)}`,
    '',
  ].join('\n');
}
