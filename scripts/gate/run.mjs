// Runs the steps of the gate: side by side where cores allow, and to the end whatever fails, so that one run shows everything that is broken.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { secondsOf } from './report.mjs';

const CORES = Math.max(2, availableParallelism());

/** One step's program. A step that has the machine to itself shows its output as it comes, others when they end. */
function runProgram({ words, env }, isAlone, more) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, words, {
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env, ...more },
    });
    let said = '';
    child.stdout?.on('data', (text) => (said += text));
    child.stderr?.on('data', (text) => (said += text));
    child.once('error', (error) => resolve({ passed: false, said: `${said}${error.message}\n` }));
    child.once('close', (status) => resolve({ passed: status === 0, said }));
  });
}

async function runStep(step) {
  const from = Date.now();
  const isAlone = (step.cores ?? 1) >= CORES;
  process.stdout.write(`\n▸ ${step.name}${isAlone ? '' : ' …'}\n`);
  const around = step.around ?? ((run) => run({}));
  const { passed, said } = await around((more) => runProgram(step, isAlone, more)).catch((error) => ({
    passed: false,
    said: `${error.message}\n`,
  }));
  const took = Date.now() - from;
  process.stdout.write(`${said && `\n▸ ${step.name}\n${said}`}${passed ? '✓' : '✗'} ${step.name} (${secondsOf(took)})\n`);
  return { name: step.name, outcome: passed ? 'passed' : 'failed', took };
}

/**
 * Runs all steps. A step starts when its cores are free and the step it needs has passed; if that one did not pass, it is left out.
 * @returns a result for each step, in the steps' order: `outcome` is 'passed', 'failed' or 'left out'; `took` in milliseconds
 */
export async function runSteps(steps) {
  const results = new Map();
  const running = new Map();
  const waiting = [...steps];
  const busy = () => [...running.keys()].reduce((sum, { cores = 1 }) => sum + cores, 0);
  const startable = ({ needs, cores = 1 }) => busy() + cores <= CORES && (!needs || results.has(needs));
  while (waiting.length || running.size) {
    for (const step of waiting.filter(({ needs }) => needs && results.has(needs) && results.get(needs).outcome !== 'passed')) {
      waiting.splice(waiting.indexOf(step), 1);
      results.set(step.name, { name: step.name, outcome: 'left out', needs: step.needs, took: 0 });
    }
    for (let step = waiting.find(startable); step; step = waiting.find(startable)) {
      const started = step;
      waiting.splice(waiting.indexOf(started), 1);
      running.set(
        started,
        runStep(started).then((result) => {
          running.delete(started);
          results.set(started.name, result);
        }),
      );
    }
    await Promise.race(running.values());
  }
  return steps.map(({ name }) => results.get(name));
}
