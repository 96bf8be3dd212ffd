/** Whether this browser keeps what a page writes: some private modes refuse, a full storage does too, and without https there is no encryption. */
import { canSeal } from '#client/store/flows/personalStorageEvents';

const probe = 'nadi.probe';

export const canStore = (): boolean => {
  if (!canSeal()) return false;
  try {
    window.localStorage.setItem(probe, probe);
    window.localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
};
