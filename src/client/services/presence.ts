/** Which record a tab shows, and who else is there. Names stay out of the store, and so out of DevTools and saved sessions. Rule: LIV-5. */
import { liveEndpoints } from '#shared/endpoints/live';
import type { PresenceMode } from '#shared/live';
import { asks } from './endpointCalls';
import type { Http } from './http';

/** A record by its JSON:API type and id, and what the tab does with it. */
export type Shown = { readonly type: string; readonly id: string; readonly mode: PresenceMode };

/** Somebody else at the record. */
export type Present = { readonly name: string; readonly mode: PresenceMode };

export const presenceService = (http: Http) => {
  const ask = asks(http)(liveEndpoints.presence, (document) => (document?.meta as { people?: readonly Present[] } | undefined)?.people);
  /** Says what the tab of a stream shows; null for no record. @returns who else is there; nobody where it could not be asked */
  return async (stream: string, shown: Shown | null): Promise<readonly Present[]> => {
    const given = shown ? { id: stream, resource: shown.type, record: shown.id, mode: shown.mode } : { id: stream };
    const outcome = await ask(given, new AbortController().signal);
    return 'answer' in outcome ? outcome.answer : [];
  };
};
