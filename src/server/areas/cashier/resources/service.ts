/** The services of clinics: each client's own, held apart by the database. Rule: SVC-6. */
import { service } from '#shared/areas/cashier/resources/service';
import { defineServerResource } from '#server/repository/serverResource';

export const servedService = defineServerResource(service, { tenant: true });
