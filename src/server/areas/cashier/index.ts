/** What other areas and the machine may use of this area. */
export { moveCharge, postCharge, voidChargeOf, voidChargesOfVisit } from './money/charges';
export { fillCashier } from './sql/demoMoney';
export { cashierSql } from './sql/reports';
export { openShift } from './sql/bills';
export { clinicBookFaults, clinicTotals } from './sql/books';
