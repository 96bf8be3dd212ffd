/** What other areas and the machine may use of this area. */
export { calendar } from './flows/calendar';
