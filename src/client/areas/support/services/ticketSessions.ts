/** Sessions of tickets: attached by the person who reports a problem, read by staff. Rule: TKT-15. */
import { ticketSessionEndpoints } from '#shared/areas/support/endpoints/ticketSessions';
import { callOf } from '#client/services/endpointCalls';
import type { Files, FileTicket } from '#client/services/files';
import { read, type Answer, type Http } from '#client/services/http';

/** A session on a slow line, in milliseconds. */
const TIMEOUT = 120_000;

/** The ticket that gets the session, and the session's file, which waits among the files. */
export type Attachment = { readonly id: string; readonly file: FileTicket };

const fileIn = (document: Answer | null): Blob | undefined => {
  const file = document?.['file'];
  return file instanceof Blob ? file : undefined;
};

export const ticketSessionService = (http: Http, files: Files) => ({
  attach: async ({ id, file }: Attachment, signal: AbortSignal) => {
    const content = files.find(file) ?? new Blob();
    return read(
      await http({ ...callOf(ticketSessionEndpoints.attachSession, { id }), file: content, timeout: TIMEOUT }, signal),
      () => null,
    );
  },
  content: async ({ id }: { readonly id: string }, signal: AbortSignal) =>
    read(await http({ ...callOf(ticketSessionEndpoints.readSession, { id }), isFile: true, timeout: TIMEOUT }, signal), fileIn),
});
