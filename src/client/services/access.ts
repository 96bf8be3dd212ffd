/** Why something is refused, viewing as a role, reported exports, and the link to a new password for somebody else. */
import { endpoints } from '#shared/endpoints/index';
import { role as roles } from '#shared/areas/identity/resources/role';
import { asks } from '#client/services/endpointCalls';
import type { Answer, Http } from '#client/services/http';

/** A permission, the names of the roles that hold it, and of admins who can give it. */
export type Explanation = { readonly permission: string; readonly roles: readonly string[]; readonly ask: readonly string[] };

/** A link that sets a new password, and for how many minutes it works. */
export type MadeLink = { readonly uri: string; readonly minutes: number };

const explanationIn = (document: Answer | null): Explanation | undefined => {
  const data = document?.data;
  return data && 'attributes' in data ? (data.attributes as unknown as Explanation) : undefined;
};

const linkIn = (document: Answer | null): MadeLink | undefined => {
  const { uri, minutes } = (document?.meta ?? {}) as Partial<MadeLink>;
  return typeof uri === 'string' && typeof minutes === 'number' ? { uri, minutes } : undefined;
};

export const accessService = (http: Http) => {
  const ask = asks(http);
  const viewAs = ask(endpoints.viewAs);
  const makeResetLink = ask(endpoints.makeResetLink, linkIn);
  return {
    explain: ask(endpoints.explain, explanationIn),
    /** From the next request on, everything is answered as to someone with this role. */
    viewAs: ({ role }: { readonly role: string }, signal: AbortSignal) => viewAs({ role: { type: roles.type, id: role } }, signal),
    endViewAs: ask(endpoints.endViewAs),
    /** Reports that a list was exported. */
    reportExport: ask(endpoints.reportExport),
    /** For the person whose account a mail (by its id) is about. */
    makeResetLink: ({ mail }: { readonly mail: string }, signal: AbortSignal) => makeResetLink({ id: mail }, signal),
  };
};
