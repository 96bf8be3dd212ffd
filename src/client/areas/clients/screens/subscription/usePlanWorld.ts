/** What a plan of the client can be chosen from: the catalogue of today, what the client has, and its seats. Rules: CAT-8, SUB-10. */
import { useMemo } from 'react';
import { moduleIn, nameIn } from '#shared/areas/catalogue/domain/names';
import { offerOf, type Offer, type Plan } from '#shared/areas/clients/domain/pricing';
import { linesOf } from '#shared/areas/clients/domain/subscriptionLines';
import type { OwnSubscription } from '#shared/areas/clients/domain/ownSubscription';
import type { Clientsubsdetail } from '#shared/areas/clients/resources/clientsubsdetail';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import type { Language } from '#shared/locale';
import type { TaxRule } from '#shared/site';
import { useAppSelector } from '#client/store/hooks';
import { modules as catalogue } from '#client/areas/catalogue';
import { me } from '#client/store/session/me';
import { useLanguage } from '#client/ui/useLanguage';
import type { PlanWorld } from './planChoice';
import { nextDiscount } from './nextInvoice';
import { useCatalogue } from './useCatalogue';

/** The client's own package, where it is no longer sold: it can be stored. */
const ownPlan = ({ package: held, seats }: OwnSubscription, header: Clientsubsheader, language: Language): Plan[] =>
  held
    ? [
        {
          id: held.id,
          code: '',
          package_name: nameIn(held, language),
          description: null,
          target: 'clinic',
          base_price: header.package_price ?? 0,
          cycles: [header.cycle],
          trial_days: 0,
          seats: seats.included,
          seat_price: header.seat_price,
        },
      ]
    : [];

/** @returns undefined until everything is known */
export function usePlanWorld(
  header: Clientsubsheader | undefined,
  details: readonly Clientsubsdetail[],
  rule: TaxRule | null,
): PlanWorld | undefined {
  const language = useLanguage();
  const { ready, plans, offers } = useCatalogue();
  const own = useAppSelector(me.selectors.subscription);
  const held = useAppSelector((state) => catalogue.module.selectors.all(state));
  return useMemo(() => {
    if (!ready || !own || !header) return undefined;
    const known = new Map<string, Offer>([...held.map((one) => offerOf(moduleIn(one, language))), ...offers].map((one) => [one.id, one]));
    const ended = header.status === 'ended';
    return {
      plans: ended || plans.some(({ id }) => id === own.package?.id) ? plans : [...ownPlan(own, header, language), ...plans],
      offers: [...known.values()].filter(({ id }) => offers.some((one) => one.id === id) || details.some(({ module }) => module.id === id)),
      current: ended ? [] : linesOf(header, details, (id) => known.get(id)),
      seats: own.seats,
      discount: (price: number) => (ended ? 0 : nextDiscount(header, price, own.time_zone)),
      rule,
    };
  }, [ready, own, header, held, offers, plans, details, rule, language]);
}
