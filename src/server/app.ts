/** Builds the server from its parts without opening a port. main.ts and every API test use it. */
import Fastify, { type FastifyInstance } from 'fastify';
import { API_ROOT } from '#shared/jsonapi';
import type { Config } from './config';
import type { Database } from './db/database';
import { drawingsIn } from './documents/drawings';
import { fileLinksOf } from './files/links';
import type { FileStore } from './files/store';
import { addActors } from './http/actor';
import { answerUnparsable } from './http/unparsableRequest';
import { addClientAddress } from './http/clientAddress';
import { closeConnections } from './http/closeConnections';
import { compress } from './http/compress';
import { closeEarlyAnswered } from './http/earlyAnswer';
import { handleError } from './http/errors';
import { registerJsonApi, noRoute } from './http/jsonapi';
import { requestLimits, limitRate } from './http/limits';
import { listQueue } from './http/listQueue';
import { logging, logRequests } from './http/log';
import { addSecurityHeaders } from './http/security';
import { endpointsOfAreas } from './areas/endpoints';
import { linkedFile } from './areas/linkedFiles';
import { handlersOf } from './areas/jobs';
import { reportRoutes } from './areas/reports';
import { Hub } from './live/hub';
import { wasJobAdded } from './repository/jobQueue';
import { jobsOf, type Jobs } from './jobs/runner';
import { serverResources } from './areas/resources';
import { deletionRoutes } from './routes/deletions';
import { documentRoutes, pdfAnswers } from './routes/documents';
import { events } from './routes/events';
import { serveEndpoints } from './routes/endpoints';
import { checkFeatures } from './areas/clients';
import { fileLinks } from './routes/fileLinks';
import { serveFiles } from './routes/files';
import { health } from './routes/health';
import { openapi, openapiAssets } from './routes/openapi';
import { relationshipRoutes } from './routes/relationships';
import { regions } from './routes/regions';
import { resourceRoutes } from './routes/resource';
import { site } from './routes/site';
import { upload } from './routes/upload';
import { openSecrets } from './secretKeys';
import { sessionsOf, signInLimitsOf, signInOf } from './areas/identity';
import { catalogueOf } from './site/catalogue';
import { storeOf } from './storeOf';
import { workThread, type WorkThread } from './thread/workThread';
import { demoMeta } from './site/demoMeta';

declare module 'fastify' {
  interface FastifyInstance {
    /** The background jobs. They are not started here: main.ts starts them, and a test runs them when it needs to. */
    jobs: Jobs;
    /** The streams of live updates. A test calls its beat instead of waiting for the timer. */
    live: Hub;
  }
}

export type Parts = {
  config: Config;
  database: Database;
  files: FileStore;
  clock?: () => Date;
  /** Closed with the app. */
  thread?: WorkThread;
};

/** Runs new jobs as soon as the request that added them was answered, and waits for the running job when the app closes. */
function doLater(app: FastifyInstance, jobs: Jobs): void {
  app.decorate('jobs', jobs);
  app.addHook('onResponse', async () => {
    if (wasJobAdded()) jobs.wake();
  });
  app.addHook('onClose', () => jobs.close());
}

/** Builds the server. Several servers may share one database. */
export async function buildApp({
  config,
  database,
  files,
  clock = () => new Date(),
  thread = workThread(),
}: Parts): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    ...requestLimits,
    ...logging(config),
    clientErrorHandler: answerUnparsable,
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
  });
  const secrets = openSecrets(config);
  const links = fileLinksOf(secrets);
  const store = storeOf(config, database, clock);
  const sessions = sessionsOf({ database, config, clock });
  const limits = signInLimitsOf({ database, clock });
  const signIn = signInOf({ store, secrets, sessions, limits });
  const asking = config.rateLimit > 0 ? limits : { ...limits, ask: async () => undefined };

  const drawings = drawingsIn(thread);
  const sendPdf = pdfAnswers(drawings);

  app.decorate('live', new Hub({ store, sessions, log: app.log }));

  const missing = noRoute(app);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(missing);
  addClientAddress(app, config);
  closeConnections(app);
  logRequests(app);
  // Registered before the jobs, so that it is closed after them.
  app.addHook('onClose', () => thread.close());
  doLater(app, jobsOf({ store, handlers: handlersOf({ config, store, files, drawings, log: app.log }), log: app.log }));
  closeEarlyAnswered(app);
  compress(app);
  await addSecurityHeaders(app, config);
  await limitRate(app, config);
  addActors(app, sessions);
  health(app, { database, config });

  await app.register(
    async (api) => {
      registerJsonApi(api, missing);
      checkFeatures(api, store);
      const inListTurn = listQueue(store);
      serveEndpoints(api, {
        ...endpointsOfAreas({ store, config, files, thread, links, secrets, signIn, limits: asking, inListTurn }),
        ...regions,
        ...events(api, { store, hub: app.live }),
        ...fileLinks(api, { store, files, links, sendPdf, exportOf: linkedFile }),
        ...openapi(),
      });
      reportRoutes(api, { store, inListTurn });
      await upload(api, { store, files, config });
      documentRoutes(api, { store, links, sendPdf });
      for (const server of Object.values(serverResources)) {
        resourceRoutes(api, store, server, inListTurn);
        deletionRoutes(api, store, server);
        relationshipRoutes(api, store, server);
      }
    },
    { prefix: API_ROOT },
  );
  serveFiles(app, { files });
  openapiAssets(app);
  await site(app, {
    settings: config.site,
    siteUrl: config.siteUrl,
    apiKey: config.apiKey,
    apiUrl: config.apiUrl,
    demo: demoMeta(config),
    catalogue: catalogueOf(store),
    clock,
  });
  return app;
}
