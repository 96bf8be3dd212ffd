/** What other areas and the machine may use of this area. */
export { ticketSessions } from './flows/ticketSessions';
export { SessionPage } from './screens/session/SessionPage';
export type { PlayerProps } from './screens/session/SessionView';
export { Value } from './screens/session/StepData';
export * as modules from './modules';
