/** What other areas and the machine may use of this area. */
export { ticketsSql } from './sql/reports';
