/** Descriptions keep their few tags and lose everything that could run or mislead. Rule: ITM-4. */
import { excerptOf, richTextProblem, sanitiseRichText } from '#shared/domain/richText';

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

const tooNested = { code: 'too_nested', meta: { max: 100 } };
const tooLong = { code: 'too_long', meta: { max: 50_000 } };
test.each<[string, string, object | undefined]>([
  ['16,000 bold tags inside one another', '<b>'.repeat(16_000), tooNested],
  ['101 quotes inside one another', '<blockquote>'.repeat(101), tooNested],
  ['100 quotes inside one another', '<blockquote>'.repeat(100), undefined],
  ['nested tags that would be dropped', '<div>'.repeat(10_000), tooNested],
  ['6,000 bold words one after the other, which grow to more than twice the size', '<b>x</b>'.repeat(6_000), tooLong],
  ['16,000 paragraphs that nobody closed', '<p>'.repeat(16_000), tooLong],
  ['a thousand paragraphs that nobody closed', '<p>Kasa'.repeat(1_000), undefined],
  ['50,000 signs that become entities', '<'.repeat(50_000), tooLong],
  ['links whose attributes are added', '<a href=x>y</a>'.repeat(3_000), tooLong],
  ['closing tags alone', '</i>'.repeat(12_000), undefined],
  ['50,000 words', 'x '.repeat(25_000), undefined],
])('given %s, then the problem is told', (_, html, problem) => {
  expect(richTextProblem(html, 50_000)).toEqual(problem);
});

test('given nested tags, then sanitising keeps the words, and stays near the text’s own size', () => {
  const clean = sanitiseRichText(`${'<b>'.repeat(16_000)}Kasa`);
  expect(clean).toMatch(/>Kasa</);
  expect(clean.length).toBeLessThan(3_000);
});

test('an excerpt is the words alone', () =>
  expect(excerptOf('<h2>Kasa</h2><p>Steril &amp; <strong>lembut</strong></p>')).toBe('Kasa Steril & lembut'));

test('a long excerpt ends at a word, within the limit', () => {
  const excerpt = excerptOf(`<p>${'kasa steril '.repeat(60)}</p>`);
  expect(excerpt.length).toBeLessThanOrEqual(255);
  expect(excerpt).toMatch(/(kasa|steril)…$/);
});
