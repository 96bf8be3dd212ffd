/** The clients' credit: written when payments are settled only. Rule: MNY-11. */
import { clientCredit } from '#shared/areas/billing/resources/clientCredit';
import { defineServerResource } from '#server/repository/serverResource';

export const servedClientCredit = defineServerResource(clientCredit, { tenant: true, moneyOf: 'entity_id' });
