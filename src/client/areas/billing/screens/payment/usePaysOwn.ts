/** Whether the person pays the invoices of the client that they work for. People of ours record payments of every client. Rule: INV-22. */
import { payment } from '#shared/areas/billing/resources/payment';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';

export const usePaysOwn = (): boolean => useAppSelector((state) => typeof payment.access.add?.(me.selectors.actor(state)) === 'object');
