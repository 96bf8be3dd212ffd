/** The address that the page before knows already, as an invitation does. */
import { useLocation } from 'react-router';

/** Empty where none is known. */
export const useGivenEmail = (): string => {
  const state = useLocation().state as { email?: unknown } | null;
  return typeof state?.email === 'string' ? state.email : '';
};
