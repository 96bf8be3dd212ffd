/** What other areas and the machine may use of this area. */
export { invoicePath } from './screens/invoice/invoicePaths';
export { useTaxRule } from './taxRule';
