/** What is sold today: the packages and their modules, with the client's own package, which may no longer be sold. Rules: CAT-2, CAT-8. */
import { useEffect, useMemo } from 'react';
import { moduleIn, packageIn } from '#shared/areas/catalogue/domain/names';
import { offerOf, type Offer, type Plan } from '#shared/areas/clients/domain/pricing';
import { firstPage } from '#shared/jsonapi';
import { limits } from '#shared/limits';
import type { Package } from '#shared/areas/catalogue/resources/package';
import { isAnswered } from '#client/kit/useAll';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { modules as catalogue } from '#client/areas/catalogue';
import { useLanguage } from '#client/ui/useLanguage';

/** The lists' own key in their slices. */
const LIST = 'catalogue';
const query = { ...firstPage, page: { number: 1, size: limits.pageSize }, filter: { status: ['active'] } };

export type SoldCatalogue = { readonly ready: boolean; readonly plans: readonly Plan[]; readonly offers: readonly Offer[] };

const byPrice = (one: Package, other: Package) => one.seats - other.seats || one.package_name.localeCompare(other.package_name);

export function useCatalogue(): SoldCatalogue {
  const dispatch = useAppDispatch();
  const language = useLanguage();
  useEffect(() => {
    dispatch(catalogue.package.actions.list(LIST, query));
    dispatch(catalogue.module.actions.list(LIST, query));
    return () => {
      dispatch(catalogue.package.actions.leave(LIST));
      dispatch(catalogue.module.actions.leave(LIST));
    };
  }, [dispatch]);
  const packages = useAppSelector((state) => catalogue.package.selectors.list(state, LIST));
  const sold = useAppSelector((state) => catalogue.module.selectors.list(state, LIST));
  return useMemo(
    () => ({
      ready: isAnswered(packages) && isAnswered(sold),
      plans: packages.rows.map((one) => packageIn(one, language)).sort(byPrice),
      offers: sold.rows.map((one) => offerOf(moduleIn(one, language))),
    }),
    [packages, sold, language],
  );
}
