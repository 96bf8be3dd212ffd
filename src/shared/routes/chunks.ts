/** Where the files of words are, and what they are called in the build: for the client that loads them, and for the server that preloads them. */
import { areasNeeded } from '../areas/entryData';
import { entries } from '../areas/entries';
import type { AreaName, ResourceName } from '../areas/resources';
import { resourceOfWords } from '../kit/pageWords';
import type { Language } from '../locale';
import type { RouteRow } from './row';

/** The words of each area that belong to no resource: `src/client/areas/<area>/words/<language>/<name>.ts`. All others are in `src/client/locales`. */
const areaWords: Readonly<Record<string, readonly string[]>> = {
  identity: ['access', 'auth', 'people', 'profile'],
  clients: ['clientOnly', 'modules', 'start', 'subscription'],
  billing: ['paymentQueue', 'statement'],
  clinic: ['agenda', 'booking', 'examination', 'icd', 'kiosk', 'letters', 'queue', 'treatments', 'waitingScreen'],
  cashier: ['cashier', 'receipts', 'tariffs'],
  oversight: ['audit'],
  calendar: ['calendar'],
  dashboard: ['dashboard'],
  reports: ['reports'],
  support: ['session'],
  gallery: [
    'gallery',
    'galleryButtons',
    'galleryCards',
    'galleryCharts',
    'galleryFields',
    'galleryForms',
    'galleryGrid',
    'galleryIcons',
    'galleryNotices',
    'galleryPages',
    'galleryProps',
    'galleryTables',
    'galleryType',
    'galleryWidgets',
  ],
};

const areaOfWords = new Map(Object.entries(areaWords).flatMap(([area, names]) => names.map((name) => [name, area] as const)));

/** Where a file of words is: words of a resource next to its screens, other words of an area in the area's folder, those of no area in `locales`. */
export type WordsPlace =
  { readonly area: string; readonly resource: string } | { readonly area: string; readonly name: string } | { readonly name: string };

/** @param namespace as a page's row names it: `resource-tag` for the words of a resource, otherwise the name of the file */
export const wordsPlace = (namespace: string): WordsPlace => {
  const resource = resourceOfWords(namespace);
  if (resource !== undefined && Object.hasOwn(entries, resource)) return { area: entries[resource as ResourceName].area, resource };
  const area = areaOfWords.get(namespace);
  return area === undefined ? { name: namespace } : { area, name: namespace };
};

/** The name of the chunk with these words, as webpack makes it of the file's path (`webpackChunkName` in client/app/i18n.ts). */
export const wordsChunk = (language: Language, namespace: string): string => {
  const place = wordsPlace(namespace);
  if ('resource' in place) return `locale-${place.area}-screens-${place.resource}-words-${language}-ts`;
  return 'area' in place ? `locale-${place.area}-words-${language}-${place.name}-ts` : `locale-${language}-${place.name}-ts`;
};

/** The areas whose store modules a page needs: its own, those whose records it lists, and all that their records lead to. */
export const areasOf = ({ area, alsoOf = [] }: Pick<RouteRow, 'area' | 'alsoOf'>): readonly AreaName[] =>
  area ? [...new Set([area, ...alsoOf].flatMap((one) => areasNeeded[one]))] : [];

/** The names of the chunks with these modules (`webpackChunkName` in client/areas/modules.ts). */
export const areaChunks = (row: Pick<RouteRow, 'area' | 'alsoOf'>): readonly string[] => areasOf(row).map((area) => `area-${area}`);
