// The lines that make the project know a resource, each at its place in a file that exists. A place that isn't as expected is a fault.

const WIDTH = 140;

const lost = (file, wanted) =>
  new Error(`${file} has changed: “${wanted.trim()}” should be in it once, to put the new line there. Nothing was written.`);

/** Puts `lines` before the only `anchor`; a text that has their first line already stays as it is. */
function before(file, text, anchor, lines) {
  if (text.includes(`\n${lines.split('\n')[0]}\n`)) return text;
  const [head, tail, ...more] = text.split(anchor);
  if (tail === undefined || more.length > 0) throw lost(file, anchor);
  return head + lines + anchor + tail;
}

/** Puts an import of a neighbour among those that are there, by the imported name. */
function withImport(file, text, name, from) {
  const line = `import { ${name} } from './${from}';\n`;
  if (text.includes(line)) return text;
  const there = [...text.matchAll(/^import \{ (\w+) \} from '\.\/\w+';\n/gm)];
  if (there.length === 0) throw lost(file, "import { … } from './…';");
  const next = there.find(([, other]) => other > name);
  const at = next ? next.index : there.at(-1).index + there.at(-1)[0].length;
  return text.slice(0, at) + line + text.slice(at);
}

/** Puts a migration at the end of the list, which breaks into lines where it gets too long. */
function withMigration(file, text, name) {
  const [whole, start, list] = /^(export const migrations: readonly Migration\[\] = )\[([\s\w,]*)\];$/m.exec(text) ?? [];
  if (!whole) throw lost(file, 'export const migrations: readonly Migration[] = […];');
  const all = [...new Set([...list.split(',').map((one) => one.trim()), name])].filter(Boolean);
  const line = `${start}[${all.join(', ')}];`;
  return text.replace(whole, line.length <= WIDTH ? line : `${start}[\n${all.map((one) => `  ${one},\n`).join('')}];`);
}

/** Path → (path, its text) → its text with the resource's lines. */
export const newLines = ({ name, table, migration }, number) => ({
  'src/shared/areas/resources.ts': (file, text) =>
    before(file, withImport(file, text, name, name), '};\nexport type Resources', `  ${name},\n`),
  'src/server/db/migrations/index.ts': (file, text) =>
    withMigration(file, withImport(file, text, migration, `${number}_${table}`), migration),
});
