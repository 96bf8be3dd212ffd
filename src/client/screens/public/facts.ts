/** Facts that several pages draw from settings and catalogue. */
import type { Language } from '#shared/locale';
import type { BankAccount, Catalogue, SiteSettings } from '#shared/site';

/** The longest trial of all packages, in days; 0 for none, and where the catalogue could not be read. */
export const trialDaysOf = (catalogue: Catalogue | null): number => Math.max(0, ...(catalogue?.packages ?? []).map(({ trial_days }) => trial_days));

export const bankAccountOf = ({ bank, number, holder }: BankAccount): string => `${bank} ${number} a.n. ${holder}`;

/** Where one registers: elsewhere, when that is set. */
export const registerHref = ({ member_url }: SiteSettings): string => member_url || '/register';

/** Names in a row, as the language strings them: "Klinik dan Rumah Sakit". */
export const listed = (names: readonly string[], language: Language): string => new Intl.ListFormat(language).format(names);
