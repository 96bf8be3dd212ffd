/** The API's description for machines (/openapi.json) and for people (/docs); nothing comes from another host. */
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import swaggerFolder from 'swagger-ui-dist/absolute-path.js';
import { API_ROOT } from '#shared/jsonapi';
import { withoutActor } from '../http/actor';
import { pageSecurity } from '../http/security';
import type { Handlers } from './endpoints';
import { openApi } from './openapi/document';

const ASSETS = { 'swagger-ui.css': 'text/css; charset=utf-8', 'swagger-ui-bundle.js': 'text/javascript; charset=utf-8' } as const;
const ASSETS_AT = '/docs-assets';

const page = (nonce: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Nadi API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${ASSETS_AT}/swagger-ui.css">
</head>
<body>
<main id="api"></main>
<script src="${ASSETS_AT}/swagger-ui-bundle.js"></script>
<script nonce="${nonce}">SwaggerUIBundle({ url: '${API_ROOT}/openapi.json', dom_id: '#api', deepLinking: true, docExpansion: 'none' });</script>
</body>
</html>
`;

/** The document and its page. */
export const openapi = (): Handlers<'openapi' | 'docs'> => {
  const document = Buffer.from(JSON.stringify(openApi()));
  return {
    openapi: ({ reply }) => reply.header('cache-control', 'no-cache').type('application/json').send(document),
    docs: ({ reply }) => {
      const { nonce, headers } = pageSecurity();
      return reply.headers(headers).type('text/html; charset=utf-8').send(page(nonce));
    },
  };
};

/** The two files that the page is made of; on the instance without a prefix. */
export function openapiAssets(app: FastifyInstance): void {
  for (const [name, type] of Object.entries(ASSETS)) {
    app.get(`${ASSETS_AT}/${name}`, withoutActor, (_, reply) => {
      reply.header('cache-control', 'public, max-age=86400').type(type);
      return reply.send(createReadStream(join(swaggerFolder(), name)));
    });
  }
}
