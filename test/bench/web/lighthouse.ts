/** What Lighthouse says of the public pages: its four marks out of 100, on its own slow phone. Installed in a scratch folder, from an exact version. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The newest that runs on Node 20. */
const VERSION = '12.8.2';
const scratch = path.resolve('.cache/bench/lighthouse');
const cli = path.join(scratch, 'node_modules/lighthouse/cli/index.js');

const pages = ['/', '/pricing', '/faq'];
const marks = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Report = { readonly categories: Readonly<Record<(typeof marks)[number], { readonly score: number | null }>> };

/** Installs once; the folder is kept for the next run. @throws Error with what npm said */
function install(say: (line: string) => void): void {
  if (existsSync(cli)) return;
  say('Installing Lighthouse in .cache/bench/lighthouse …');
  mkdirSync(scratch, { recursive: true });
  writeFileSync(path.join(scratch, 'package.json'), JSON.stringify({ private: true, dependencies: { lighthouse: VERSION } }));
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: scratch,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Lighthouse could not be installed:\n${stderr}`);
}

/** @throws Error with what it said when it doesn't come to an end */
function marksOf(address: string, chromium: string): number[] {
  const words = [
    cli,
    address,
    '--quiet',
    '--output=json',
    `--only-categories=${marks.join()}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    env: { ...process.env, CHROME_PATH: chromium },
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
  });
  if (status !== 0) throw new Error(`Lighthouse failed on ${address}:\n${stderr}`);
  const { categories } = JSON.parse(stdout) as Report;
  return marks.map((mark) => Math.round((categories[mark].score ?? 0) * 100));
}

/** One run a page; its lines as a table. @param chromium the path of the browser */
export function lighthouse(url: string, chromium: string, say: (line: string) => void): string[] {
  install(say);
  const lines = pages.map((page) => {
    const found = marksOf(url + page, chromium);
    say(`Lighthouse, ${page}: ${found.join(', ')}`);
    return [page, ...found.map((mark) => `${mark} ${mark === 100 ? '✓' : '✗'}`)];
  });
  return [
    `## Lighthouse ${VERSION}`,
    '',
    ...[['', ...marks], ['---', ...marks.map(() => '--:')], ...lines].map((cells) => `| ${cells.join(' | ')} |`),
    '',
  ];
}
