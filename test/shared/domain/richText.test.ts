/** Descriptions keep their few tags and lose everything that could run or mislead. */
import { excerptOf, sanitiseRichText } from '#shared/domain/richText';

const rows: [string, string, string][] = [
  ['a script', '<p>Kasa</p><script>alert(1)</script>', '<p>Kasa</p>'],
  ['a handler', '<p onclick="x()">Kasa</p>', '<p>Kasa</p>'],
  ['a picture with a handler', '<img src=x onerror=alert(1)>', ''],
  ['an address that runs', '<a href="javascript:alert(1)">x</a>', '<a rel="noopener noreferrer nofollow" target="_blank">x</a>'],
  ['an address hidden by a tab', '<a href="java\tscript:alert(1)">x</a>', '<a rel="noopener noreferrer nofollow" target="_blank">x</a>'],
  ['a style', '<p style="position:fixed">Kasa</p>', '<p>Kasa</p>'],
  ['an svg', '<svg><script>1</script><a href="x">y</a></svg>', '<a href="x" rel="noopener noreferrer nofollow" target="_blank">y</a>'],
  ['bold of old', '<b>Steril</b>', '<strong>Steril</strong>'],
];
test.each(rows)('%s', (_, dirty, clean) => {
  expect(sanitiseRichText(dirty)).toBe(clean);
  expect(sanitiseRichText(clean)).toBe(clean);
});

test('an excerpt is the words alone', () => expect(excerptOf('<h2>Kasa</h2><p>Steril &amp; <strong>lembut</strong></p>')).toBe('Kasa Steril & lembut'));

test('a long excerpt ends at a word, within the limit', () => {
  const excerpt = excerptOf(`<p>${'kasa steril '.repeat(60)}</p>`);
  expect(excerpt.length).toBeLessThanOrEqual(255);
  expect(excerpt).toMatch(/(kasa|steril)…$/);
});
