/** What other areas and the machine may use of this area. */
export * as modules from './modules';
export { useOwnShift } from './screens/cashier/useCashier';
export { ChargesCard } from './screens/visitCharge/ChargesCard';
