/** A trial is given once. Anyone who had one is recognised by any of these keys. Rules: SUB-8, SUB-21. */

/** Mail providers that anyone can have an address at: their domain says nothing about a company. */
const publicMail: ReadonlySet<string> = new Set([
  'aol.com',
  'gmail.com',
  'gmx.com',
  'googlemail.com',
  'hotmail.co.id',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mac.com',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.co.id',
  'outlook.com',
  'plasa.com',
  'proton.me',
  'protonmail.com',
  'rocketmail.com',
  'telkom.net',
  'yahoo.co.id',
  'yahoo.com',
  'yandex.com',
  'ymail.com',
  'zoho.com',
]);

/** The domain of a company's address; undefined for one of a public provider. */
export const companyDomain = (email: string): string | undefined => {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return publicMail.has(domain) ? undefined : domain;
};

export type TrialApplicant = {
  readonly entityId: string;
  /** All three as they are stored: NPWP in 16 digits, phone in E.164, e-mail in lower case. */
  readonly npwp: string | null;
  readonly email: string | null;
  readonly phone: string | null;
};

export type TrialKeys = {
  /** Anyone who had a trial with one of these left it behind: then there is none for this client. */
  readonly refusing: readonly string[];
  /** What the trial of this client leaves behind, `refusing` among them. */
  readonly left: readonly string[];
};

/**
 * The keys of a client. A company is recognised by the domain of its address together with the phone number. The domain of a public mail
 * provider says nothing, so there the phone number alone counts, also that of a company.
 * They contain personal data: they must not be logged.
 */
export const trialKeys = ({ entityId, npwp, email, phone }: TrialApplicant): TrialKeys => {
  const own = [`entity:${entityId}`, ...(npwp ? [`npwp:${npwp}`] : [])];
  if (!phone) return { refusing: own, left: own };
  const domain = email ? companyDomain(email) : undefined;
  const alone = `phone:${phone}`;
  const refusing = [...own, domain ? `contact:${domain}:${phone}` : alone];
  return { refusing, left: [...new Set([...refusing, alone])] };
};
