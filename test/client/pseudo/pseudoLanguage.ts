/** A language that only marks: every translated sentence stands in ⟦ and ⟧, so that what stands outside was never translated. */
import { errors } from '#shared/errors';
import { notice } from '#client/ui/constants';
import { i18n, startI18n } from '#client/app/i18n';

/** Begins what is data, in the made-up records: never to be translated. */
export const DATA = '§';

const marks = { type: 'postProcessor' as const, name: 'marks', process: (text: string) => `⟦${text}⟧` };

/** From now on the interface speaks the marked language. */
export async function speakMarked(): Promise<void> {
  if (!i18n.isInitialized) await startI18n('id');
  i18n.use(marks);
  i18n.options.postProcess = [marks.name];
}

/** Months and days as Intl writes them. */
const calendar = (['long', 'short'] as const).flatMap((style) => [
  ...Array.from({ length: 12 }, (_, month) => new Intl.DateTimeFormat('id-ID', { month: style }).format(new Date(2026, month, 15))),
  ...Array.from({ length: 7 }, (_, day) => new Intl.DateTimeFormat('id-ID', { weekday: style }).format(new Date(2026, 10, day + 1))),
]);

/** Any of these texts as a whole, whatever fills their places. */
const literally = (...texts: string[]) => {
  const patterns = texts.map((text) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\{\w+\}\}/g, '.{1,80}?'));
  return new RegExp(`(?<!\\p{Letter})(${patterns.join('|')})(?!\\p{Letter})`, 'gu');
};

/** What may stand unmarked anywhere: the catalogue's sentences, which have both languages beside the code; moments, data, the brand, numbers, what a key or an initial is called. */
const free = [
  literally(...Object.values(errors).map(({ id }) => id)),
  literally(...calendar),
  literally(
    'view items',
    'Dr. Sari',
    'sari@klinik.id',
    'nadi',
    'Nadi',
    'Rp',
    'Ctrl',
    'Esc',
    'Enter',
    'Tab',
    'CSV',
    'JSON',
    'PDF',
    'PNG',
    'JPEG',
    'hr',
    'WebP',
    'KB',
    'MB',
  ),
  /(?<!\p{Letter})\p{Uppercase_Letter}{1,2}(?!\p{Letter})/gu,
  /§[^\s<>]*/g,
  /#[0-9a-f]{6}\b/gi,
  /[^\p{Letter}]+/gu,
];

/** What the style guide shows besides: components and types by their own names, and the records that it shows them with. */
export const guide = [
  /\b[A-Z]\w+Icon\b/g,
  literally('admin', ...notice.types),
  literally('Perjanjian Klinik Melati.pdf', 'Kasa steril', 'Lembut dan steril', 'Lembut dan', 'steril', 'RSIA Kenanga'),
  /(Klinik|Praktik)( [\p{Letter}.]+)+/gu,
  /[\w.]+@klinik\.\w+/g,
  /INV-\d+-\d+/g,
];

const strip = (text: string, allowed: readonly RegExp[]): string => {
  let rest = text;
  for (let before = ''; before !== rest;) [before, rest] = [rest, rest.replace(/⟦[^⟦⟧]*⟧/gu, ' ')];
  return allowed.reduce((left, one) => left.replace(one, ' '), rest).trim();
};

const spoken = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'title',
  'alt',
  'placeholder',
  'data-tip',
] as const;
/** Where nothing is said in a language: code, a moment as Intl writes it, what a key is called, a drawing. */
const wordless = 'script, style, code, pre, time, kbd, svg, :not(html)[lang], [data-untranslated]';

/**
 * All that a person can read or hear in the place and that no translation made, each once.
 * @param more what may stand unmarked besides
 */
export function unspoken(place: Element, more: readonly RegExp[] = []): string[] {
  const allowed = [...more, ...free];
  const found = new Set<string>();
  const note = (text: string | null, where: string) => {
    if (text && strip(text, allowed)) found.add(`${where}: ${text.trim().slice(0, 120)}`);
  };
  const isWordless = (node: Node) => node instanceof Element && node.matches(wordless);
  const walk = document.createTreeWalker(place, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    isWordless(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node: Node | null = place; node; node = walk.nextNode()) {
    if (node instanceof Element) for (const name of spoken) note(node.getAttribute(name), name);
    else note(node.textContent, node.parentElement!.tagName.toLowerCase());
  }
  return [...found];
}
