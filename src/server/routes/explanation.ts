/** "Why can't I?": which roles hold a permission, and whom to ask for it. Rule: ROL-16. */
import type { FastifyInstance } from 'fastify';
import { API_ROOT } from '#shared/jsonapi';
import { isPlainText } from '#shared/kit/values';
import { own, signedIn } from '../http/actor';
import { Refusal } from '../refusal';
import { sendDocument } from '../http/jsonapi';
import { holdersOf } from '../repository/permissionHolders';
import type { Store } from '../repository/store';

const TYPE = 'explanations';
const PARAMETER = 'permission';

/** Characters of a permission's name. */
const MOST = 120;

/** The permission that the query names. @throws Refusal for any other query */
const asked = (query: Readonly<Record<string, unknown>>): string => {
  const unknown = Object.keys(query).find((name) => name !== PARAMETER);
  if (unknown !== undefined) throw new Refusal([{ code: 'query.unknown', parameter: unknown.slice(0, 60) }]);
  const { permission } = query;
  const fits = typeof permission === 'string' && permission.length > 0 && permission.length <= MOST && isPlainText(permission);
  if (!fits) throw new Refusal([{ code: 'query.invalid', parameter: PARAMETER }]);
  return permission;
};

/** GET /me/explanation, for everyone signed in, including people who may do almost nothing: they need it most. */
export function explanation(app: FastifyInstance, { store }: { store: Store }): void {
  app.get('/me/explanation', own, async (request, reply) => {
    signedIn(request);
    const permission = asked(request.query as Record<string, unknown>);
    const found = await holdersOf(store, permission);
    if (!found) throw new Refusal([{ code: 'resource.missing' }]);
    return sendDocument(reply, 200, {
      data: { type: TYPE, id: permission, attributes: { permission, ...found } },
      links: { self: `${API_ROOT}/me/explanation?${PARAMETER}=${encodeURIComponent(permission)}` },
    });
  });
}
