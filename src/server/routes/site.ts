/** Serves the site: built files (cached for ever), public pages, the app's document with its nonce, and 404 for unknown addresses. */
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, isLanguage, languageCookie, languageIn, type Language } from '#shared/locale';
import { formPathOf, frameOf, routeAt } from '#shared/routes';
import type { RouteRow } from '#shared/routes/row';
import type { Catalogue, RenderSite, SiteSettings } from '#shared/site';
import { withoutActor } from '../http/actor';
import { filePolicies, pageSecurity } from '../http/security';
import { appPage } from '../site/appPage';
import { readClient, type BuiltClient } from '../site/builtFiles';
import { withNonce } from '../site/document';
import { robots, sitemap } from '../site/searchEngines';
import { publicPages } from '../site/pages';
import { rendererIn } from '../site/renderer';

export type SiteParts = {
  readonly settings: SiteSettings;
  readonly siteUrl: string;
  /** What is for sale now. */
  readonly catalogue: () => Promise<Catalogue>;
  readonly apiKey?: string | undefined;
  /** The API's base address where it is another provider's. */
  readonly apiUrl?: string | undefined;
  /** What a demo tells the sign-in page. */
  readonly demo?: string | undefined;
  readonly clock?: () => Date;
  /** Where the build left the client. */
  readonly folder?: string;
  /** What makes the public pages; undefined while it isn't built. */
  readonly renderer?: () => RenderSite | undefined;
};

const NOT_BUILT = `<!doctype html><html lang="id"><meta charset="utf-8"><title>Nadi</title>
<p>Situs ini belum dibangun. Jalankan <code>npm run build</code>, lalu mulai ulang.
<p lang="en">This site has not been built yet. Run <code>npm run build</code>, then start again.`;

/** What every page of the app may show in a frame: files that the app itself fetched and found to be no page (docs/security.md). */
const OWN_FILES = 'blob:';

/** The one page that shows another's map, and whose that is. */
const MAPS = { path: /^\/maps\/google\/?$/i, frames: 'https://www.google.com' };

/** Milliseconds that a page waits for the prices; without them it says that they can't be read. */
const PATIENCE = 2_000;

const pathOf = (url: string): string => url.replace(/[?#].*/s, '');

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** The language that the address names, which is then remembered, else the one remembered; unknown languages are ignored. */
function languageFor(request: FastifyRequest, reply: FastifyReply, secure: boolean): Language {
  const asked = (request.query as Readonly<Record<string, unknown>>)[languageCookie.key];
  if (!isLanguage(asked)) return languageIn(request.headers.cookie) ?? defaultLanguage;
  reply.header(
    'set-cookie',
    `${languageCookie.key}=${asked}; Path=/; Max-Age=${languageCookie.days * 86_400}; SameSite=Lax${secure ? '; Secure' : ''}`,
  );
  return asked;
}

const within = async <T>(milliseconds: number, promise: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not answered within ${milliseconds} ms.`)), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};

function publicSite(
  client: BuiltClient,
  { settings, siteUrl, catalogue, clock = () => new Date(), renderer = rendererIn(resolve('dist/site')) }: SiteParts,
) {
  let pages: ReturnType<typeof publicPages> | undefined;
  return async (request: FastifyRequest, reply: FastifyReply, route: RouteRow): Promise<FastifyReply> => {
    const { nonce, headers } = pageSecurity();
    reply.headers({ ...headers, 'cache-control': 'private, no-cache', vary: 'Cookie' });
    const render = renderer();
    if (!render) return reply.code(503).send(NOT_BUILT);
    pages ??= publicPages({ site: client.site, render, settings, siteUrl, clock });
    const language = languageFor(request, reply, siteUrl.startsWith('https:'));
    const sold = await within(PATIENCE, catalogue()).catch((error: unknown) => {
      request.log.warn({ err: error }, 'the catalogue could not be read for a public page');
      return null;
    });
    return reply.send(withNonce(pages(route, language, sold), nonce));
  };
}

/**
 * Serves the built client; without one, a sentence with status 503 that says how to make it.
 * Addresses under /api, /assets and /files are never pages.
 */
export async function site(app: FastifyInstance, parts: SiteParts): Promise<void> {
  const { folder = resolve('dist/client'), siteUrl, apiKey, apiUrl, demo } = parts;
  const api = apiUrl && new URL(apiUrl).origin;
  const client = readClient(folder);
  const answerPublic = client && publicSite(client, parts);
  if (client)
    await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false, dotfiles: 'ignore' });

  app.get('/sitemap.xml', withoutActor, (_, reply) =>
    reply.header('cache-control', 'no-cache').type('application/xml; charset=utf-8').send(sitemap(siteUrl)),
  );
  app.get('/robots.txt', withoutActor, (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(robots(siteUrl)),
  );

  app.get('/*', withoutActor, async (request, reply) => {
    const path = pathOf(request.url);
    const file = path.slice(1);
    if (client?.files.has(file)) {
      if (Object.hasOwn(filePolicies, file)) reply.header('content-security-policy', filePolicies[file]);
      reply.header('cache-control', file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      return reply.sendFile(file);
    }
    if (/^\/(api|assets|files)(\/|$)/.test(path)) return reply.callNotFound();
    reply.type('text/html; charset=utf-8');
    const route = routeAt(decoded(path));
    const form = formPathOf(decoded(path));
    if (form !== undefined) return reply.redirect(form + request.url.slice(path.length), 302);
    if (route && answerPublic && frameOf(route) === 'main') return answerPublic(request, reply, route);
    const mapsKey = MAPS.path.test(path) ? apiKey : undefined;
    const meta = { 'maps-key': mapsKey, 'api-url': apiUrl, demo };
    const { nonce, headers } = pageSecurity({ frames: mapsKey ? `${OWN_FILES} ${MAPS.frames}` : OWN_FILES, api });
    reply.headers({ ...headers, vary: 'Cookie' });
    if (!client) return reply.code(503).send(NOT_BUILT);
    return reply
      .code(route ? 200 : 404)
      .send(appPage(client, { route, language: languageIn(request.headers.cookie) ?? defaultLanguage, nonce, meta }));
  });
}
