/** What other areas and the machine may use of this area. */
export { authorName } from './sql/clinicians';
export { diseasesSql } from './sql/reports';
export { fillClinic, type ClinicAtWork, type FilledClinic } from './sql/demoClinic';
export { fullName } from './sql/team';
