/** Reads a PDF from its standard input and writes what it says as JSON: the reader is an ES module, which the tests' runner does not load. */
import { buffer } from 'node:stream/consumers';
import { getDocumentProxy } from 'unpdf';

/** The roles of the parts with the text of each, as a screen reader meets them. */
const partsOf = (node, texts) => {
  const text = (node.children ?? []).filter(({ type }) => type === 'content').map(({ id }) => texts.get(id) ?? '');
  const inner = (node.children ?? []).filter(({ role }) => role !== undefined).flatMap((child) => partsOf(child, texts));
  return [...(node.role && node.role !== 'Root' ? [{ role: node.role, text: text.join('') }] : []), ...inner];
};

const textsOf = (items) => {
  const texts = new Map();
  let open;
  for (const { type, id, str, hasEOL } of items) {
    if (type === 'beginMarkedContentProps' || type === 'beginMarkedContent') open = id;
    else if (type === 'endMarkedContent') open = undefined;
    else if (open !== undefined) texts.set(open, (texts.get(open) ?? '') + str + (hasEOL ? ' ' : ''));
  }
  return texts;
};

const pageOf = async (page) => {
  const { items, lang } = await page.getTextContent({ includeMarkedContent: true });
  const tree = await page.getStructTree();
  const shown = items.flatMap(({ str, hasEOL }) => (str === undefined ? [] : [str + (hasEOL ? '\n' : '')]));
  return { lang, text: shown.join(''), parts: tree ? partsOf(tree, textsOf(items)) : [] };
};

const file = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)));
const { info } = await file.getMetadata();
const pages = [];
for (let at = 1; at <= file.numPages; at += 1) pages.push(await pageOf(await file.getPage(at)));
const marked = await file.getMarkInfo();
process.stdout.write(JSON.stringify({ title: info.Title, language: info.Language, marked: marked?.Marked ?? false, pages }));
