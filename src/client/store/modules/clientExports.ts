/** The exports of all of a client's data, by the client's id. Rule: PRV-14. */
import type { ClientExport } from '#shared/domain/clientExport';
import { createLookup } from '../../storeKit/createLookup';
import type { FlowParts } from '../flowParts';

export const clientExports = createLookup<'clientExports', readonly ClientExport[], FlowParts>(
  'clientExports',
  ({ services: { subscriptions } }) => subscriptions.exports,
);
