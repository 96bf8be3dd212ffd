/** The exports of all of a client's data, by the client's id. Rule: PRV-14. */
import type { ClientExport } from '#shared/areas/clients/domain/clientExport';
import { createLookup } from '#client/storeKit/createLookup';
import type { FlowParts } from '#client/store/flowParts';

export const clientExports = createLookup<'clientExports', readonly ClientExport[], FlowParts>(
  'clientExports',
  ({ services: { subscriptions } }) => subscriptions.exports,
);
