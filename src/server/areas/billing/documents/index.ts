/** The documents of this area: invoices, receipts and credit notes. Rule: INV-5. */
import { creditNote, type CreditNote } from '#shared/areas/billing/resources/creditNote';
import { invoice } from '#shared/areas/billing/resources/invoice';
import { payment, type Payment } from '#shared/areas/billing/resources/payment';
import { numberOf, partiesOf, partiesOn } from '../sql/invoiceParties';
import { printedAccount } from '../sql/bankAccounts';
import { printedDocument, type PrintedDocument } from '#server/documents/printedDocument';
import type { Store } from '#server/repository/store';
import { dutyRuleOn } from '../sql/taxRules';
import { creditNotePaper } from './creditNotePaper';
import { invoicePaper } from './invoicePaper';
import { withPictures } from './pictures';
import { receiptPaper } from './receiptPaper';

const today = ({ clock }: Store): string => clock().toISOString().slice(0, 10);

const invoices = printedDocument({
  of: invoice,
  name: 'invoice',
  render: async (store, record, language) => {
    const day = record.issue_date ?? today(store);
    const parties = await partiesOf(store, { id: record.id, entityId: record.entity.id, day });
    return withPictures(store, invoicePaper(record, parties, language));
  },
});

/** What a receipt and a credit note are about: the number of the invoice, and its parties with the issuer of the document's own day. */
const aboutInvoice = async (store: Store, { invoice: about, entity }: Pick<Payment | CreditNote, 'invoice' | 'entity'>, day: string) => {
  const of = { id: about!.id, entityId: entity!.id, day };
  return [await numberOf(store, of), await partiesOn(store, await partiesOf(store, of), day)] as const;
};

const receipts = printedDocument({
  of: payment,
  name: 'payment',
  none: 'receipt.none',
  render: async (store, record, language) => {
    const [invoice, parties] = await aboutInvoice(store, record, record.paid_at);
    const account = record.bank_account && (await printedAccount(store, record.bank_account.id));
    const rule = await dutyRuleOn(store, record.paid_at);
    const paper = receiptPaper(record, { account, invoice, parties, rule }, language);
    return paper && withPictures(store, paper);
  },
});

const creditNotes = printedDocument({
  of: creditNote,
  name: 'creditNote',
  render: async (store, record, language) => {
    const [invoice, parties] = await aboutInvoice(store, record, record.issue_date ?? today(store));
    return withPictures(store, creditNotePaper(record, invoice, parties, language));
  },
});

export const billingDocuments: readonly PrintedDocument[] = [invoices, receipts, creditNotes];
