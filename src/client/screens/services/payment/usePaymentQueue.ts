/** The payments that wait for verification, the oldest first, and the one that is looked at. */
import { useEffect, useState } from 'react';
import { firstPage, type Query } from '#shared/jsonapi';
import type { Payment } from '#shared/resources/payment';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { modules } from '../../../store/modules';

const KEY = 'verification';
const query: Query = { ...firstPage, page: { number: 1, size: 50 }, sort: ['created_at'], filter: { status: ['pending'] } };

export const usePaymentQueue = () => {
  const dispatch = useAppDispatch();
  const { rows, total, status, errors } = useAppSelector((state) => modules.payment.selectors.list(state, KEY));
  useEffect(() => {
    dispatch(modules.payment.actions.list(KEY, query));
    return () => void dispatch(modules.payment.actions.leave(KEY));
  }, [dispatch]);
  const waiting = rows.filter((one): one is Payment => one.status === 'pending');
  const [chosen, setChosen] = useState<string | null>(null);
  // The place of one that is done is taken by the next one.
  const [place, setPlace] = useState(0);
  const found = waiting.findIndex(({ id }) => id === chosen);
  const at = found >= 0 ? found : Math.min(place, Math.max(0, waiting.length - 1));
  const go = (to: number) => {
    const next = Math.max(0, Math.min(to, waiting.length - 1));
    setPlace(next);
    setChosen(waiting[next]?.id ?? null);
  };
  // What was decided elsewhere, or here, leaves the list: those that had no room come in.
  useEffect(() => {
    if (status === 'ready' && waiting.length === 0 && total > 0) dispatch(modules.payment.actions.list(KEY, query));
  }, [dispatch, status, waiting.length, total]);
  return {
    current: waiting[at],
    at,
    count: Math.max(waiting.length, total - (rows.length - waiting.length)),
    problem: status === 'failed' ? errors[0] : undefined,
    isLoading: rows.length === 0 && status !== 'ready' && status !== 'failed',
    next: () => go(at + 1),
    previous: () => go(at - 1),
  };
};
