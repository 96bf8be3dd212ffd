/** What other areas and the machine may use of this area. */
export { reportRoutes } from './routes/reports';
