/** Saves a change of one's own record. Made from an older one, it is made again on the newest, unless someone has changed just that. */
import { useEffect, useState } from 'react';
import type { Problem } from '#shared/errors';
import type { User } from '#shared/areas/identity/resources/user';
import { same, type Values } from '#client/kit/form/changes';
import type { FollowUp } from '#client/storeKit/intents';
import type { ProfileChange } from '#client/services/session';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';

type Own = Pick<Partial<ProfileChange>, 'name' | 'email' | 'profile_image' | 'current_password'>;
type What = 'profile' | 'photo';
/** `before`: the record that the change was made from. */
type Asked = { readonly what: What; readonly change: Own; readonly before: User; readonly then: readonly FollowUp[] };

const untouched = ({ change, before }: Asked, now: User): boolean =>
  Object.keys(change).every((name) => same((before as Values)[name], (now as Values)[name]));

export function useOwnSaving(profile: User) {
  const dispatch = useAppDispatch();
  const { saving, errors } = useAppSelector(me.selectors.request);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [waiting, setWaiting] = useState(false);
  const isStale = asked !== null && !saving && errors.some(({ code }) => code === 'version.stale');

  const save = (what: What, change: Own, ...then: FollowUp[]) => {
    setAsked({ what, change, before: profile, then });
    dispatch(me.actions.update({ id: profile.id, version: profile.version, ...change }, ...then));
  };

  useEffect(() => {
    if (!isStale) return;
    setWaiting(true);
    dispatch(me.actions.load());
  }, [isStale, dispatch]);

  useEffect(() => {
    if (!waiting || !asked || profile.version === asked.before.version) return;
    setWaiting(false);
    if (!untouched(asked, profile)) return;
    setAsked({ ...asked, before: profile });
    dispatch(me.actions.update({ id: profile.id, version: profile.version, ...asked.change }, ...asked.then));
  }, [waiting, asked, profile, dispatch]);

  const refused = (what: What): readonly Problem[] => (asked?.what === what ? errors.filter(({ code }) => code !== 'version.stale') : []);
  return { save, busy: (what: What) => asked?.what === what && (saving || waiting), refused };
}
