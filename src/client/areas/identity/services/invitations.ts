/** An invitation to a client, by the token of its mail: what it says, and accepting it. */
import { endpoints } from '#shared/endpoints/index';
import { asks } from '#client/services/endpointCalls';
import type { Answer, Http } from '#client/services/http';

/** What an invitation says. `has_account`: the address that it is for can sign in already. */
export type Invitation = {
  readonly client: string;
  readonly role: string;
  readonly inviter: string | null;
  readonly email: string;
  readonly has_account: boolean;
};
/** The client that the person belongs to from now on. */
export type Accepted = { readonly entity: string; readonly client: string };

const invitationIn = (document: Answer | null): Invitation | undefined => {
  const meta = document?.meta as Invitation | undefined;
  return typeof meta?.email === 'string' ? meta : undefined;
};

const acceptedIn = (document: Answer | null): Accepted | undefined => {
  const meta = document?.meta as Accepted | undefined;
  return typeof meta?.entity === 'string' ? meta : undefined;
};

export const invitationService = (http: Http) => {
  const ask = asks(http);
  return { read: ask(endpoints.readInvitation, invitationIn), accept: ask(endpoints.acceptInvitation, acceptedIn) };
};
