/** How the feature of a page is sold: in the client's own package, what it needs next to, and in which packages else. Rules: CAT-2, CAT-4. */
import { useEffect, useMemo } from 'react';
import { moduleIn, packageIn } from '#shared/areas/catalogue/domain/names';
import { allNeedsOf, type Feature } from '#shared/domain/features';
import { firstPage } from '#shared/jsonapi';
import { limits } from '#shared/limits';
import type { Module } from '#shared/areas/catalogue/resources/module';
import { isUsable } from '#client/store/featureUse';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { modules as catalogue } from '#client/areas/catalogue';
import { me } from '#client/store/session/me';
import { useLanguage } from '#client/ui/useLanguage';

/** The list's own key in its slice. */
const LIST = 'offer';

export type Offered = {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** As the client's package sells it; undefined where it does not. */
  readonly own: Module | undefined;
  /** What it needs and the client lacks, as the client's package sells it. */
  readonly along: readonly Module[];
  /** Names of the packages that sell it. */
  readonly packages: readonly string[];
};

export function useOffer(feature: Feature): Offered {
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const needs = useMemo(() => allNeedsOf(feature), [feature]);
  useEffect(() => {
    const filter = { feature_key: [feature, ...needs], status: ['active'] };
    dispatch(catalogue.module.actions.list(LIST, { ...firstPage, page: { number: 1, size: limits.pageSize }, filter }));
    return () => void dispatch(catalogue.module.actions.leave(LIST));
  }, [dispatch, feature, needs]);
  const { rows, status } = useAppSelector((state) => catalogue.module.selectors.list(state, LIST));
  const held = useAppSelector((state) => me.selectors.subscription(state)?.package?.id);
  const lacking = useAppSelector((state) => needs.filter((one) => !isUsable(state, one, 'read')).join(' '));
  const packs = useAppSelector(catalogue.package.selectors.all);
  return useMemo(() => {
    const sold = (key: string) => rows.find((one) => one.feature_key === key && one.package.id === held);
    const said = (found: Module | undefined) => found && moduleIn(found, language);
    const selling = rows.filter(({ feature_key }) => feature_key === feature).map((one) => one.package.id);
    return {
      status,
      own: said(sold(feature)),
      along: lacking.split(' ').flatMap((one) => said(sold(one)) ?? []),
      packages: packs.filter(({ id }) => selling.includes(id)).map((one) => packageIn(one, language).package_name),
    };
  }, [rows, status, held, lacking, packs, feature, language]);
}
