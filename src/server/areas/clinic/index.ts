/** What other areas and the machine may use of this area. */
export { diseasesSql } from './sql/reports';
export { fillClinic, type FilledClinic } from './sql/demoClinic';
