/** What other areas and the machine may use of this area. */
export { useMailStatuses } from './screens/OutboxList';
export { linePath, mailPath, outboxPath } from './screens/paths';
export * as modules from './modules';
