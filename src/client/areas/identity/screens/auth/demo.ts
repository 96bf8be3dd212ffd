/** The demo flag as the server puts it into the document: the shared accounts and their password. Nothing where this is no demo. */
import { pageMeta } from '#client/ui/pageMeta';

/** @see src/server/site/demoMeta.ts, which writes it */
export type Demo = {
  readonly password: string;
  readonly accounts: readonly { readonly email: string; readonly role: 'admin' | 'creator' | 'member' }[];
};

export const demoOffer = (): Demo | undefined => {
  const text = pageMeta('demo');
  return text === undefined ? undefined : (JSON.parse(text) as Demo);
};
