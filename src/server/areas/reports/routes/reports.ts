/** A route for each report: for people of the platform who hold its permission, or for those of a client who may list what it is about. Rules: INV-14, PRV-4. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { requireActor } from '#server/http/actor';
import { etagOf, isNotModified, privateCaching } from '#server/http/conditions';
import { bodyOf, sendBody } from '#server/http/jsonapi';
import type { InListQueue } from '#server/http/listQueue';
import { reportBody, type ReportParams } from '../sql/reports';
import type { Store } from '#server/repository/store';
import { reportEndpoints } from '#shared/endpoints/reports';
import { reportNames, type ReportName } from '#shared/areas/reports/reports';
import { serve, type Given } from '#server/routes/endpoints';

const answering =
  (name: ReportName, store: Store, inListTurn: InListQueue) =>
  async ({ request, reply, query }: Given): Promise<FastifyReply> => {
    const { actor } = requireActor(request);
    const body = await reportBody(
      store,
      { name, params: query as ReportParams, actor },
      {
        count: (work) => inListTurn(request, reply, work),
        make: (report) => bodyOf({ data: null, meta: { report } }),
      },
    );
    const headers = { ...privateCaching, etag: etagOf(1, body) };
    return isNotModified(request, headers.etag) ? reply.code(304).headers(headers).send() : sendBody(reply, 200, body, headers);
  };

export function reportRoutes(app: FastifyInstance, { store, inListTurn }: { store: Store; inListTurn: InListQueue }): void {
  for (const name of reportNames) serve(app, reportEndpoints[name], answering(name, store, inListTurn));
}
