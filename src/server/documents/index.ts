/** The documents that records can be printed as. Each declaration gives the addresses of `routes/documents` and their descriptions. Rule: INV-5. */
import type { Paper } from '#shared/documents/paper';
import type { Language } from '#shared/locale';
import type { RecordOf, Resource } from '#shared/kit/resource';
import { invoice } from '#shared/resources/invoice';
import type { ResourceName } from '#shared/resources/index';
import { partiesOf } from '../repository/invoiceParties';
import type { Store } from '../repository/store';
import { invoicePaper } from './invoicePaper';

export type PrintedDocument<R extends Resource = Resource> = {
  /** Whoever may get a record of this resource may print it. */
  readonly of: R;
  /** The resource's name in the registry. */
  readonly name: ResourceName;
  readonly render: (store: Store, record: never, language: Language) => Promise<Paper>;
};

const document = <R extends Resource>(declared: {
  readonly of: R;
  readonly name: ResourceName;
  readonly render: (store: Store, record: RecordOf<R>, language: Language) => Promise<Paper>;
}): PrintedDocument<R> => declared as PrintedDocument<R>;

const today = ({ clock }: Store): string => clock().toISOString().slice(0, 10);

const invoices = document({
  of: invoice,
  name: 'invoice',
  render: async (store, record, language) => {
    const day = record.issue_date ?? today(store);
    const parties = await partiesOf(store, { id: record.id, entityId: record.entity.id, day });
    return invoicePaper(record, parties, language);
  },
});

export const documents: readonly PrintedDocument[] = [invoices];
