/** The interface's constants (APP-22, LST-14), each written once. Times in milliseconds, lengths in CSS pixels. */

/** The currency of an amount that carries none of its own; a stored amount always carries its own. */
export const currencyOf = { id: 'IDR', en: 'USD', 'en-IN': 'INR' } as const;

/** Below `breakpoint` the sidebar is a drawer; after the mouse leaves, the expanded rail waits `hideDelay`. */
export const sidebar = { breakpoint: 1200, hideDelay: 300 } as const;

/** Rows on a page before anyone chooses, the choices, and the page links shown around the current one. */
export const pagination = { pageSize: 10, pageSizes: [5, 10, 25, 50, 100], links: 5 } as const;

/** A script chunk that fails to load reloads the page, at most once in this time. */
export const chunkReloadGuard = 60_000;

/** What is fetched within this time shows no skeleton: nothing flashes. */
export const fetchDelay = 200;

/** A page whose parts are here waits so long for what it shows, and is then drawn once rather than first as a skeleton. */
export const pageHold = 400;

/** The page-change bar: it waits `throttle` before it shows, and would reach the end in `duration`. */
export const pageChange = { height: 3, throttle: 200, duration: 5000 } as const;

/** A toast with a button stays `actionDuration`: long enough to reach the button with the keyboard. */
export const toast = { anchor: { vertical: 'top', horizontal: 'right' }, duration: 5000, actionDuration: 15_000 } as const;

/** What a notification may be, and how long one stays that goes by itself. */
export const notice = { types: ['default', 'info', 'primary', 'danger', 'warning', 'success'], timeout: 5000 } as const;

/** A dialog comes and goes in this time. */
export const modalAnimation = 500;

/** A map is drawn anew once its box has kept its size for so long. */
export const mapResizeDebounce = 40;

export const brandName = 'Nadi';

/** Where the browser remembers light, dark or as the system says. */
export const colorModeKey = 'nadi.color-mode';
export const colorSchemeAttribute = 'data-color-scheme';
