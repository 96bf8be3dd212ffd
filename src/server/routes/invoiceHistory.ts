/** What became of an invoice, for everyone who may read the invoice itself. Rules: INV-2, INV-17. */
import { hasScope } from '#shared/access';
import { invoice } from '#shared/resources/invoice';
import { sendDocument } from '../http/jsonapi';
import { invoiceHistory } from '../repository/invoiceHistory';
import { readOne } from '../repository/read';
import type { Store } from '../repository/store';
import type { Handlers } from './endpoints';
import { missing } from './routeSteps';

const reading = { include: [], fields: { [invoice.type]: ['entity'] } };

export const invoiceHistories = ({ store }: { store: Store }): Handlers<'invoiceHistory'> => ({
  invoiceHistory: async ({ reply, actor, id, verdict }) => {
    const { records } = await readOne(store, actor, store.find(invoice.type), id, reading, verdict);
    const entityId = String(records[0]?.links['entity'] ?? missing('resource.missing'));
    const history = await invoiceHistory(store.database, { id, entityId, names: hasScope(actor, 'view audit') });
    return sendDocument(reply, 200, { data: null, meta: { history } });
  },
});
