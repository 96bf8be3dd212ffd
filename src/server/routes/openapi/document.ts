/** The whole API as one OpenAPI 3.1 document, made from the declarations and the few routes beside them. */
import { API_ROOT } from '#shared/jsonapi';
import type { Resource } from '#shared/kit/resource';
import { resources } from '#shared/resources/index';
import { commonSchemas } from './commonSchemas';
import { bespokePaths } from './otherRoutes';
import { resourcePaths } from './resourcePaths';
import { resourceSchemas } from './schemas';

const declared: readonly Resource[] = Object.values(resources);

/** The document; the same at every call. */
export const openApi = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Nadi API',
    version: '1',
    description:
      'JSON:API 1.1. Sign in with POST /login, then send the token as `Authorization: Bearer …`. Brackets in parameters may be raw or encoded.',
  },
  servers: [{ url: API_ROOT }],
  security: [{ bearer: [] }],
  tags: [{ name: 'session' }, ...declared.map(({ type }) => ({ name: type })), { name: 'about' }],
  paths: Object.assign({}, bespokePaths, ...declared.map(resourcePaths)) as typeof bespokePaths,
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    schemas: Object.assign({}, commonSchemas, ...declared.map(resourceSchemas)) as typeof commonSchemas,
  },
});
