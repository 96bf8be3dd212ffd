/** Where a slash names a text snippet, and what comes in its place. Rule: NOTE-6. */
import { snippetAt, withSnippet } from '#client/areas/clinic/screens/visit/snippets';

test.each([
  ['/dem', 4, 'dem'],
  ['Pasien /Demam an', 16, 'demam an'],
  ['Baris satu\n/', 12, ''],
  ['120/80', 6, undefined],
  ['80 kali/mnt', 11, undefined],
  ['a // b', 4, undefined],
  ['/demam\nlalu', 11, undefined],
  ['/dem', 0, undefined],
])('in %j at %i the name is %j', (text, caret, name) => {
  expect(snippetAt(text, caret)?.name).toBe(name);
});

test('the snippet takes the place of slash and name, and the caret stands behind it', () => {
  const text = 'Keluhan /dem, lalu';
  expect(withSnippet(text, snippetAt(text, 12)!, 'Demam 3 hari')).toEqual({ text: 'Keluhan Demam 3 hari, lalu', caret: 20 });
});
