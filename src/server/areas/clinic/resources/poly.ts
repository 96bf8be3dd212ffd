/** The places where a clinic's doctors see patients. */
import { poly } from '#shared/areas/clinic/resources/poly';
import { defineServerResource } from '#server/repository/serverResource';

export const servedPoly = defineServerResource(poly, { tenant: true, changesWith: [] });
