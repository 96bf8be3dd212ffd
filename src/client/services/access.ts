/** What stands between a person and an act, looking around as someone else may, and what is taken along. */
import { exporting, type Exporting } from '#shared/exportReport';
import { read, type Answer, type Http } from './http';
import type { Outcome } from './serviceResults';

/** A permission, the names of the roles that hold it, and of admins who can give it. */
export type Explanation = { readonly permission: string; readonly roles: readonly string[]; readonly ask: readonly string[] };

/** A link that sets a new password, and the minutes that it is good. */
export type MadeLink = { readonly uri: string; readonly minutes: number };

export type AccessService = {
  explain(asked: { readonly permission: string }, signal: AbortSignal): Promise<Outcome<Explanation>>;
  /** From the next request on, everything is answered as to someone with this role. */
  viewAs(asked: { readonly role: string }, signal: AbortSignal): Promise<Outcome<null>>;
  /** Whoever takes a list out says so. */
  sayExport(what: Exporting, signal: AbortSignal): Promise<Outcome<null>>;
  /** For the person whose account a mail (by its id) is about. */
  makeResetLink(asked: { readonly mail: string }, signal: AbortSignal): Promise<Outcome<MadeLink>>;
  endViewAs(nothing: null, signal: AbortSignal): Promise<Outcome<null>>;
};

const VIEW_AS = '/me/view-as';

const linkIn = (document: Answer | null): MadeLink | undefined => {
  const { uri, minutes } = (document?.meta ?? {}) as Partial<MadeLink>;
  return typeof uri === 'string' && typeof minutes === 'number' ? { uri, minutes } : undefined;
};

export const accessService = (http: Http): AccessService => ({
  explain: async ({ permission }, signal) =>
    read(await http({ method: 'GET', path: `/me/explanation?permission=${encodeURIComponent(permission)}` }, signal), (document) => {
      const data = document?.data;
      return data && 'attributes' in data ? (data.attributes as unknown as Explanation) : undefined;
    }),
  viewAs: async ({ role }, signal) => {
    const document = { data: { type: 'view-as', relationships: { role: { data: { type: 'roles', id: role } } } } };
    return read(await http({ method: 'POST', path: VIEW_AS, document }, signal), () => null);
  },
  sayExport: async (attributes, signal) =>
    read(await http({ method: 'POST', path: '/me/exports', document: { data: { type: exporting.type, attributes } } }, signal), () => null),
  makeResetLink: async ({ mail }, signal) =>
    read(await http({ method: 'POST', path: `/mails/${encodeURIComponent(mail)}/reset-link` }, signal), linkIn),
  endViewAs: async (_, signal) => read(await http({ method: 'DELETE', path: VIEW_AS }, signal), () => null),
});
