/** OpenAPI of the regions of Indonesia. */
import { regionLimits, REGIONS_PATH } from '#shared/domain/region';
import { answer, asked, refusals, type Operation } from './operations';
import type { Schema } from './schemas';

const region: Schema = {
  type: 'object',
  properties: {
    type: { const: 'regions' },
    id: { type: 'string', description: 'The code: 2 digits for a province, 4 for a regency or city, 6 for a district, 10 for a village.' },
    attributes: {
      type: 'object',
      properties: {
        code: { type: 'string' },
        name: { type: 'string' },
        full_name: { type: 'string', description: 'With the names of what it lies in.' },
      },
      required: ['code', 'name', 'full_name'],
    },
  },
  required: ['type', 'id', 'attributes'],
};

/** Paths under the API's root. */
export const regionPaths: Readonly<Record<string, Operation>> = {
  [REGIONS_PATH]: {
    get: {
      tags: ['about'],
      summary: 'Regions of Indonesia by name or by code',
      parameters: [
        asked(
          'q',
          { type: 'string', minLength: regionLimits.fewestCharacters, maxLength: regionLimits.mostCharacters },
          `Words of the name, also of what the region lies in. At most ${regionLimits.found} are found.`,
        ),
        asked('codes', { type: 'string' }, `Instead of q: up to ${regionLimits.codes} codes, separated by commas.`),
      ],
      responses: {
        200: answer('The regions, the best fit first.', {
          type: 'object',
          properties: { data: { type: 'array', items: region } },
          required: ['data'],
        }),
        ...refusals('session.missing', 'session.expired', 'two_step.set_up_first', 'query.unknown', 'query.invalid', 'rate.limited'),
      },
    },
  },
};
