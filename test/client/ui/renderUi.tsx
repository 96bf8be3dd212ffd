/** Renders a piece of the interface with its words, in a router, as the app would. */
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Language } from '#shared/locale';
import { i18n, startI18n } from '#client/app/i18n';

const ignore = () => undefined;

/** @param width of the window, in pixels: what media queries are asked about */
export const windowOf = (width: number) => {
  window.matchMedia = (query: string) => {
    const least = Number(/min-width:\s*([\d.]+)px/.exec(query)?.[1] ?? 0);
    const deaf = { addEventListener: ignore, removeEventListener: ignore, addListener: ignore, removeListener: ignore };
    return { matches: width >= least && !/reduce|dark/.test(query), media: query, ...deaf } as unknown as MediaQueryList;
  };
};

export async function shown(piece: ReactElement, language: Language = 'id') {
  if (i18n.isInitialized) await i18n.changeLanguage(language);
  else await startI18n(language);
  const router = createMemoryRouter([{ path: '*', element: piece }]);
  return { router, ...render(<RouterProvider router={router} />) };
}
