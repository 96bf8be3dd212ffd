// The props tables of the style guide: for each component that a file of areas/gallery/screens/facts tells about, the rows that its source says.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { propsReader } from './readProps.mjs';

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

/** The folder of the files that say which components the guide shows. */
export const factsFolder = path.join(root, 'src/client/areas/gallery/screens/facts');

/** `component`, `from` and `only` of each `const X: ComponentFacts = {…}` in a file. */
function factsIn(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const facts = source.statements
    .flatMap((one) => (ts.isVariableStatement(one) ? [...one.declarationList.declarations] : []))
    .filter(({ type, initializer }) => type?.getText() === 'ComponentFacts' && initializer && ts.isObjectLiteralExpression(initializer));
  return facts.map(({ name, initializer }) => {
    const valueOf = (key) => initializer.properties.find((one) => one.name?.getText() === key)?.initializer;
    const [component, from, only] = ['component', 'from', 'only'].map(valueOf);
    if (!component || !from || ![component, from].every(ts.isStringLiteral))
      throw new Error(`${name.getText()} in ${path.relative(root, file)}: write component and from as plain strings.`);
    return { component: component.text, from: from.text, only: only?.elements.map((one) => one.text) };
  });
}

/** The rows of these names, in their order. @throws Error when the component has no such prop */
const chosen = (component, rows, names) =>
  names.map((name) => rows.find((row) => row.name === name) ?? fail(`${component} has no prop ${name}.`));

function fail(message) {
  throw new Error(message);
}

/**
 * Reads all tables.
 * @returns `tables`: component → rows (see readProps.mjs); `files`: the files that were read
 */
export function propTables() {
  const reader = propsReader(root);
  const files = readdirSync(factsFolder).map((name) => path.join(factsFolder, name));
  const rows = files.flatMap(factsIn).map(({ component, from, only }) => {
    const props = reader.propsOf(component, from);
    return [component, only ? chosen(component, props, only) : props];
  });
  return { tables: Object.fromEntries(rows), files: [...files, ...reader.files()] };
}
