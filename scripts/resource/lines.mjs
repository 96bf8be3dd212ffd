// The lines that make the project know a resource, each at its place in a file that exists. A place that isn't as expected is a fault.
import { english, indonesian } from './files.mjs';

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

const registry = (imported, from, anchor, entry) => (file, text) => before(file, withImport(file, text, imported, from), anchor, entry);

/** Path → (path, its text) → its text with the resource's lines. */
export const newLines = (names, number) => {
  const { name, Name, type, Type, table } = names;
  return {
    'src/shared/resources/index.ts': registry(name, name, '};\nexport type Resources', `  ${name},\n`),
    'src/client/store/modules/index.ts': registry(name, name, '} satisfies { [N in ResourceName]', `  ${name},\n`),
    'src/server/resources/index.ts': registry(`served${Name}`, name, '} satisfies Record<ResourceName', `  ${name}: served${Name},\n`),
    'src/server/db/migrations/index.ts': (file, text) => withMigration(file, withImport(file, text, table, `${number}_${type}`), table),
    'src/server/db/schema.ts': (file, text) => before(file, text, '] as const;\n\nexport type ResourceTable', `  '${type}',\n`),
    'src/client/locales/id/usman.ts': (file, text) => before(file, text, '};\n\nexport default usman;', indonesian(names)),
    'src/client/locales/en/usman.ts': (file, text) => before(file, text, '} satisfies typeof id;', english(names)),
    ...Object.fromEntries(
      ['id', 'en'].map((language) => [
        `src/client/locales/${language}/people.ts`,
        (file, text) => before(file, text, '  },\n  action: {', `    ${type}: '${Type}',\n`),
      ]),
    ),
  };
};
