// Reads from a component's source what it takes. TypeScript's parser reads the text; no types are checked, so it takes milliseconds.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A type's text on one line, without what the prop's being optional says already. */
const plain = (text) =>
  text
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '')
    .replace(/\bReact\./g, '')
    .trim();

/** MUI writes `OverridableStringUnion<'a' | 'b', Overrides>` for `'a' | 'b'`; this product overrides none. */
const typeOf = (type) => {
  const nodes = ts.isUnionTypeNode(type) ? [...type.types] : [type];
  const inner = (node) =>
    ts.isTypeReferenceNode(node) && node.typeName.getText() === 'OverridableStringUnion' ? node.typeArguments[0] : node;
  return plain(nodes.map((node) => inner(node).getText()).join(' | '));
};

const defaultInComment = (member) =>
  ts
    .getJSDocTags(member)
    .filter(({ tagName }) => tagName.text === 'default')
    .map(({ comment }) => ts.getTextOfJSDocComment(comment))[0];

const membersOf = (members) =>
  members.flatMap((member) => {
    if (!ts.isPropertySignature(member) || !member.type) return [];
    const fallback = defaultInComment(member);
    return [
      {
        name: member.name.getText(),
        type: typeOf(member.type),
        ...(!member.questionToken && { required: true }),
        ...(fallback !== undefined && { fallback }),
      },
    ];
  });

const typeNamed = (source, name) =>
  source.statements.find((one) => (ts.isTypeAliasDeclaration(one) || ts.isInterfaceDeclaration(one)) && one.name.text === name);

function functionNamed(source, name) {
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: variable, initializer } of statement.declarationList.declarations)
      if (variable.getText() === name && initializer && ts.isArrowFunction(initializer)) return initializer;
  }
  return undefined;
}

/** The defaults in a function's first parameter, and the name under which it passes on what it does not take out by name. */
function takenBy({ parameters: [parameter] }) {
  const name = parameter?.name;
  if (!name || !ts.isObjectBindingPattern(name)) return { taken: new Set(), defaults: new Map(), rest: name?.getText() };
  const named = name.elements
    .filter((one) => !one.dotDotDotToken)
    .map((one) => [(one.propertyName ?? one.name).getText(), one.initializer?.getText()]);
  return {
    taken: new Set(named.map(([prop]) => prop)),
    defaults: new Map(named.filter(([, fallback]) => fallback !== undefined)),
    rest: name.elements.find((one) => one.dotDotDotToken)?.name.getText(),
  };
}

/** Names of the components and functions that are given everything under this name: `<Part {...rest} />`, `part(rest)`. */
function partsGiven(body, rest) {
  const isRest = (node) => ts.isIdentifier(node) && node.text === rest;
  const found = [];
  const visit = (node) => {
    if (ts.isJsxSpreadAttribute(node) && isRest(node.expression)) found.push(node.parent.parent.tagName.getText());
    if (ts.isCallExpression(node) && node.arguments.some(isRest)) found.push(node.expression.getText());
    ts.forEachChild(node, visit);
  };
  if (body && rest) visit(body);
  return found;
}

/**
 * A reader of components below a project's folder.
 * @returns `propsOf`, and `files`: all that it has read so far
 */
export function propsReader(root) {
  const sources = new Map();
  const parse = (file) => {
    if (!sources.has(file)) sources.set(file, ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
    return sources.get(file);
  };

  /** The source that a name is imported from; undefined for a package, whose props are not told. */
  const importOf = (source, name) => {
    for (const statement of source.statements) {
      if (!ts.isImportDeclaration(statement) || !statement.moduleSpecifier.text.startsWith('.')) continue;
      const bindings = statement.importClause?.namedBindings;
      if (!bindings || !ts.isNamedImports(bindings) || !bindings.elements.some((one) => one.name.text === name)) continue;
      const from = path.resolve(path.dirname(source.fileName), statement.moduleSpecifier.text);
      const file = [`${from}.tsx`, `${from}.ts`].find(existsSync);
      return file && parse(file);
    }
    return undefined;
  };

  /** What a type asks for in this product's own words. */
  const propsIn = (source, type) => {
    if (ts.isTypeLiteralNode(type)) return membersOf(type.members);
    if (ts.isIntersectionTypeNode(type)) return type.types.flatMap((one) => propsIn(source, one));
    if (ts.isParenthesizedTypeNode(type)) return propsIn(source, type.type);
    if (!ts.isTypeReferenceNode(type)) return [];
    const name = type.typeName.getText();
    const place = typeNamed(source, name) ? source : importOf(source, name);
    const declaration = place && typeNamed(place, name);
    if (!declaration) return [];
    return ts.isInterfaceDeclaration(declaration) ? membersOf(declaration.members) : propsIn(place, declaration.type);
  };

  /** The default of a prop: the function's own one, or the one of the part that it passes the prop on to. */
  const fallbackOf = (source, made, prop) => {
    const { taken, defaults, rest } = takenBy(made);
    if (taken.has(prop)) return defaults.get(prop);
    for (const name of partsGiven(made.body, rest)) {
      const place = functionNamed(source, name) ? source : importOf(source, name);
      const part = place && functionNamed(place, name);
      const fallback = part && fallbackOf(place, part, prop);
      if (fallback !== undefined) return fallback;
    }
    return undefined;
  };

  /**
   * The props of a component, in the order of its source.
   * @param from its file under src/client, or a package's declarations under node_modules
   * @returns rows of { name, type, required?: true, fallback?: its default as it is written }
   * @throws Error when the file has no such component: it was renamed or moved
   */
  const propsOf = (component, from) => {
    const file = [path.join(root, 'src/client', from), path.join(root, 'node_modules', from)].find(existsSync);
    if (!file) throw new Error(`${from} is not there: ${component} of the style guide was moved.`);
    const source = parse(file);
    const made = functionNamed(source, component);
    const type = made?.parameters[0]?.type;
    if (type)
      return propsIn(source, type).map((row) => {
        const fallback = fallbackOf(source, made, row.name);
        return fallback === undefined ? row : { ...row, fallback };
      });
    const declared = typeNamed(source, `${component}OwnProps`) ?? typeNamed(source, `${component}Props`);
    if (!declared || !ts.isInterfaceDeclaration(declared)) throw new Error(`${from} has no component ${component}.`);
    return membersOf(declared.members);
  };

  return { propsOf, files: () => [...sources.keys()] };
}
