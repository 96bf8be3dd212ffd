/** What other areas and the machine may use of this area. */
export { useTaxRule } from './taxRule';
export * as modules from './modules';
