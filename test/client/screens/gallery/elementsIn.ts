/** Reads from a component's source what it takes: the compiler's own reading of the text, without checking types. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export type Declared = { name: string; type: string; required?: true; fallback?: string };

const parse = (file: string) =>
  ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/** A path as facts name it: under src/client, or a package's own declarations. */
const fileOf = (from: string): string =>
  [path.join('src/client', from), path.join('node_modules', from)].map((one) => path.resolve(one)).find(existsSync) ?? from;

/** A type's text on one line, without what its being optional says already. */
const plain = (text: string) =>
  text
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '')
    .trim();

const membersOf = (members: ts.NodeArray<ts.TypeElement>): Declared[] =>
  members.flatMap((member) =>
    ts.isPropertySignature(member) && member.type
      ? [{ name: member.name.getText(), type: plain(member.type.getText()), ...(!member.questionToken && { required: true as const }) }]
      : [],
  );

const declarationOf = (source: ts.SourceFile, name: string) =>
  source.statements.find((one) => (ts.isTypeAliasDeclaration(one) || ts.isInterfaceDeclaration(one)) && one.name.text === name) as
    ts.TypeAliasDeclaration | ts.InterfaceDeclaration | undefined;

/** The neighbour that a name comes from; a package's is nobody's here to tell of. */
const importOf = (source: ts.SourceFile, name: string): ts.SourceFile | undefined => {
  for (const statement of source.statements) {
    if (
      !ts.isImportDeclaration(statement) ||
      !ts.isStringLiteral(statement.moduleSpecifier) ||
      !statement.moduleSpecifier.text.startsWith('.')
    )
      continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings) || !bindings.elements.some((one) => one.name.text === name)) continue;
    const from = path.resolve(path.dirname(source.fileName), statement.moduleSpecifier.text);
    const file = [`${from}.tsx`, `${from}.ts`].find(existsSync);
    return file ? parse(file) : undefined;
  }
  return undefined;
};

/** What a type asks for by this product's own words; what it takes over from a package is not told. */
const propsIn = (source: ts.SourceFile, type: ts.TypeNode): Declared[] => {
  if (ts.isTypeLiteralNode(type)) return membersOf(type.members);
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap((one) => propsIn(source, one));
  if (ts.isParenthesizedTypeNode(type)) return propsIn(source, type.type);
  if (!ts.isTypeReferenceNode(type)) return [];
  const name = type.typeName.getText();
  const place = declarationOf(source, name) ? source : importOf(source, name);
  const declaration = place && declarationOf(place, name);
  if (!declaration) return [];
  return ts.isInterfaceDeclaration(declaration) ? membersOf(declaration.members) : propsIn(place, declaration.type);
};

const isComponent = (node: ts.Node, name: string): node is ts.FunctionDeclaration =>
  ts.isFunctionDeclaration(node) && node.name?.text === name;

const functionOf = (source: ts.SourceFile, name: string): ts.FunctionLikeDeclaration | undefined => {
  for (const statement of source.statements) {
    if (isComponent(statement, name)) return statement;
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: variable, initializer } of statement.declarationList.declarations)
      if (variable.getText() === name && initializer && ts.isArrowFunction(initializer)) return initializer;
  }
  return undefined;
};

const fallbacksIn = ({ name }: ts.ParameterDeclaration): Map<string, string> =>
  new Map(
    ts.isObjectBindingPattern(name)
      ? name.elements.flatMap((one) =>
          one.initializer ? [[(one.propertyName ?? one.name).getText(), one.initializer.getText()] as const] : [],
        )
      : [],
  );

/** @throws Error when the file has no such component: it was renamed or moved */
export function propsOf(component: string, from: string): Declared[] {
  const source = parse(fileOf(from));
  const parameter = functionOf(source, component)?.parameters[0];
  if (parameter?.type) {
    const fallbacks = fallbacksIn(parameter);
    return propsIn(source, parameter.type).map((one) => (fallbacks.has(one.name) ? { ...one, fallback: fallbacks.get(one.name)! } : one));
  }
  const declared = declarationOf(source, `${component}OwnProps`) ?? declarationOf(source, `${component}Props`);
  if (!declared || !ts.isInterfaceDeclaration(declared)) throw new Error(`${from} has no component ${component}.`);
  return membersOf(declared.members);
}

/**
 * Whether a default that the component leaves to a part of its own is that part's: `name = fallback` in its file, or in one that it imports.
 * @param from the component's file
 */
export function isDefaultOfPart(from: string, { name, fallback }: Declared): boolean {
  const source = parse(fileOf(from));
  const parts = source.statements.flatMap((one) => {
    if (!ts.isImportDeclaration(one) || !ts.isStringLiteral(one.moduleSpecifier) || !one.moduleSpecifier.text.startsWith('.')) return [];
    const part = path.resolve(path.dirname(source.fileName), one.moduleSpecifier.text);
    return [`${part}.tsx`, `${part}.ts`].filter(existsSync).map((file) => readFileSync(file, 'utf8'));
  });
  return [source.text, ...parts].some((text) => new RegExp(`\\b${name}(?:: \\w+)? = (.+?)[,\\s})]`).exec(text)?.[1] === fallback);
}

/** The attributes of each element in a piece of code, by its name; undefined where a spread hides some. */
export function elementsIn(code: string): { name: string; attributes: string[] | undefined }[] {
  const source = ts.createSourceFile('use.tsx', `const use = <>${code}</>;`, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: { name: string; attributes: string[] | undefined }[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) {
      const { tagName, attributes } = ts.isJsxElement(node) ? node.openingElement : node;
      const names = attributes.properties.flatMap((one) => (ts.isJsxAttribute(one) ? [one.name.getText()] : []));
      const whole = names.length === attributes.properties.length;
      const children = ts.isJsxElement(node) && node.children.some((child) => !ts.isJsxText(child) || child.text.trim() !== '');
      found.push({ name: tagName.getText(), attributes: whole ? [...names, ...(children ? ['children'] : [])] : undefined });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
