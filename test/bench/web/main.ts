/** `npm run bench:web`: our list and sign-in page beside the peer's, in one run, round by round; the table is kept under docs/bench. */
import { execFileSync } from 'node:child_process';
import { keepTable, today } from '../keepTable';
import { launch } from './browser';
import { nadi, reactAdmin, type Contestant } from './contestants';
import { flip, FLIPS } from './heap';
import { lighthouse } from './lighthouse';
import { load, type Visited } from './loading';
import { peerName, startPeer } from './peer';
import { loadNow, machine, table, type Taken } from './report';
import { startApp, tokenOf } from './started';
import { use } from './using';

const started = Date.now();
const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`.padStart(6);
const say = (line: string) => process.stdout.write(`${seconds()}  ${line}\n`);

const quick = process.argv.includes('--quick');
const visits: Readonly<Record<Visited, number>> = quick
  ? { home: 3, pricing: 1, list: 3, login: 1 }
  : { home: 5, pricing: 3, list: 9, login: 3 };
const uses = quick ? 2 : 5;

/** The path of a Chromium, installed when there is none. @throws Error with what the installation said */
function ensureChromium(): string {
  const script = "import { ensureChromium } from './scripts/debian.mjs'; process.stdout.write(`\\n${ensureChromium()}`);";
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return said.split('\n').at(-1)!;
}

const nothing = (): Taken => ({ home: [], pricing: [], list: [], login: [], used: [], heap: [] });

/** Measures each of the two in turn, the other first in every second round: so neither always meets the quieter machine. */
async function takingTurns(
  both: readonly Contestant[],
  times: number,
  what: string,
  measure: (one: Contestant, at: number) => Promise<string>,
) {
  for (let round = 0; round < times; round += 1) {
    for (let turn = 0; turn < both.length; turn += 1) {
      const at = (round + turn) % both.length;
      say(`${what}, round ${round + 1} of ${times}, ${both[at]!.name}: ${await measure(both[at]!, at)}`);
    }
  }
}

async function measureAll(both: readonly [Contestant, Contestant], chromium: string) {
  const browser = await launch(chromium);
  const taken: [Taken, Taken] = [nothing(), nothing()];
  try {
    for (const page of ['home', 'pricing', 'list', 'login'] as const) {
      await takingTurns(both, visits[page], page, async (one, at) => {
        const loaded = await load(browser, one, page);
        taken[at]![page].push(loaded);
        const { lcp, content, largest } = loaded.cold;
        return `largest paint ${Math.round(lcp)} ms (${largest}), content ${Math.round(content)} ms`;
      });
    }
    await takingTurns(both, uses, 'In use', async (one, at) => {
      const used = await use(browser, one);
      taken[at]!.used.push(used);
      return `next page ${Math.round(used.nextPage)} ms, longest event ${used.nextPageEvent} ms`;
    });
    await takingTurns(both, 1, 'Heap', async (one, at) => {
      const heap = await flip(browser, one, (done) => say(`  ${one.name}: ${done} of ${FLIPS} pages`));
      taken[at]!.heap.push(heap);
      return `${((heap.after - heap.before) / 1e6).toFixed(1)} MB more after ${FLIPS} pages`;
    });
    return { taken, version: browser.version() };
  } finally {
    await browser.close();
  }
}

async function run() {
  const loadBefore = loadNow();
  const chromium = ensureChromium();
  say('Starting Nadi with 10,000 items …');
  const app = await startApp();
  try {
    const peer = await startPeer(app.url, say);
    try {
      const both = [nadi(app.url, await tokenOf(app.url)), reactAdmin(peerName(), peer.url, await tokenOf(app.url))] as const;
      const { taken, version } = await measureAll(both, chromium);
      const lines = table([both[0].name, both[1].name], taken);
      const scores = quick ? [] : lighthouse(app.url, chromium, say);
      const text = [
        `# Web bench, ${today()}`,
        '',
        "The public pages (beside the peer's sign-in page, the only one that it shows a stranger), a list of 25 out of 10,000 items, and the sign-in page. Loading: processor ÷4, 150 ms, 1.6 Mbit/s. In use: processor ÷4, network as it is. The heap: neither.",
        `Medians${quick ? ' of a quick run' : ''}, with the least and the most; ratio is ours by the peer's, so less than 1 is better.`,
        '',
        `- Machine: ${machine(version)}`,
        `- Load before and after (1, 5, 15 minutes): ${loadBefore}; ${loadNow()}`,
        '',
        ...lines,
        '',
        ...scores,
      ].join('\n');
      const kept = keepTable('web', text, quick);
      if (kept) say(`Kept in ${kept}.`);
    } finally {
      await peer.stop();
    }
  } finally {
    await app.stop();
  }
}

run().catch((failure: unknown) => {
  process.stderr.write(`\n${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exitCode = 1;
});
