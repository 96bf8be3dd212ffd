/** What a demo tells the sign-in page: its shared accounts, whose password is public by intent. */
import type { Config } from '../config';
import { accounts } from '../db/seed/roles';

/** JSON for `<meta name="demo">`; undefined where this is no demo. */
export const demoMeta = ({ demo, seedPassword }: Pick<Config, 'demo' | 'seedPassword'>): string | undefined =>
  demo ? JSON.stringify({ password: seedPassword, accounts: accounts.map(({ email, role }) => ({ email, role })) }) : undefined;

/** E-mail addresses of the accounts that nobody may change; none where this is no demo. */
export const demoEmails = ({ demo }: Pick<Config, 'demo'>): readonly string[] => (demo ? accounts.map(({ email }) => email) : []);
