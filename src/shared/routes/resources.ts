/** The pages of the declared resources: three for each that has any, and one that shows a record where it is declared. */
import { wordsFor } from '../kit/pageWords';
import type { Resource, ShowPage, Verb } from '../kit/resource';
import { resources, resourceOfType, type ResourceName } from '../areas/resources';
import type { PageOf, ResourceGuard, RouteRow } from './row';

export type ResourceRow = RouteRow & { readonly of: PageOf };

/** `creditNote` as an address or a chunk has it: `credit-note`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Resources of which one can be made within another's form: its relations' that are written, have a form made from the
 * declaration, and need no further record.
 */
export const madeWithin = ({ relations }: Pick<Resource, 'relations'>): Resource[] =>
  Object.values(relations).flatMap(({ type, mode }) => {
    const related = mode === 'r' ? undefined : resourceOfType(type);
    const isSimple =
      related?.pages && !related.pages.own?.includes('form') && !Object.values(related.relations).some(({ required }) => required);
    return isSimple ? [related] : [];
  });

const rowsOf = (resource: Resource): ResourceRow[] => {
  const { pages } = resource;
  if (!pages) return [];
  const name = resource.name as ResourceName;
  const chunkOf = (screen: 'list' | 'form' | 'show') => (pages.own?.includes(screen) ? `${kebab(name)}-${screen}` : `resource-${screen}`);
  const guardOf = (verb: Verb, partly = false) => ({ resource: name, verb, ...(partly && { partly }) }) as ResourceGuard;
  const words = [wordsFor(name), ...(pages.words ?? []), 'grid', 'form'];
  const feature = resource.feature && { feature: resource.feature };
  const form = {
    chunk: chunkOf('form'),
    ...feature,
    words: [...new Set([...words, ...madeWithin(resource).map((one) => wordsFor(one.name))])],
  };
  const showOf = ({ lists = [], words: further = [] }: ShowPage) => ({
    chunk: chunkOf('show'),
    ...feature,
    words: [...new Set([...words, ...lists.map(wordsFor), ...further, 'audit'])],
    of: { resource: name, as: 'show' as const },
  });
  const { base, add, edit, show, listFor = 'list' } = pages;
  return [
    {
      path: base,
      name: `${name}List`,
      guard: guardOf(listFor, pages.partly),
      chunk: chunkOf('list'),
      ...feature,
      words,
      of: { resource: name, as: 'list' },
    },
    { path: `${base}/${add}`, name: `${name}Add`, guard: guardOf('add', pages.partly), ...form, of: { resource: name, as: 'add' } },
    { path: `${base}/${edit}/:id`, name: `${name}Edit`, guard: guardOf('update', true), ...form, of: { resource: name, as: 'edit' } },
    ...(show
      ? [{ path: `${base}/${show.at}/:id` as const, name: `${name}Show`, guard: guardOf('get', pages.partly), ...showOf(show) }]
      : []),
  ];
};

export const resourceRoutes: readonly ResourceRow[] = Object.values<Resource>(resources).flatMap(rowsOf);
export type ResourceRouteName = `${ResourceName}${'List' | 'Add' | 'Edit' | 'Show'}`;
