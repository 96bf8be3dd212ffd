/** Endpoints of live updates: the stream, and which record its tab shows. Rules: LIV-1, LIV-5. */
import { oneOf, text } from '../kit/fields';
import { defineInput } from '../kit/resource';
import { presenceModes } from '../live';
import type { Endpoints } from './endpoint';

/** POST /events/{id}/presence: JSON:API type and id of the record; without a mode, the tab shows none. */
export const presence = defineInput('presence', '/presence', {
  attributes: { resource: text({ max: 60 }), record: text({ max: 36 }), mode: oneOf(presenceModes) },
});

export const liveEndpoints = {
  events: { method: 'GET', path: '/events', who: 'signedIn' },
  presence: { method: 'POST', path: '/events/{id}/presence', who: 'signedIn', input: presence },
} as const satisfies Endpoints;
