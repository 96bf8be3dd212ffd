/** The lint rule knows the expressions that a hostile text makes slow, and lets the others be. */
import { execFileSync } from 'node:child_process';

const slow: [source: string, flags: string][] = [
  // What stood here once, each quadratic or worse.
  ['(?:[^,"]|"(?:[^"\\\\]|\\\\.)*")+', 'g'],
  ['[^\\s@]+@[^\\s@]+\\.[a-z]{2,}', 'g'],
  ['<(\\/p|br)[^>]*>', 'g'],
  ['(<p><\\/p>)+$', ''],
  ['\\B(?=(\\d{3})+$)', 'g'],
  ['\\bVersion\\/[\\d.]+ .*\\bSafari\\/', ''],
  // What textbooks warn of.
  ['^(a+)+$', ''],
  ['^(a*)*$', ''],
  ['^(a|a)*$', ''],
  ['^(a|ab|b)*$', ''],
  ['^.*,.*,.*$', ''],
  ['\\s+$', ''],
  ['(?=\\s+$)', ''],
];

const fast: [source: string, flags: string][] = [
  ['^[\\w-]+(\\.[\\w-]+)*$', ''],
  ['^bearer +(\\S+) *$', 'i'],
  ['[^\\s@]{1,254}@[^\\s@]+\\.[a-z]{2,}', 'g'],
  ['<(\\/p|br)[^<>]*>', 'g'],
  ['[?#].*', 's'],
  ['\\s+', 'g'],
  ['^\\s+', ''],
  ['^a*b*$', ''],
  ['\\s+$', 'y'],
  ['^(?:(?:\\d{1,3})\\.){3}\\d{1,3}$', ''],
];

const validateRecord = (rows: [string, string][]): boolean[] => {
  const script = `import { isSlow } from './scripts/lint/slowRegex.mjs'; process.stdout.write(JSON.stringify(${JSON.stringify(rows)}.map((row) => isSlow(...row))));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })) as boolean[];
};

test.each([
  ['slow', slow, true],
  ['fast', fast, false],
] as const)('given expressions that are %s, then each is validateRecord so', (_, rows, isSlow) => {
  const answers = validateRecord([...rows]);
  expect(rows.filter((__, index) => answers[index] !== isSlow)).toEqual([]);
});
