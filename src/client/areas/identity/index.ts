/** What other areas and the machine may use of this area. */
export { markAllRead } from './flows/markAllRead';
export { register } from './flows/register';
export { resetLink } from './flows/resetLink';
export { useOwnLines, useSentence } from './screens/profile/ActivityCard';
export { deviceOf } from './screens/profile/device';
export * as modules from './modules';
