/** The registry of the client's first load: every endpoint, but for those of `all.ts`, that does not follow from a resource's declaration. Its route, description, call and access test follow from its line here. */
import { accessEndpoints } from '../areas/identity/endpoints/access';
import { accountEndpoints } from '../areas/identity/endpoints/account';
import { paymentEndpoints } from '../areas/billing/endpoints/payments';
import { referenceEndpoints } from './reference';
import { signInEndpoints } from '../areas/identity/endpoints/signIn';
import { subscriptionEndpoints } from '../areas/clients/endpoints/subscriptions';

export const endpoints = {
  ...signInEndpoints,
  ...accountEndpoints,
  ...accessEndpoints,
  ...referenceEndpoints,
  ...subscriptionEndpoints,
  ...paymentEndpoints,
};
