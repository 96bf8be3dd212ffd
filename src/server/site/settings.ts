/** The operator's own facts for the public site, from one JSON file; whatever it leaves out is empty, and not shown. Rule: SIT-1. */
import { readFileSync } from 'node:fs';
import { isEmail, isPlainText } from '#shared/kit/values';
import { socialNetworks, stores, type BankAccount, type SiteSettings } from '#shared/site';

/** What the file may say; the rest of the settings come from the environment. */
export type SiteFile = Omit<SiteSettings, 'brand' | 'member_url' | 'cloud_url'>;

/** Adds every fault to the list, and returns the value or an empty one. */
type Read<T> = (value: unknown, at: string, faults: string[]) => T;

/** Bank accounts that a file could hold. */
const MOST_ACCOUNTS = 10;

const text =
  (max: number, lines = false): Read<string> =>
  (value, at, faults) => {
    if (typeof value === 'string' && value.length <= max && isPlainText(value) && (lines || !value.includes('\n'))) return value.trim();
    faults.push(`${at} must be a text of at most ${max} characters${lines ? '' : ' on one line'}`);
    return '';
  };

const email: Read<string> = (value, at, faults) => {
  if (value === '' || (typeof value === 'string' && isEmail(value))) return value;
  faults.push(`${at} must be an e-mail address`);
  return '';
};

const address: Read<string> = (value, at, faults) => {
  if (value === '') return '';
  if (typeof value === 'string' && value.length <= 500 && /^https?:\/\//.test(value) && URL.canParse(value)) return value;
  faults.push(`${at} must be an address starting with http:// or https://`);
  return '';
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with these members and no others; those that are left out are read as `absent` says. */
const members =
  <T extends object>(readers: { readonly [K in keyof T]-?: Read<T[K]> }, absent: (name: string) => unknown = () => ''): Read<T> =>
  (value, at, faults) => {
    const within = (name: string) => (at ? `${at}.${name}` : name);
    const given = isObject(value) ? value : {};
    if (!isObject(value)) faults.push(`${at || 'what it holds'} must be an object`);
    for (const name of Object.keys(given).filter((one) => !Object.hasOwn(readers, one)))
      faults.push(`${within(name.slice(0, 60))} is no setting`);
    return Object.fromEntries(
      Object.entries<Read<unknown>>(readers).map(([name, read]) => [name, read(given[name] ?? absent(name), within(name), faults)]),
    ) as T;
  };

const account = members<BankAccount>({ bank: text(60), number: text(40), holder: text(120) });

/** Those of the named addresses that are set. */
const addresses =
  <N extends string>(names: readonly N[]): Read<Partial<Record<N, string>>> =>
  (value, at, faults) => {
    const all = members<Record<string, string>>(Object.fromEntries(names.map((name) => [name, address])))(value, at, faults);
    return Object.fromEntries(Object.entries(all).filter(([, set]) => set !== '')) as Partial<Record<N, string>>;
  };

/** Bank accounts of a file from the time when it held them: those that are whole. The others are no fault, as the start needs none of them. */
const fileAccounts = (value: unknown): readonly BankAccount[] =>
  (Array.isArray(value) ? value.slice(0, MOST_ACCOUNTS) : []).flatMap((one): BankAccount[] => {
    const faults: string[] = [];
    const { bank, number, holder } = account(one, '', faults);
    return faults.length || !bank || !number || !holder ? [] : [{ bank, number, holder }];
  });

const readers = {
  legal_name: text(120),
  address: text(500, true),
  email_support: email,
  email_privacy: email,
  phone: text(40),
  whatsapp: text(40),
  nib: text(40),
  pse_no: text(60),
  npwp: text(40),
  dpo_name: text(120),
  hosting_region: text(120),
  sla: text(300),
  cap: text(300),
  forum: text(300),
  social: addresses(socialNetworks),
  store_badges: addresses(stores),
} satisfies { [K in keyof SiteFile]-?: Read<SiteFile[K]> };

const readFile = members<SiteFile>(readers, (name) => (name === 'social' || name === 'store_badges' ? {} : ''));

/** `fileAccounts`: undefined where the file has none of the accounts that it once could hold. */
export type ReadSite = { readonly settings: SiteFile; readonly fileAccounts: readonly BankAccount[] | undefined };

const contentOf = (file: string, demanded: boolean, faults: string[]): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' || demanded) faults.push(`it can't be read: ${code === undefined ? message : code}`);
    return {};
  }
};

/**
 * @param file its path; it must exist only if it is `demanded`
 * @param faults receives one sentence for each fault
 */
export function readSiteFile(file: string, demanded: boolean, faults: string[]): ReadSite {
  const found: string[] = [];
  const content = contentOf(file, demanded, found);
  const { bank_accounts: former, ...rest } = isObject(content) ? content : {};
  const settings = readFile(isObject(content) ? rest : content, '', found);
  faults.push(...found.map((fault) => `SITE_FILE (${file}): ${fault}.`));
  return { settings, fileAccounts: former === undefined ? undefined : fileAccounts(former) };
}
