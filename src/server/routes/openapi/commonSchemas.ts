/** Shapes of requests and answers that belong to no resource. */
import { errors } from '#shared/errors';
import { limits } from '#shared/limits';
import { object, type Schema } from './schemas';

const problem = object(
  {
    id: { type: 'string' },
    status: { type: 'string' },
    code: { type: 'string', enum: Object.keys(errors) },
    title: { type: 'string', description: 'In the language of Accept-Language.' },
    detail: { type: 'string' },
    source: object({ pointer: { type: 'string' }, parameter: { type: 'string' }, header: { type: 'string' } }),
    meta: { type: 'object' },
  },
  ['status', 'code', 'title'],
);

/** A document that has nothing but `meta`. */
const inMeta = (properties: Schema, required: readonly string[]): Schema => object({ meta: object(properties, required) }, ['meta']);

/** Shapes that belong to no resource. */
export const commonSchemas: Record<string, Schema> = {
  Errors: object({ errors: { type: 'array', items: problem, minItems: 1 } }, ['errors']),
  Links: { type: 'object', additionalProperties: { type: ['string', 'null'] } },
  PageMeta: object({ page: object({ total: { type: 'integer', minimum: 0 } }, ['total']) }),
  Included: { type: 'array', items: { type: 'object' } },
  Token: object(
    {
      token_type: { const: 'Bearer' },
      expires_in: { type: 'integer', description: 'Seconds.' },
      access_token: { type: 'string' },
      device_token: {
        type: 'string',
        description:
          'Keep it in this browser and send it with the next sign-in to this account: others who guess wrong do not lock the account for it.',
      },
    },
    ['token_type', 'expires_in', 'access_token', 'device_token'],
  ),
  Deletion: object({
    data: object(
      {
        type: { const: 'deletions' },
        id: { type: 'string', format: 'uuid', description: 'Made by you, so that a retry deletes nothing twice.' },
        attributes: object({
          ids: { type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: limits.deletion },
          query: { type: 'string', description: "A list's query string: all that it finds." },
        }),
      },
      ['type', 'attributes'],
    ),
  }),
  Upload: object({ attachment: { type: 'string', format: 'binary', description: 'PNG, JPEG or WebP, at most 5 MB.' } }, ['attachment']),
  FileUpload: object({ attachment: { type: 'string', format: 'binary' } }, ['attachment']),
  UploadedFile: inMeta(
    {
      file: object(
        {
          name: { type: 'string', description: 'As it was sent, cleaned, with an extension of its true type.' },
          size: { type: 'integer', description: 'Bytes.' },
          type: { type: 'string', description: 'Media type, recognised from the bytes.' },
        },
        ['name', 'size', 'type'],
      ),
    },
    ['file'],
  ),
  WaitingFile: inMeta(
    {
      file: object(
        {
          id: { type: 'string', description: 'To be sent with the record.' },
          name: { type: 'string' },
          size: { type: 'integer', description: 'Bytes.' },
          type: { type: 'string', description: 'Media type, recognised from the bytes.' },
        },
        ['id', 'name', 'size', 'type'],
      ),
    },
    ['file'],
  ),
  FileLink: inMeta(
    {
      url: { type: 'string', format: 'uri-reference', description: 'To be called with your own token, until it expires.' },
      expires_at: { type: 'string', format: 'date-time' },
    },
    ['url', 'expires_at'],
  ),
  Uploaded: object({ url: { type: 'string', format: 'uri-reference' } }, ['url']),
};
