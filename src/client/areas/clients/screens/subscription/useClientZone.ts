/** The time zone of the client that a person works for, or of another one whose page they look at: its calendar days are those of this zone (SUB-14). */
import { defaultZone, type Zone } from '#shared/domain/calendarDays';
import { useAppSelector } from '#client/store/hooks';
import * as modules from '../../modules';
import { me } from '#client/store/session/me';

/** @param entityId the client, where it may be another one @returns the default zone while none is known */
export const useClientZone = (entityId?: string): Zone => {
  const own = useAppSelector(me.selectors.subscription)?.time_zone;
  const other = useAppSelector((state) => (entityId === undefined ? undefined : modules.entity.selectors.byId(state, entityId)?.time_zone));
  return own ?? other ?? defaultZone;
};
