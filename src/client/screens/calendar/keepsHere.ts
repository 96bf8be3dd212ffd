/** Whether this browser keeps what a page writes: some private modes refuse, and a full storage does too. */
const probe = 'nadi.probe';

export const keepsHere = (): boolean => {
  try {
    window.localStorage.setItem(probe, probe);
    window.localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
};
