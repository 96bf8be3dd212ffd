/** @jest-environment node */
/** The styles of layouts and chrome use no `:has()`: it would make every change of any page slow (decision 59). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folders = ['layouts', 'chrome'];
const files = folders.flatMap((folder) =>
  readdirSync(path.join('src/client/ui', folder)).flatMap((name) =>
    name.endsWith('.css') ? [path.join('src/client/ui', folder, name)] : [],
  ),
);
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

test('the style sheets of layouts and chrome are found', () => expect(files.length).toBeGreaterThan(5));

test.each(files)('%s has no selector with :has()', (file) => {
  expect(withoutComments(readFileSync(file, 'utf8'))).not.toContain(':has(');
});
