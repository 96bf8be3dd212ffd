/** What the public pages are made of, handed down from the entry in the browser and from the renderer on the server. */
import { createContext, useContext } from 'react';
import type { SiteData } from '#shared/site';

const SiteContext = createContext<SiteData | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

/** @throws outside of a SiteProvider */
export const useSite = (): SiteData => {
  const site = useContext(SiteContext);
  if (!site) throw new Error('There is no SiteProvider around this page.');
  return site;
};
