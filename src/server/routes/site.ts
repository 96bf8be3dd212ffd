/** The site itself: hashed files for ever, the page anew each time with its own nonce, and 404 for addresses that are no page. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { defaultLanguage, languageIn, type Language } from '#shared/locale';
import { routeAt, type RouteRow } from '#shared/routes';
import { free } from '../http/actor';
import { filePolicies, pageSecurity } from '../http/security';

/** What is read once at the start: the page's shell, what each route's chunk is made of, and the other files there are. */
type Client = { shell: string; chunks: Readonly<Record<string, readonly string[]>>; files: ReadonlySet<string> };

const NOT_BUILT = `<!doctype html><html lang="id"><meta charset="utf-8"><title>Nadi</title>
<p>Situs ini belum dibangun. Jalankan <code>npm run build</code>, lalu mulai ulang.
<p lang="en">This site has not been built yet. Run <code>npm run build</code>, then start again.`;

/** Served by their own rules, or not at all. */
const KEPT_BACK = /^(index\.html|route-chunks\.json)(\.|$)|\.(br|gz|map)$/;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1).split(sep).join('/'))
    .filter((name) => !KEPT_BACK.test(name));

function readClient(folder: string): Client | undefined {
  try {
    const files = new Set(filesIn(folder));
    const chunks = readdirSync(folder).includes('route-chunks.json') ? readFileSync(join(folder, 'route-chunks.json'), 'utf8') : '{}';
    return { shell: readFileSync(join(folder, 'index.html'), 'utf8'), chunks: JSON.parse(chunks) as Client['chunks'], files };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Both small and needed before anything can be shown: fetched beside the scripts that start the page, whose own tags are in the shell. */
const preload = (file: string, as: 'script' | 'style'): string => `<link rel="preload" href="/${file}" as="${as}" fetchpriority="low">`;

type Files = { readonly words: readonly string[]; readonly styles: readonly string[]; readonly next: readonly string[] };

/** What a page is going to need: its words and styles at once; next its frame and screen, and its typeface, so that no word is set twice. */
const filesFor = ({ shell, chunks }: Client, route: RouteRow | undefined, language: Language): Files => {
  const filesOf = (names: readonly string[]) => {
    const files = names.flatMap((name) => (Object.hasOwn(chunks, name) ? chunks[name]! : []));
    return [...new Set(files)].filter((file) => !shell.includes(file));
  };
  const screen = filesOf([route?.chunk ?? '', 'font']);
  return {
    words: filesOf(['common', ...(route?.words ?? [])].map((name) => `locale-${language}-${name}-ts`)),
    styles: screen.filter((file) => file.endsWith('.css')),
    next: screen.filter((file) => !file.endsWith('.css')),
  };
};

/**
 * The shell as this answer sends it: nonce, language, and what comes next. On a slow network that waits until all but two of
 * the scripts are here that start the page (a line in the shell sees to it): while these come and run, the rest comes.
 */
function page(client: Client, route: RouteRow | undefined, language: Language, nonce: string): string {
  const { words, styles, next } = filesFor(client, route, language);
  const links = [...styles.map((file) => preload(file, 'style')), ...words.map((file) => preload(file, 'script'))].join('');
  return client.shell
    .replaceAll('__NONCE__', nonce)
    .replace('__LANG__', language)
    .replace('__NEXT__', next.map((file) => `/${file}`).join(' '))
    .replace('</head>', `${links}</head>`);
}

const pathOf = (url: string): string => url.replace(/[?#].*$/s, '');

/**
 * Serves the built client from `folder`; without one, a sentence with status 503 that says how to make it.
 * Addresses under /api, /assets and /files are never pages.
 */
export async function site(app: FastifyInstance, folder = resolve('dist/client')): Promise<void> {
  const client = readClient(folder);
  if (client) await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false, dotfiles: 'ignore' });

  app.get('/*', free, (request, reply) => {
    const path = pathOf(request.url);
    const file = path.slice(1);
    if (client?.files.has(file)) {
      if (Object.hasOwn(filePolicies, file)) reply.header('content-security-policy', filePolicies[file]);
      reply.header('cache-control', file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      return reply.sendFile(file);
    }
    if (/^\/(api|assets|files)(\/|$)/.test(path)) return reply.callNotFound();
    const { nonce, headers } = pageSecurity();
    reply.headers({ ...headers, vary: 'Cookie' }).type('text/html; charset=utf-8');
    if (!client) return reply.code(503).send(NOT_BUILT);
    const route = routeAt(decoded(path));
    return reply.code(route ? 200 : 404).send(page(client, route, languageIn(request.headers.cookie) ?? defaultLanguage, nonce));
  });
}

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
