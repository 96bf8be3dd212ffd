/** Notes errors in the session log, next to the actions. */
import type { FaultSource } from '../store/savedSession';

type Fault = (error: Pick<Error, 'name' | 'stack'>, from: FaultSource) => void;

/** Notes errors that nobody caught, and what is written to the console as one. */
export const noteFaults = (page: Window & { readonly console: Console }, fault: Fault): void => {
  const note = (error: unknown, from: FaultSource) => error instanceof Error && fault(error, from);
  page.addEventListener('error', ({ error }) => note(error, 'page'));
  page.addEventListener('unhandledrejection', ({ reason }) => note(reason, 'promise'));
  const write = page.console.error;
  page.console.error = (...given: unknown[]) => {
    const error = given.find((one) => one instanceof Error);
    // Of what is only text, the place says where it was written.
    fault(error ?? { name: 'console.error', stack: new Error().stack ?? '' }, 'console');
    write.apply(page.console, given);
  };
};

/** For React's root: notes what an error boundary caught, and writes it to the console as React does. */
export const noteCaught =
  (page: { readonly console: Console }, fault: Fault) =>
  (error: unknown): void => {
    if (error instanceof Error) fault(error, 'screen');
    page.console.error(error);
  };
