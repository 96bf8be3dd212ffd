/** The gateways that this server takes payments by: manual transfer always, the test gateway only where its secret is set. Rule: INV-7. */
import type { Config } from '#server/config';
import type { Gateways } from './gateway';
import { manualTransfer } from './manualTransfer';
import { testGateway } from './testGateway';

export const gatewaysOf = ({ testGatewaySecret }: Pick<Config, 'testGatewaySecret'>): Gateways => ({
  manual: manualTransfer,
  ...(testGatewaySecret !== undefined && { test: testGateway(testGatewaySecret) }),
});
