/** Who opened which record: written by the reading itself, of which nothing else is noted. Rule: PAT-11. */
import { reading } from '#shared/areas/clinic/resources/reading';
import { defineServerResource } from '#server/repository/serverResource';

export const servedReading = defineServerResource(reading, { tenant: true, changesWith: [], unaudited: true });
