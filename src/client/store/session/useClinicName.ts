/** The name of the clinic that the person works for; empty until it is known. */
import { useAppSelector } from '../hooks';
import { me } from './me';

export const useClinicName = (): string =>
  useAppSelector((state) => {
    const id = me.selectors.actor(state)?.entityId;
    return me.selectors.workplaces(state).find((one) => one.id === id)?.name ?? '';
  });
