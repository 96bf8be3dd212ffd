/** OpenAPI of live updates: the stream of events, and presence at a record. */
import type { liveEndpoints } from '#shared/endpoints/live';
import { presenceModes, STREAM_TYPE } from '#shared/live';
import type { Descriptions } from './operations';
import { meta, whole } from './schemas';

const people = {
  type: 'array',
  maxItems: 20,
  items: whole({ name: { type: 'string' }, mode: { type: 'string', enum: [...presenceModes] } }),
};

export const liveDescriptions: Descriptions<typeof liveEndpoints> = {
  events: {
    tag: 'live',
    summary: 'A stream of what changed, of what you may list or get: types, ids and versions, never contents',
    answer: [
      200,
      'Events `open` (`{stream}`), `stale` (`{own, resources: [{type, list, records: [{id, version}], gone: [id]}]}`), `all`, `presence` (`{type, id}`) and `end`.',
      { type: 'string' },
      STREAM_TYPE,
    ],
    refusals: ['media_type.not_acceptable'],
  },
  presence: {
    tag: 'live',
    summary: 'Say which record your tab shows, and learn who else is there; people who may not see users learn of nobody',
    answer: [200, 'Who else is there.', meta(whole({ people }))],
    refusals: ['query.invalid', 'access.denied'],
  },
};
