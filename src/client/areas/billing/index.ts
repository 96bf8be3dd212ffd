/** What other areas and the machine may use of this area. */
export { useTaxRule } from './taxRule';
export { InvoiceStatus } from './screens/invoice/InvoiceStatus';
export * as modules from './modules';
