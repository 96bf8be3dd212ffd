/** Keys by the names that stand on them, and when a key is a shortcut rather than a letter. */

/** On a Mac shortcuts are held with another key. */
const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** The key that shortcuts are held with: as it is printed, and as it is spoken of in `aria-keyshortcuts`. */
export const commandKey = isMac ? { label: '⌘', spoken: 'Meta' } : { label: 'Ctrl', spoken: 'Control' };

/** Whether keys are letters there: shortcuts of one letter leave them alone. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** Whether something stands over the page that has the keys for itself. */
export const isCovered = (): boolean =>
  document.querySelector('[aria-modal=true], dialog[open], [role=dialog], [role=alertdialog]') !== null;
