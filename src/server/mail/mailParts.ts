/** The parts of a mail (MIME): the words of the parts that people read, and the others as files. */
import { buffer } from 'node:stream/consumers';
import type { AttachmentStream } from 'mailparser';
import { textOfHtml } from './htmlText';
import { bodyOf, headersOf } from './mailHead';

/** A part that is no text to be read in the mail. `contentType` in lower case. */
export type Enclosed = {
  readonly contentType: string;
  readonly name: string | undefined;
  readonly bytes: Buffer;
  /** A picture that the text shows where it is mentioned, such as the logo of a signature. */
  readonly isInText: boolean;
};

export type MailParts = { readonly text: string; readonly enclosed: readonly Enclosed[] };

/** The parser makes only what we need of a mail. */
const options = { skipHtmlToText: true, skipTextToHtml: true, skipTextLinks: true, skipImageLinks: true, checksumAlgo: false } as const;

/** A part as the parser keeps it. Its own text of a mail leaves out HTML next to a part of plain text, so we make it from these. */
type Part = {
  readonly contentType: string | false;
  readonly textContent?: string;
  readonly children: readonly Part[];
};

/** Runs of ISO-2022-JP, which mails carry without naming it: it is recognised by its escapes. */
const JAPANESE = /\u001b\$[@B](?:[\u0021-\u007e\s]|\u001b\$[@B])*(?:\u001b\([BJ])?/g;
const japanese = (run: string): string => new TextDecoder('iso-2022-jp').decode(Buffer.from(run, 'latin1'));

const withJapanese = (text: string): string => (text.includes('\u001b$') ? text.replace(JAPANESE, japanese) : text);

const isBlank = (text: string): boolean => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** The words of a part; of alternatives the first that has any, plain text before others. */
const wordsOf = ({ contentType, textContent = '', children }: Part): string => {
  if (contentType === 'text/html') return textOfHtml(textContent);
  if (!children.length) return withJapanese(textContent);
  const isPlain = (part: Part): boolean => part.contentType === 'text/plain';
  if (contentType === 'multipart/alternative') {
    const ordered = [...children.filter(isPlain), ...children.filter((part) => !isPlain(part))];
    for (const part of ordered) {
      const words = wordsOf(part);
      if (!isBlank(words)) return words;
    }
    return '';
  }
  return children
    .map(wordsOf)
    .filter((words) => !isBlank(words))
    .join('\n\n');
};

const enclosedOf = async (part: AttachmentStream): Promise<Enclosed> => {
  const bytes = await buffer(part.content as NodeJS.ReadableStream);
  part.release?.();
  // The parser says false where it cannot read the type.
  const contentType = (part.contentType || '').toLowerCase();
  const isInText = contentType.startsWith('image/') && part.cid !== undefined && (part.related || part.contentDisposition === 'inline');
  return { contentType, name: part.filename || undefined, bytes, isInText };
};

/** A text without a name is no file, whatever its sender says. */
const isUnnamedText = ({ contentType, name }: Enclosed): boolean =>
  name === undefined && /^(?:text\/(?!calendar|x-amp-html|vcard|x-vcard)|$)/.test(contentType);

/** What a part says that the parser takes for a file. */
const wordsOfEnclosed = ({ contentType, bytes }: Enclosed): string =>
  contentType === 'text/html' ? textOfHtml(bytes.toString()) : withJapanese(bytes.toString());

/** The headers that say how the body is made. */
const content = /^(?:content-|mime-version)/i;

/** Characters of a body that are looked at where its parts cannot be found. */
const MOST_BODY = 1_048_576;

/** A line that parts begin with, where the headers do not name it. */
const BOUNDARY = /(?:^|\n)--([^\r\n"]{1,70})\r?\n[A-Za-z-]{1,40}:/;

/** A body whose headers do not say how its parts are found: with the boundary that stands in it; as text where none does. */
const partsWithout = async (whole: Buffer): Promise<MailParts> => {
  const body = whole.subarray(0, MOST_BODY);
  const [, boundary] = BOUNDARY.exec(body.toString('latin1')) ?? [];
  const found = boundary && (await partsOf(Buffer.from(`Content-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n`), body));
  return found && !isEmpty(found) ? found : { text: withJapanese(body.toString()), enclosed: [] };
};

/** @param head the headers that say how the body is made, and an empty line */
const partsOf = async (head: Buffer, body: Buffer): Promise<MailParts> => {
  // Loaded with the first mail: most servers read none.
  const { MailParser } = await import('mailparser');
  const parser = new MailParser(options);
  const all: Enclosed[] = [];
  try {
    parser.write(head);
    parser.end(body);
    for await (const part of parser as AsyncIterable<{ readonly type: string }>)
      if (part.type === 'attachment') all.push(await enclosedOf(part as AttachmentStream));
  } catch {
    // What was read before the parser failed is a part of the mail, and the mail itself is kept.
  }
  const { tree } = parser as unknown as { readonly tree: Part | false };
  const words = [tree ? wordsOf(tree) : '', ...all.filter(isUnnamedText).map(wordsOfEnclosed)];
  return { text: words.filter((one) => !isBlank(one)).join('\n\n'), enclosed: all.filter((one) => !isUnnamedText(one)) };
};

const isEmpty = ({ text, enclosed }: MailParts): boolean => !text && !enclosed.length;

/** Reads a mail. What cannot be read as one is read as text. */
export const readParts = async (raw: Buffer): Promise<MailParts> => {
  const body = bodyOf(raw);
  const parts = await partsOf(headersOf(raw, content), body);
  return isEmpty(parts) ? partsWithout(body) : parts;
};
