// The lines that make the project know a resource, each at its place in a file that exists. A place that isn't as expected is a fault.

const WIDTH = 140;

const lost = (file, wanted) =>
  new Error(`${file} has changed: “${wanted.trim()}” should be in it once, to put the new line there. Nothing was written.`);

/** Puts an import among those that are there, by the imported name. @param from where it is: `./0001_users` */
function withImport(file, text, name, from) {
  const line = `import { ${name} } from '${from}';\n`;
  if (text.includes(line)) return text;
  const there = [...text.matchAll(/^import \{ (\w+) \} from '\.\/[\w/]+';\n/gm)];
  if (there.length === 0) throw lost(file, "import { … } from './…';");
  const next = there.find(([, other]) => other > name);
  const at = next ? next.index : there.at(-1).index + there.at(-1)[0].length;
  return text.slice(0, at) + line + text.slice(at);
}

/** Puts a resource at the end of its area, which breaks into lines where it gets too long. */
function withResource(file, text, area, name) {
  const [whole, list] = new RegExp(`^export const ${area} = \\{([\\s\\w,:]*)\\};$`, 'm').exec(text) ?? [];
  if (!whole) throw lost(file, `export const ${area} = { … };`);
  const all = [...new Set([...list.split(',').map((one) => one.trim()), name])].filter(Boolean);
  const broken = list.includes('\n') || `export const ${area} = { ${all.join(', ')} };`.length > WIDTH;
  return text.replace(
    whole,
    `export const ${area} = {${broken ? `\n${all.map((one) => `  ${one},\n`).join('')}` : ` ${all.join(', ')} `}};`,
  );
}

/** Puts the line of a store module after those that are there. */
function withModule(file, text, name) {
  const line = `export const ${name} = createModule(resources.${name});\n`;
  if (text.includes(line)) return text;
  const last = [...text.matchAll(/^(?:export )?const \w+ = create\w+\(.*\);\n/gm)].at(-1);
  if (!last) throw lost(file, 'export const … = createModule(…);');
  const at = last.index + last[0].length;
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

/** Puts a resource's server half at the end of those that are special. */
function withServed(file, text, name) {
  const [whole, list] = /^const special: readonly ServerResource\[\] = \[\n([\s\w,]*)\];$/m.exec(text) ?? [];
  if (!whole) throw lost(file, 'const special: readonly ServerResource[] = […];');
  return list.includes(`  ${name},\n`) ? text : text.replace(whole, whole.replace(/\];$/, `  ${name},\n];`));
}

/** The lines of a resource whose rows belong to clients. */
const ofClient = ({ area, name, Name }) => ({
  'src/server/areas/resources.ts': (file, text) =>
    withServed(file, withImport(file, text, `served${Name}`, `./${area}/resources/${name}`), `served${Name}`),
});

/** Path → (path, its text) → its text with the resource's lines. */
export const newLines = ({ area, name, Name, table, migration }, number, { isOfClient }) => ({
  [`src/shared/areas/${area}/index.ts`]: (file, text) =>
    withResource(file, withImport(file, text, name, `./resources/${name}`), area, name),
  [`src/client/areas/${area}/modules.ts`]: (file, text) => withModule(file, text, name),
  'src/server/db/migrations/index.ts': (file, text) =>
    withMigration(file, withImport(file, text, migration, `./${number}_${table}`), migration),
  ...(isOfClient && ofClient({ area, name, Name })),
});
