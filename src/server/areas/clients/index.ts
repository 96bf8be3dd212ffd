/** What other areas and the machine may use of this area. */
export { advanceSubscriptions } from './jobs/subscriptionJob';
export { servedClientsubsdetail } from './resources/clientsubsdetail';
export { servedClientsubsheader } from './resources/clientsubsheader';
export { checkFeatures, refuseUnusable } from './routes/featureUse';
export { demoGround, type DemoGround } from './sql/demoGround';
export { revenueSql } from './sql/reports';
export { mayUse } from './subscriptions/mayUse';
export { applyDue, nextDueAt, type Applied } from './subscriptions/applyDue';
