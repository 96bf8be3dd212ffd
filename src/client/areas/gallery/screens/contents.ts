/** What the specimens of a page are called, by id: told once, for the list above and for each heading. */
import { createContext, use } from 'react';

export const Contents = createContext<Readonly<Record<string, string>>>({});

/** @throws Error when the page's contents don't name the specimen: nobody would find it */
export const useTitle = (id: string): string => {
  const title = use(Contents)[id];
  if (title === undefined) throw new Error(`The contents of this page don't name “${id}”.`);
  return title;
};
