/** @jest-environment node */
/** The styles of what stands around every page: a selector with `:has()` there makes each change of any page slow (decision 59). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folders = ['layouts', 'chrome'];
const files = folders.flatMap((folder) =>
  readdirSync(path.join('src/client/ui', folder)).flatMap((name) =>
    name.endsWith('.css') ? [path.join('src/client/ui', folder, name)] : [],
  ),
);
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

test('there are such styles', () => expect(files.length).toBeGreaterThan(5));

test.each(files)('%s asks nothing of what is inside an element', (file) => {
  expect(withoutComments(readFileSync(file, 'utf8'))).not.toContain(':has(');
});
