/** "Why can't I?": which roles hold a permission, and whom to ask for it. Rule: ROL-16. */
import { endpoints } from '#shared/endpoints/index';
import { API_ROOT } from '#shared/jsonapi';
import { sendDocument } from '#server/http/jsonapi';
import { holdersOf } from '../sql/permissionHolders';
import type { Store } from '#server/repository/store';
import type { Handlers } from '#server/routes/endpoints';
import { missing } from '#server/routes/routeSteps';

export const explanation = ({ store }: { store: Store }): Handlers<'explain'> => ({
  explain: async ({ reply, actor, query: { permission } }) => {
    const found = (await holdersOf(store, actor, permission)) ?? missing('resource.missing');
    return sendDocument(reply, 200, {
      data: { type: 'explanations', id: permission, attributes: { permission, ...found } },
      links: { self: `${API_ROOT}${endpoints.explain.path}?permission=${encodeURIComponent(permission)}` },
    });
  },
});
