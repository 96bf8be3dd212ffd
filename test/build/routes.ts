/** The routes that a server really has, read from Fastify's own drawing of its tree. */
import type { FastifyInstance } from 'fastify';
import { API_ROOT } from '#shared/jsonapi';

/** One route under the API's root; what varies in its path stands as `{id}`. */
export type Route = { readonly method: string; readonly path: string };

/** Every route under the API's root, HEAD aside, which goes with GET. */
export const routesOf = (app: FastifyInstance): Route[] => {
  const at: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, segment, methods] = /^([│ ]*)[├└]── (\S*) \((.+)\)$/.exec(line) ?? [];
      if (indent === undefined) return [];
      const depth = indent.length / 4;
      at.splice(depth, at.length, segment!);
      const path = at.join('').replace(/:(\w+)/g, '{$1}');
      if (!path.startsWith(`${API_ROOT}/`)) return [];
      const own = methods!.split(', ').filter((method) => method !== 'HEAD');
      return own.map((method) => ({ method, path: path.slice(API_ROOT.length) }));
    });
};
