/** Notices on their way to another document of ours, stored by the tab until that shows them. Where storage is blocked they are not carried. */

/** What it says, already in words, and in which tone. */
export type Carried = { readonly text: string; readonly variant: 'default' | 'info' | 'primary' | 'danger' | 'warning' | 'success' };

const key = 'nadi.carried';

const isCarried = (value: unknown): value is Carried =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string' && 'variant' in value;

/** @param open finds the storage; it may throw, as reading `window.sessionStorage` does in some private modes */
export const noticeTransfer = (open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) => ({
  write(notices: readonly Carried[]) {
    if (notices.length === 0) return;
    try {
      open().setItem(key, JSON.stringify(notices));
    } catch {
      // Nothing to carry them in.
    }
  },
  /** What was carried here, once. */
  take(): readonly Carried[] {
    try {
      const kept: unknown = JSON.parse(open().getItem(key) ?? '[]');
      open().removeItem(key);
      return Array.isArray(kept) ? kept.filter(isCarried) : [];
    } catch {
      return [];
    }
  },
});
