/** Reads the elements in a piece of JSX. */
import ts from 'typescript';

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
