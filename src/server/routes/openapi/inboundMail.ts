/** OpenAPI of mails that a relay hands over. */
import type { inboundMailEndpoints } from '#shared/areas/support/endpoints/inboundMail';
import type { Descriptions } from './operations';
import { meta, whole } from './schemas';

export const inboundMailDescriptions: Descriptions<typeof inboundMailEndpoints> = {
  inboundMail: {
    tag: 'tickets',
    summary: 'Take an answer to a mail about a ticket: the raw mail (MIME), its hash in Content-Digest, signed in X-Signature',
    answer: [200, 'What became of it.', meta(whole({ result: { enum: ['taken', 'noted', 'repeated', 'ignored'] } }))],
    refusals: ['route.missing', 'body.too_large', 'notice.signature', 'notice.stale', 'notice.invalid'],
  },
};
