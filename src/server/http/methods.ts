/** Which methods an address has, for 405 and OPTIONS: read from the routes themselves. */
import type { FastifyInstance } from 'fastify';

/** Remembers each route added from now on; the answer lists an address's methods, none when nothing is there. */
export function methodsAt(app: FastifyInstance): (url: string) => string[] {
  const routes: { segments: readonly string[]; methods: readonly string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    routes.push({ segments: url.split('/'), methods: [method].flat() });
  });
  return (url) => {
    const asked = url.split('?', 1)[0]!.split('/');
    const fits = (segments: readonly string[]) =>
      segments.length === asked.length &&
      segments.every((segment, index) => (segment.startsWith(':') ? asked[index] !== '' : segment === asked[index]));
    const found = new Set(routes.flatMap(({ segments, methods }) => (fits(segments) ? methods : [])));
    return found.size ? [...found, 'OPTIONS'].sort() : [];
  };
}
