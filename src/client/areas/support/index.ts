/** What other areas and the machine may use of this area. */
export { ticketSessions } from './flows/ticketSessions';
export * as modules from './modules';
