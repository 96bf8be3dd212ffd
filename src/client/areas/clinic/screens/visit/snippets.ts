/** Where in a text a snippet is being named, and the text with the snippet in its place. Rule: NOTE-6. */

/** `from`: the place of the slash; `name`: what is typed after it, in small letters. */
export type Named = { readonly from: number; readonly to: number; readonly name: string };

/** A slash at the beginning of a word, such as no date and no unit has, and what follows it on this line. */
const SLASH = /(^|\s)\/([^\s/][^\n/]{0,39}|)$/u;

/** The name of a snippet that is being typed at the caret; undefined if there is none. */
export const snippetAt = (text: string, caret: number): Named | undefined => {
  const found = SLASH.exec(text.slice(0, caret));
  if (!found) return undefined;
  const name = found[2]!.toLowerCase();
  return { from: caret - found[2]!.length - 1, to: caret, name };
};

/** The text with the snippet instead of its name, and the new position of the caret. */
export const withSnippet = (text: string, { from, to }: Named, snippet: string): { readonly text: string; readonly caret: number } => ({
  text: text.slice(0, from) + snippet + text.slice(to),
  caret: from + snippet.length,
});
