/** Facts that several pages draw from settings and catalogue. */
import { useTranslation } from 'react-i18next';
import { writePlan, type ChosenPlan } from '#shared/areas/clients/domain/chosenPlan';
import type { BankAccount, Catalogue, SiteSettings } from '#shared/site';

/** The longest trial of all packages, in days; 0 for none, and where the catalogue could not be read. */
export const trialDaysOf = (catalogue: Catalogue | null): number =>
  Math.max(0, ...(catalogue?.packages ?? []).map(({ trial_days }) => trial_days));

export const bankAccountOf = ({ bank, number, holder }: BankAccount): string => `${bank} ${number} a.n. ${holder}`;

/** Where one registers, with a plan: elsewhere, when that is set. */
export const registerHref = ({ member_url }: SiteSettings, plan?: ChosenPlan): string => {
  const page = member_url || '/register';
  return plan ? `${page}${page.includes('?') ? '&' : '?'}${writePlan(plan)}` : page;
};

/** Strings names together as the language does: "Klinik dan Rumah Sakit". The browser's own Intl.ListFormat takes a slow phone longer to make than the page to wake. */
export function useListing(): (names: readonly string[]) => string {
  const { t } = useTranslation('site');
  return (names) => {
    const [first, last = ''] = [names.slice(0, -1).join(', '), names.at(-1)];
    if (names.length < 2) return last;
    return names.length === 2 ? t('listing.two', { first, last }) : t('listing.more', { first, last });
  };
}
