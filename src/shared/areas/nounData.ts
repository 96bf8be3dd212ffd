/**
 * What the frame of the dashboard shows of each resource: its noun, its place in the menu, whether the palette searches it. Plain data from
 * the declarations, evaluated by the client's build like `entryData`.
 */
import type { Noun, Pages, Resource } from '../kit/resource';
import { resources, type ResourceName } from './resources';

export type NounData = {
  readonly noun: Noun;
  /** Where it has pages. */
  readonly menu?: Pick<Pages, 'group' | 'within' | 'title' | 'allTitle'>;
  /** The palette finds its records. */
  readonly isSearched: boolean;
};

const dataOf = ({ noun, pages, search }: Resource): NounData => ({
  noun,
  ...(pages && {
    menu: {
      group: pages.group,
      ...(pages.within && { within: pages.within }),
      ...(pages.title && { title: pages.title }),
      ...(pages.allTitle && { allTitle: pages.allTitle }),
    },
  }),
  isSearched: pages !== undefined && search.length > 0,
});

export const nounData = Object.fromEntries(
  Object.entries<Resource>(resources).map(([name, resource]) => [name, dataOf(resource)]),
) as Readonly<Record<ResourceName, NounData>>;
