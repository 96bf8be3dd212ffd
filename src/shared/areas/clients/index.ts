/** Clients and their subscriptions. */
import { clientsubsdetail } from './resources/clientsubsdetail';
import { clientsubsheader } from './resources/clientsubsheader';
import { entity } from './resources/entity';
import { supportGrant } from './resources/supportGrant';

export const clients = {
  entity,
  clientsubsheader,
  clientsubsdetail,
  supportGrant,
};
