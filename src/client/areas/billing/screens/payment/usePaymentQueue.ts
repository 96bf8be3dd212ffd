/** The payments that wait for verification, the oldest first, and the one that is looked at. */
import { useEffect, useState } from 'react';
import { firstPage, type Query } from '#shared/jsonapi';
import type { Payment } from '#shared/areas/billing/resources/payment';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import * as modules from '../../modules';

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
  const last = Math.max(0, waiting.length - 1);
  const [chosen, setChosen] = useState<{ readonly id?: string | undefined; readonly place: number }>({ place: 0 });
  const found = waiting.findIndex(({ id }) => id === chosen.id);
  // When the chosen payment has been decided, the next one takes its place in the queue.
  const at = found >= 0 ? found : Math.min(chosen.place, last);
  const go = (to: number) => {
    const place = Math.max(0, Math.min(to, last));
    setChosen({ id: waiting[place]?.id, place });
  };
  // Decided payments leave the list. When all of this page are decided, the next page is requested.
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
