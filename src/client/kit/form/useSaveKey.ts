/** Ctrl+S saves the form of the page. */
import { useEffect } from 'react';

/** @param save does nothing where there is nothing to save */
export const useSaveKey = (save: () => void) => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      // A dialog is open: the key is for the form in it, if there is one.
      const dialog = event.target instanceof Element ? event.target.closest('[role="dialog"], [role="alertdialog"]') : null;
      if (dialog) dialog.querySelector('form')?.requestSubmit();
      else save();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
};
