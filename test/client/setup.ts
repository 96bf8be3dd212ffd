/** What every client test has: the DOM matchers, and the dialogs that jsdom knows of but can't open. */
import '@testing-library/jest-dom';

// What is answered is shown at once: no test waits on a clock. useSteadyLoading.test.tsx has the real one.
jest.mock('#client/ui/useSteadyLoading', () => ({ useSteadyLoading: (loading: boolean) => loading }));

if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}
