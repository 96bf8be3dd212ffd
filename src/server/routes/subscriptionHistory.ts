/** What became of a subscription, for everyone who may read the subscription itself. Rule: SUB-12. */
import { hasScope } from '#shared/access';
import { clientsubsheader } from '#shared/resources/clientsubsheader';
import { sendDocument } from '../http/jsonapi';
import { readOne } from '../repository/read';
import type { Store } from '../repository/store';
import { subscriptionHistory } from '../repository/subscriptionHistory';
import type { Handlers } from './endpoints';
import { missing } from './routeSteps';

const reading = { include: [], fields: { [clientsubsheader.type]: ['entity'] } };

export const subscriptionHistories = ({ store }: { store: Store }): Handlers<'subscriptionHistory'> => ({
  subscriptionHistory: async ({ reply, actor, id, verdict }) => {
    const { records } = await readOne(store, actor, store.find(clientsubsheader.type), id, reading, verdict);
    const entityId = String(records[0]?.links['entity'] ?? missing('resource.missing'));
    const history = await subscriptionHistory(store.database, { id, entityId, names: hasScope(actor, 'view audit') });
    return sendDocument(reply, 200, { data: null, meta: { history } });
  },
});
