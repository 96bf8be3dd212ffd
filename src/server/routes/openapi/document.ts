/** The whole API as one OpenAPI 3.1 document, made from the resources' declarations and the registry of endpoints. */
import { API_ROOT } from '#shared/jsonapi';
import type { Resource } from '#shared/kit/resource';
import { resources } from '#shared/areas/resources';
import { commonSchemas } from './commonSchemas';
import { endpointPaths } from './endpoints';
import type { Operation } from './operations';
import { resourcePaths } from './resourcePaths';
import { resourceSchemas } from './schemas';
import { documentPaths } from './documents';
import { uploadPaths } from './uploads';

const declared: readonly Resource[] = Object.values(resources);

/** The document; the same at every call. */
export const openApi = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Nadi API',
    version: '1',
    description:
      'JSON:API 1.1. Sign in with POST /login, then send the token as `Authorization: Bearer …`. Brackets in parameters may be raw or encoded. Who works for several clients names one by the header `X-Workplace: <id of the client>`; without it their first one counts, and one that they do not work for is 403 `workplace.denied`.',
  },
  servers: [{ url: API_ROOT }],
  security: [{ bearer: [] }],
  tags: [{ name: 'session' }, ...declared.map(({ type }) => ({ name: type })), { name: 'live' }, { name: 'about' }],
  paths: Object.assign(endpointPaths(), uploadPaths, documentPaths, ...declared.map(resourcePaths)) as Record<string, Operation>,
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    schemas: Object.assign({}, commonSchemas, ...declared.map(resourceSchemas)) as typeof commonSchemas,
  },
});
