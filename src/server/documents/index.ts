/** The documents that records can be printed as. Each declaration gives the addresses of `routes/documents` and their descriptions. Rule: INV-5. */
import type { Paper } from '#shared/documents/paper';
import type { Language } from '#shared/locale';
import type { RecordOf, Resource } from '#shared/kit/resource';
import { invoice, type Invoice } from '#shared/resources/invoice';
import { partiesOf } from '../repository/invoiceParties';
import type { Store } from '../repository/store';
import { invoicePaper } from './invoicePaper';

/** A record as it is read, with the ids of what it is linked to. */
export type Printed<T = unknown> = { readonly record: T; readonly links: Readonly<Record<string, unknown>> };

export type PrintedDocument<R extends Resource = Resource> = {
  /** Whoever may get a record of this resource may print it. */
  readonly of: R;
  readonly render: (store: Store, printed: Printed<never>, language: Language) => Promise<Paper>;
};

const document = <R extends Resource>(declared: {
  readonly of: R;
  readonly render: (store: Store, printed: Printed<RecordOf<R>>, language: Language) => Promise<Paper>;
}): PrintedDocument<R> => declared as PrintedDocument<R>;

const today = ({ clock }: Store): string => clock().toISOString().slice(0, 10);

const invoices = document({
  of: invoice,
  render: async (store, { record, links }, language) => {
    const day = record.issue_date ?? today(store);
    const parties = await partiesOf(store, { id: record.id, entityId: String(links['entity']), day });
    return invoicePaper(record as Invoice, parties, language);
  },
});

export const documents: readonly PrintedDocument[] = [invoices];
