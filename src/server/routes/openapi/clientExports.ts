/** OpenAPI of links to exports of a client's data. */
import type { clientExportEndpoints } from '#shared/areas/clients/endpoints/clientExports';
import type { Descriptions } from './operations';
import { ref } from './schemas';

export const clientExportDescriptions: Descriptions<typeof clientExportEndpoints> = {
  clientExportLink: {
    tag: 'entity',
    summary: 'A link to an export of all data of your client, for you and for a few minutes',
    answer: [200, 'The link.', ref('FileLink')],
    refusals: ['file.missing'],
  },
};
