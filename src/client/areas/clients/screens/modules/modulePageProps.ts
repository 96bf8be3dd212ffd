/** What a page that describes its module is told. */
import type { Feature } from '#shared/domain/features';
import type common from '#client/locales/id/common';
import type words from '../../words/id/modules';
import type { Motif } from './motifs';

export type PageName = keyof typeof words.page;
export type Title = `page.${keyof typeof common.page}` | `menu.${keyof typeof common.menu}`;

export type ModulePageProps = {
  name: PageName;
  title: Title;
  motif: Motif;
  /** The feature that it belongs to. */
  feature: Feature;
  /** The page above it. */
  above?: { path: string; title: Title };
};

/** What each feature is called: as its page, or as its group of pages. */
export const featureTitles: Readonly<Record<Feature, Title>> = {
  team: 'page.team',
  icd: 'page.icd',
  services: 'page.clinicServices',
  treatment: 'page.treatment',
  inventory: 'menu.inventory',
  pharmacy: 'page.pharmacy',
  laboratory: 'page.laboratory',
  radiology: 'page.radiology',
  bed: 'page.bed',
  admission: 'page.admission',
};
