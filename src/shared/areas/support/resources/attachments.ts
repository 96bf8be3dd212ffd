/** What can be attached to a message or a note of a ticket. Rule: TKT-2. */
import { files } from '#shared/kit/fields';

/** Up to five documents or pictures; mails bring some other types, too. */
export const attachments = () =>
  files({
    types: [
      'application/pdf',
      'image/png',
      'image/jpeg',
      'image/webp',
      'image/heic',
      'text/calendar',
      'application/pkcs7-mime',
      'message/rfc822',
    ],
    max: 10 * 1_048_576,
    most: 5,
  });
