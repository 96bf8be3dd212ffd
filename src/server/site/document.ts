/** A public page as a document: what the renderer made, in the shell that the build left, with all that it needs at once. */
import { randomUUID } from 'node:crypto';
import { languages, type Language } from '#shared/locale';
import { inLanguage, type RenderedPage, type SiteData } from '#shared/site';
import type { RouteRow } from '#shared/routes/row';

/** What the build left of the site: the shell, which files each chunk is made of, and what stands in a style sheet. */
export type BuiltSite = {
  readonly shell: string;
  readonly filesOf: (chunk: string) => readonly string[];
  readonly styleOf: (file: string) => string;
  /** The typeface in base64; empty where there is none. */
  readonly face: string;
};

/** Stands in a kept document for the nonce, which is another for each answer. Nobody can guess it, so nothing that an operator writes becomes one. */
const mark = randomUUID();

export const withNonce = (document: string, nonce: string): string => document.replaceAll(mark, nonce);

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => entities[letter]!);

/** JSON that can stand in a script: nothing in it ends the script or begins another. */
const json = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

const meta = (key: 'name' | 'property', name: string, content: string): string => `<meta ${key}="${name}" content="${escaped(content)}">`;
const link = (rel: string, address: string, more = ''): string => `<link rel="${rel}" href="${escaped(address)}"${more}>`;

/** The same page in each language, for search engines; the other address of a page says which is its own. */
const addresses = (path: string, language: Language, siteUrl: string): string =>
  [
    link('canonical', siteUrl + inLanguage(path, language)),
    ...languages.map((each) => link('alternate', siteUrl + inLanguage(path, each), ` hreflang="${each}"`)),
    link('alternate', siteUrl + path, ' hreflang="x-default"'),
  ].join('');

const sharing = ({ title, description }: RenderedPage, { language, settings }: SiteData, address: string, siteUrl: string): string =>
  [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', settings.brand),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:locale', language === 'id' ? 'id_ID' : 'en_GB'),
    meta('property', 'og:image', `${siteUrl}/og.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');

/**
 * The typeface stands in the page too, and a line hands it over before anything is laid out: a file would come after the first
 * paint, and push the text about. Without scripts the style sheet's file serves.
 */
const typeface = (face: string): string =>
  face &&
  `<script nonce="${mark}">try{for(var b=atob('${face}'),n=b.length,a=new Uint8Array(n);n--;)a[n]=b.charCodeAt(n);document.fonts.add(new FontFace('Plus Jakarta Sans Variable',a,{weight:'200 800'}))}catch(e){}</script>`;

/** The styles stand in the page, so that it is painted as soon as it is here; under their files' names, so that no script fetches them again. */
const needed = (site: BuiltSite, route: RouteRow, language: Language): string => {
  const files = [
    ...new Set([...site.filesOf(route.chunk), ...route.words.flatMap((namespace) => site.filesOf(`locale-${language}-${namespace}-ts`))]),
  ];
  const styles = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => `<style nonce="${mark}" data-href="/${file}">${site.styleOf(file)}</style>`);
  const scripts = files
    .filter((file) => file.endsWith('.js') && !site.shell.includes(file))
    .map((file) => link('preload', `/${file}`, ' as="script" fetchpriority="low"'));
  return [...styles, typeface(site.face), ...scripts].join('');
};

type Page = { readonly name: string; readonly path: string; readonly route: RouteRow };

/** @param page its name, and the path under which it is known; `route` is where it was asked for */
export function documentOf(site: BuiltSite, { name, path, route }: Page, data: SiteData, rendered: RenderedPage, siteUrl: string): string {
  const { language } = data;
  const head = [
    `<title>${escaped(rendered.title)}</title>`,
    meta('name', 'description', rendered.description),
    addresses(path, language, siteUrl),
    sharing(rendered, data, siteUrl + inLanguage(path, language), siteUrl),
    needed(site, route, language),
    ...rendered.structured.map((one) => `<script type="application/ld+json" nonce="${mark}">${json(one)}</script>`),
  ].join('');
  const places: Readonly<Record<string, string>> = {
    NONCE: mark,
    LANG: language,
    PAGE: name,
    WORDS: route.words.join(' '),
    DATA: json(data),
    BODY: rendered.body,
  };
  // All placeholders are replaced in one pass, so that inserted text is never treated as a placeholder.
  return site.shell.replace(/<title>__HEAD__<\/title>|__([A-Z]+)__/g, (_, place?: string) => (place ? (places[place] ?? '') : head));
}
