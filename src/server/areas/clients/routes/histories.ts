/** What became of a subscription and of an invoice, for everyone who may read the record itself. Rules: SUB-12, INV-2, INV-17. */
import { hasScope, type Actor, type Verdict } from '#shared/access';
import type { Resource } from '#shared/kit/resource';
import { clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import { invoice } from '#shared/areas/billing/resources/invoice';
import { sendDocument } from '#server/http/jsonapi';
import { invoiceHistory } from '../../billing';
import { readOne } from '#server/repository/read';
import type { Store } from '#server/repository/store';
import { subscriptionHistory } from '../sql/subscriptionHistory';
import type { Handlers } from '#server/routes/endpoints';
import { missing } from '#server/routes/routeSteps';

type Asked = { readonly actor: Actor; readonly id: string; readonly verdict: Verdict };

/** The client of a record that the actor may read, and whether they are told the names of our own people. @throws Refusal `resource.missing` */
const about = async (store: Store, { type }: Pick<Resource, 'type'>, { actor, id, verdict }: Asked) => {
  const reading = { include: [], fields: { [type]: ['entity'] } };
  const { records } = await readOne(store, actor, store.find(type), id, reading, verdict);
  const entityId = String(records[0]?.links['entity'] ?? missing('resource.missing'));
  return { id, entityId, names: hasScope(actor, 'view audit') };
};

export const histories = ({ store }: { store: Store }): Handlers<'subscriptionHistory' | 'invoiceHistory'> => ({
  subscriptionHistory: async (given) => {
    const history = await subscriptionHistory(store.database, await about(store, clientsubsheader, given));
    return sendDocument(given.reply, 200, { data: null, meta: { history } });
  },
  invoiceHistory: async (given) => {
    const history = await invoiceHistory(store.database, await about(store, invoice, given));
    return sendDocument(given.reply, 200, { data: null, meta: { history } });
  },
});
