/** The numbers that the dashboard shows: asked for when it opens, when one becomes someone else, and when one comes back to the tab after a while. */
import { useCallback, useEffect, useRef } from 'react';
import type { Verdict } from '#shared/access';
import { defaultZone, isZone, type Zone } from '#shared/domain/calendarDays';
import { permissionsFor } from '#shared/kit/resource';
import { entries } from '#shared/areas/entries';
import type { ResourceName } from '#shared/areas/resources';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { summary } from '../flows/summary';

/** Milliseconds after which numbers are asked for again when one looks at them again. */
const FRESH = 60_000;

/** The reader's own zone where it is one of Indonesia's. */
const zoneHere = (): Zone => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isZone(zone) ? zone : defaultZone;
};

/** What the rule says of listing a kind: all, none, or only some of one's own. */
export const useListing = (): ((name: ResourceName) => Verdict) => {
  const actor = useAppSelector(me.selectors.actor);
  return (name) => entries[name].access.list?.(actor) ?? false;
};

/** Whether the person holds the permission to list a kind: then its numbers are of more than one's own, though perhaps not of all. */
export const usePermitted = (): ((name: ResourceName) => boolean) => {
  const actor = useAppSelector(me.selectors.actor);
  return (name) => permissionsFor(entries[name], 'list')?.every((one) => actor?.permissions.includes(one)) ?? false;
};

export const useSummary = () => {
  const dispatch = useAppDispatch();
  const found = useAppSelector(summary.selectors.all);
  const who = useAppSelector((state) => JSON.stringify(me.selectors.actor(state)));
  const asked = useRef(0);
  const load = useCallback(() => {
    asked.current = Date.now();
    dispatch(summary.actions.load(zoneHere()));
  }, [dispatch]);
  useEffect(load, [load, who]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && Date.now() - asked.current >= FRESH) load();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [load]);
  return { ...found, load };
};
