/** By what the person may sort and filter a list. */
import { useMemo } from 'react';
import type { Resource } from '#shared/kit/resource';
import { filtersFor, sortsFor } from '#shared/sorts';
import { useAppSelector } from '../../store/hooks';
import { me } from '../../store/session/me';

/** The keys by which the person may sort a list of this resource. */
export const useSorts = (resource: Resource): readonly string[] => {
  const actor = useAppSelector(me.selectors.actor);
  return useMemo(() => sortsFor(resource, actor), [resource, actor]);
};

/** What the person may filter a list of this resource by. */
export const useFilters = (resource: Resource): readonly string[] => {
  const actor = useAppSelector(me.selectors.actor);
  return useMemo(() => filtersFor(resource, actor), [resource, actor]);
};
