/** What a page without its module is told. */
import type common from '../../locales/id/common';
import type words from '../../locales/id/modules';
import type { Motif } from './motifs';

export type PageName = keyof typeof words.page;
export type Title = `page.${keyof typeof common.page}` | `menu.${keyof typeof common.menu}`;

export type ModulePageProps = {
  name: PageName;
  title: Title;
  motif: Motif;
  /** The module that unlocks it; without one the page itself is being prepared. */
  module?: Title;
  /** A module that this one works on top of. */
  depends?: Title;
  /** Whom it is for, where that is not everyone: admins, or those who ask what it costs. */
  audience?: 'payers';
  /** The page above it. */
  above?: { path: string; title: Title };
};
