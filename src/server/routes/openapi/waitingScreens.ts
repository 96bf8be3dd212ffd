/** OpenAPI of the screens of waiting rooms. */
import type { waitingScreenEndpoints } from '#shared/areas/clinic/endpoints/waitingScreen';
import type { Descriptions } from './operations';

export const waitingScreenDescriptions: Descriptions<typeof waitingScreenEndpoints> = {
  calls: {
    tag: 'visits',
    summary:
      'The numbers that were called today at the clinic whose screen has this key, the latest first: `meta.calls` has number, initials and place. Nothing once the clinic may not use its queue any more',
  },
};
