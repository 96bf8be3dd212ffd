/** The lock as a page: it locks, and after unlocking leads back to where the person came from. Nobody signed in, nothing to lock. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { auth, targets } from '#client/store/session/auth';
import { me } from '#client/store/session/me';
import { AuthCard } from './AuthCard';
import { LockForm } from './LockForm';

export function Lock() {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { key } = useLocation();
  const present = useAppSelector(auth.selectors.present);
  const locked = useAppSelector(auth.selectors.locked);
  const attempted = useAppSelector(auth.selectors.attemptedPath);
  const who = useAppSelector(me.selectors.profile)?.id;
  const turn = useAppSelector(auth.selectors.turn);
  const [first] = useState(turn);
  const wasLocked = useRef(false);

  // Only someone who is known can be asked for their password.
  useEffect(() => {
    if (locked) wasLocked.current = true;
    else if (!wasLocked.current && who) dispatch(auth.actions.lock());
  }, [locked, who, dispatch]);

  const unlocked = wasLocked.current && present && !locked;
  useEffect(() => {
    if (!unlocked) return;
    // A page that was opened afresh has nothing before it; and what is before it is not for someone else.
    if (key === 'default' || attempted || turn !== first) void navigate(attempted ?? targets.home, { replace: true });
    else void navigate(-1);
  }, [unlocked, key, attempted, turn, first, navigate]);

  if (!present) return <Navigate to="/login" replace />;
  return (
    <AuthCard title={t('lock.title')} purpose={t('lock.pagePurpose')}>
      {locked && <LockForm />}
    </AuthCard>
  );
}
