/** Who pays for a clinic's patients. */
import { payer } from '#shared/areas/clinic/resources/payer';
import { defineServerResource } from '#server/repository/serverResource';

export const servedPayer = defineServerResource(payer, { tenant: true, changesWith: [] });
