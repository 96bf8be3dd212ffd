/** The HTML document of the app: its shell, with preload links for what the page at this address needs. */
import type { Language } from '#shared/locale';
import type { RouteRow } from '#shared/routes/row';
import { areaChunks, wordsChunk } from '#shared/routes/chunks';
import type { BuiltClient } from './builtFiles';

/** Both small and needed before anything can be shown: fetched next to the scripts that start the page, whose own tags are in the shell. */
const preload = (file: string, as: 'script' | 'style'): string => `<link rel="preload" href="/${file}" as="${as}" fetchpriority="low">`;

type Files = { readonly words: readonly string[]; readonly styles: readonly string[]; readonly next: readonly string[] };

/** What a page is going to need: its words and styles at once; next its frame and screen, and its typeface, so that no word is set twice. */
const filesFor = ({ shell, filesOf }: BuiltClient, route: RouteRow | undefined, language: Language): Files => {
  const needed = (names: readonly string[]) => [...new Set(names.flatMap(filesOf))].filter((file) => !shell.includes(file));
  const screen = needed([route?.chunk ?? '', ...(route ? areaChunks(route) : []), 'font']);
  return {
    words: needed(['common', ...(route?.words ?? [])].map((name) => wordsChunk(language, name))),
    styles: screen.filter((file) => file.endsWith('.css')),
    next: screen.filter((file) => !file.endsWith('.css')),
  };
};

type Asked = {
  readonly route: RouteRow | undefined;
  readonly language: Language;
  readonly nonce: string;
  readonly meta: Readonly<Record<string, string | undefined>>;
};

const quoted = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/**
 * The shell as this answer sends it: nonce, language, and what comes next. On a slow network that waits until all but two of
 * the scripts are here that start the page (a line in the shell sees to it): while these come and run, the rest comes.
 * @param asked.meta settings for the app, by the name of their `<meta>`; those that are undefined are left out
 */
export function appPage(client: BuiltClient, { route, language, nonce, meta }: Asked): string {
  const { words, styles, next } = filesFor(client, route, language);
  const links = [...styles.map((file) => preload(file, 'style')), ...words.map((file) => preload(file, 'script'))].join('');
  const metaTags = Object.entries(meta)
    .map(([name, content]) => (content ? `<meta name="${name}" content="${quoted(content)}">` : ''))
    .join('');
  return client.shell
    .replaceAll('__NONCE__', nonce)
    .replace('__LANG__', language)
    .replace('__NEXT__', next.map((file) => `/${file}`).join(' '))
    .replace('</head>', () => `${metaTags}${links}</head>`);
}
