/** The documents that records can be printed as. Each declaration gives the addresses of `routes/documents` and their descriptions. Rule: INV-5. */
import type { Paper } from '#shared/documents/paper';
import type { Language } from '#shared/locale';
import type { RecordOf, Resource } from '#shared/kit/resource';
import { creditNote, type CreditNote } from '#shared/areas/billing/resources/creditNote';
import { invoice } from '#shared/areas/billing/resources/invoice';
import { payment, type Payment } from '#shared/areas/billing/resources/payment';
import type { ResourceName } from '#shared/areas/resources';
import { numberOf, partiesOf } from '../sql/invoiceParties';
import { printedAccount } from '../sql/bankAccounts';
import type { Store } from '#server/repository/store';
import { dutyRuleOn } from '../sql/taxRules';
import { creditNotePaper } from './creditNotePaper';
import { invoicePaper } from './invoicePaper';
import { receiptPaper } from './receiptPaper';

export type PrintedDocument<R extends Resource = Resource> = {
  /** Whoever may get a record of this resource may print it. */
  readonly of: R;
  /** The resource's name in the registry. */
  readonly name: ResourceName;
  /** What is answered for a record that has no such document. */
  readonly none?: 'receipt.none';
  readonly render: (store: Store, record: never, language: Language) => Promise<Paper | undefined>;
};

const document = <R extends Resource>(declared: {
  readonly of: R;
  readonly name: ResourceName;
  readonly none?: 'receipt.none';
  readonly render: (store: Store, record: RecordOf<R>, language: Language) => Promise<Paper | undefined>;
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

/** What a receipt and a credit note are about: the number of the invoice, and its parties. */
const aboutInvoice = async (store: Store, { invoice: about, entity }: Pick<Payment | CreditNote, 'invoice' | 'entity'>, day: string) => {
  const of = { id: about!.id, entityId: entity!.id, day };
  return [await numberOf(store, of), await partiesOf(store, of)] as const;
};

const receipts = document({
  of: payment,
  name: 'payment',
  none: 'receipt.none',
  render: async (store, record, language) => {
    const [invoice, parties] = await aboutInvoice(store, record, record.paid_at);
    const account = record.bank_account && (await printedAccount(store, record.bank_account.id));
    const rule = await dutyRuleOn(store, record.paid_at);
    return receiptPaper(record, { account, invoice, parties, rule }, language);
  },
});

const creditNotes = document({
  of: creditNote,
  name: 'creditNote',
  render: async (store, record, language) =>
    creditNotePaper(record, ...(await aboutInvoice(store, record, record.issue_date ?? today(store))), language),
});

export const documents: readonly PrintedDocument[] = [invoices, receipts, creditNotes];
