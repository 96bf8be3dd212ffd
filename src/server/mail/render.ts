/** A mail's words as plain text and as simple HTML; whatever people wrote is escaped in the one and on one line in both. */
import type { Language } from '#shared/locale';
import { frame, texts, type Facts, type MailPurpose, type Words } from '../areas/mailTexts';

/** A mail ready to be sent. */
export type Rendered = { readonly subject: string; readonly text: string; readonly html: string };

/** A mail still to be written. `name`: the person's, as it is stored. */
export type Letter<P extends MailPurpose = MailPurpose> = {
  readonly purpose: P;
  readonly language: Language;
  readonly name: string;
  readonly facts: Facts[P];
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign]!);

/** What a mail program would turn into a link. */
const LINK_LIKE = /[/@:]|www\.|\.\p{L}{2,}/iu;

/**
 * A name as a mail may show it; null for a name that contains an advertisement: anyone who registers chooses both the name and
 * the address, and our mails must not carry a stranger's message there.
 */
export const called = (name: string): string | null => {
  const line = name.replace(/\s+/g, ' ').trim();
  return line === '' || LINK_LIKE.test(line) ? null : line;
};

const textOf = ({ body, action }: Words, greeting: string, footer: string, link: string | undefined): string =>
  [greeting, ...body.slice(0, 1), ...(link && action ? [`${action}:\n${link}`] : []), ...body.slice(1), `-- \n${footer}`].join('\n\n');

const INK = '#0f1a19';
const MUTED = '#5b6b69';
const PRIMARY = '#0f766e';

const paragraph = (inner: string, style = ''): string => `<p style="margin:0 0 16px;${style}">${inner}</p>`;

const button = (action: string, link: string): string =>
  paragraph(
    `<a href="${escaped(link)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:${PRIMARY};color:#ffffff;text-decoration:none;font-weight:600">${escaped(action)}</a>`,
  ) + paragraph(`<a href="${escaped(link)}" style="color:${PRIMARY};word-break:break-all">${escaped(link)}</a>`, 'font-size:13px;');

const htmlOf = ({ subject, body, action }: Words, greeting: string, footer: string, link: string | undefined, language: Language): string =>
  `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f6f9f8;color:${INK};font:16px/1.5 'Plus Jakarta Sans',system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e3eae8;border-radius:10px">
${[
  paragraph(escaped(greeting)),
  ...body.slice(0, 1).map((one) => paragraph(escaped(one))),
  ...(link && action ? [button(action, link)] : []),
  ...body.slice(1).map((one) => paragraph(escaped(one))),
  paragraph(escaped(footer), `margin-top:32px;font-size:13px;color:${MUTED};`),
].join('\n')}
</div>
</body></html>
`;

/** Writes a mail. */
export function render<P extends MailPurpose>(brand: string, { purpose, language, name, facts }: Letter<P>): Rendered {
  const words = texts[purpose][language]({ ...facts, brand });
  const link = 'link' in facts ? facts.link : undefined;
  const greeting = frame[language].greeting(called(name));
  const footer = frame[language].footer(brand);
  return { subject: words.subject, text: textOf(words, greeting, footer, link), html: htmlOf(words, greeting, footer, link, language) };
}
