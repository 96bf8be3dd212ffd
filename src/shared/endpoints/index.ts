/** The registry: every endpoint that does not follow from a resource's declaration. Its route, description, call and access test follow from its line here. */
import { accessEndpoints } from './access';
import { accountEndpoints } from './account';
import { paymentEndpoints } from './payments';
import { liveEndpoints } from './live';
import { referenceEndpoints } from './reference';
import { signInEndpoints } from './signIn';
import { subscriptionEndpoints } from './subscriptions';

export const endpoints = {
  ...signInEndpoints,
  ...accountEndpoints,
  ...accessEndpoints,
  ...referenceEndpoints,
  ...subscriptionEndpoints,
  ...paymentEndpoints,
  ...liveEndpoints,
};
export type EndpointName = keyof typeof endpoints;
