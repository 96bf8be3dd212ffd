/**
 * The key of the embedded map. The server puts it into the document of /maps/google alone, with leave to show the map's frame;
 * a document that was loaded for another page has neither.
 */

import { pageMeta } from '#client/ui/pageMeta';

/** Whether this document is the one of the address that it now stands at, as the server made it. */
export const isOwnDocument = (): boolean => {
  const [loaded] = performance.getEntriesByType?.('navigation') ?? [];
  return !loaded || new URL(loaded.name, window.location.href).pathname === window.location.pathname;
};

/** Nothing where the operator has set none. */
export const mapsKey = (): string | undefined => pageMeta('maps-key');

/** Google's map of Jakarta. */
export const embedAddress = (key: string, language: string): string =>
  `https://www.google.com/maps/embed/v1/view?${new URLSearchParams({ key, center: '-6.18,106.83', zoom: '11', language }).toString()}`;
