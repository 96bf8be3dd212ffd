/** The time zone of the client that a person works for: its calendar days are those of this zone (SUB-14). */
import { defaultZone, type Zone } from '#shared/domain/calendarDays';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';

/** @returns the default zone for people who work for no client */
export const useClientZone = (): Zone => useAppSelector(me.selectors.subscription)?.time_zone ?? defaultZone;
