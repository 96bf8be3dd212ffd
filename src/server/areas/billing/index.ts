/** What other areas and the machine may use of this area. */
export { withPictures } from './documents/pictures';
export { gatewaysOf } from './gateways';
export { servedInvoice } from './resources/invoice';
export { creditAll, creditPart } from './settlement/creditNotes';
export { leaveGrace } from './settlement/settle';
export { taxRuleOf } from './settlement/taxOfToday';
export { accessTerms, billingTerms, fewestDays } from './sql/billingTerms';
export { bookFaults, bookTotals } from './sql/books';
export { billedInvoices, clientCreditOf, invoiceOfDay, invoicesFrom, openInvoicesOf, unpaidInvoices } from './sql/invoiceMoney';
export { unpaidBalance } from './sql/invoices';
export { invoicesSql } from './sql/reports';
export { dutyRuleOn } from './sql/taxRules';
