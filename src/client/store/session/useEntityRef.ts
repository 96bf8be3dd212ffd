/** The clinic that the person works for, as a reference; null until it is known. */
import { useMemo } from 'react';
import type { Ref } from '#shared/kit/resource';
import { useAppSelector } from '../hooks';
import { me } from './me';

export const useEntityRef = (): Ref | null => {
  const id = useAppSelector((state) => me.selectors.actor(state)?.entityId);
  return useMemo(() => (id ? { type: 'entity', id } : null), [id]);
};
