/** What other areas and the machine may use of this area. */
export { fillClinic, type FilledClinic } from './sql/demoClinic';
