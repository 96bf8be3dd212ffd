/** The lint refuses regular expressions that a hostile text makes slow, and lets the others be. */
import { lintMessages } from './lintMessages';

const slow = [
  // What stood here once, each quadratic or worse.
  String.raw`/[^\s@]+@[^\s@]+\.[a-z]{2,}/g`,
  String.raw`/(<p><\/p>)+$/`,
  String.raw`/\B(?=(\d{3})+$)/g`,
  // What textbooks warn of.
  '/^(a+)+$/',
  '/^(a*)*$/',
  '/^(a|a)*$/',
  '/^.*,.*,.*$/',
  String.raw`/\s+$/`,
  String.raw`/(?=\s+$)/`,
];

const fast = [
  String.raw`/^[\w-]+(\.[\w-]+)*$/`,
  String.raw`/^bearer +(\S+) *$/i`,
  String.raw`/[^\s@]{1,254}@[^\s@]+\.[a-z]{2,}/g`,
  String.raw`/<(\/p|br)[^<>]*>/g`,
  '/[?#].*/s',
  String.raw`/\s+/g`,
  String.raw`/^\s+/`,
  '/^a*b*$/',
  String.raw`/\s+$/y`,
  String.raw`/^(?:(?:\d{1,3})\.){3}\d{1,3}$/`,
];

test.each([
  ['slow', 'refuses', slow, true],
  ['fast', 'allows', fast, false],
] as const)('given expressions that are %s, then the lint %s them', (_, __, expressions, refused) => {
  const found = lintMessages(
    expressions.map((expression) => ({ filePath: 'src/server/http/example.ts', code: `export const one = ${expression};\n` })),
  );
  expect(expressions.filter((___, at) => found[at]!.length > 0 !== refused)).toEqual([]);
});
