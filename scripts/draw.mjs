// `npm run draw [SEED]`: draws 60 names, comments, test titles and commit subjects at random, the same ones for the same seed. Read them as
// somebody who has never seen the project: what is not understood at once gets a plainer word, and so does all of its kind.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const COUNT = 60;
const seed = Number(process.argv[2] ?? 1);

/** A generator of numbers from 0 to 1 (mulberry32). */
const random = (start) => {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const git = (...words) => execFileSync('git', words, { encoding: 'utf8', maxBuffer: 1e8 }).split('\n').filter(Boolean);
const sources = git('ls-files', 'src', 'test', 'scripts').filter((file) => /\.(tsx?|mjs)$/.test(file));
const found = sources.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  const places = (kind, pattern) =>
    [...text.matchAll(pattern)].map(([, words]) => ({ kind, words: words.replace(/\s*\n\s*\*?\s*/g, ' ').trim(), file }));
  return [
    ...places('comment', /\/\*\*\s*([\s\S]*?)\*\//g),
    ...places('comment', /(?<![:'"`\w])\/\/ ([^\n]+)/g),
    ...places('name', /\b(?:const|function|type|class)\s+(\w{3,})/g),
    ...(file.startsWith('test/') ? places('title', /\btest(?:\.each)?[^'`]{0,40}\(\s*['`]([^'`\n]+)/g) : []),
  ];
});
const commits = git('log', '--format=%s', '-300').map((words) => ({ kind: 'commit', words, file: '' }));

const kinds = ['comment', 'name', 'title', 'commit'];
const next = random(seed);
for (let at = 0; at < COUNT; at += 1) {
  const kind = kinds[at % kinds.length];
  const pool = [...found, ...commits].filter((one) => one.kind === kind);
  const { words, file } = pool[Math.floor(next() * pool.length)];
  process.stdout.write(`${kind.padEnd(8)} ${words}${file && `   (${file})`}\n`);
}
