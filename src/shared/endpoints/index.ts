/** The registry of the client's first load: every endpoint, but for those of `all.ts`, that does not follow from a resource's declaration. Its route, description, call and access test follow from its line here. */
import { accessEndpoints } from './access';
import { accountEndpoints } from './account';
import { invoiceEndpoints } from './invoices';
import { paymentEndpoints } from './payments';
import { referenceEndpoints } from './reference';
import { signInEndpoints } from './signIn';
import { subscriptionEndpoints } from './subscriptions';

export const endpoints = {
  ...signInEndpoints,
  ...accountEndpoints,
  ...accessEndpoints,
  ...referenceEndpoints,
  ...subscriptionEndpoints,
  ...invoiceEndpoints,
  ...paymentEndpoints,
};
