/** The window's title is that of the page. */
import { useEffect } from 'react';
import type common from '../../locales/id/common';
import { brandName } from '../../ui/constants';

/** Translation keys of `common`. */
export type PageTitle = `page.${keyof typeof common.page}`;

/** @param title of the page at the address; nothing while there is none */
export const useTitle = (title: string | undefined) => {
  useEffect(() => {
    if (title) document.title = `${title} · ${brandName}`;
  }, [title]);
};
