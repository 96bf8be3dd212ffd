/** The pages of the declared resources: three for each that has any. */
import { wordsFor } from '../kit/pageWords';
import type { Verb } from '../kit/resource';
import { entries, type Entry } from '../areas/entries';
import type { ResourceName } from '../areas/resources';
import type { PageOf, ResourceGuard, RouteRow } from './row';

export type ResourceRow = RouteRow & { readonly of: PageOf };

/** `creditNote` as an address or a chunk has it: `credit-note`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const rowsOf = ({ name, area, pages, feature: belongsTo, within = [] }: Entry): ResourceRow[] => {
  if (!pages) return [];
  const chunkOf = (screen: 'list' | 'form') => (pages.own?.includes(screen) ? `${kebab(name)}-${screen}` : `resource-${screen}`);
  const guardOf = (verb: Verb, partly = false) => ({ resource: name, verb, ...(partly && { partly }) }) as ResourceGuard;
  const words = [wordsFor(name), ...(pages.words ?? []), 'grid', 'form'];
  const feature = belongsTo && { feature: belongsTo };
  const form = {
    chunk: chunkOf('form'),
    ...feature,
    words: [...new Set([...words, ...within.map(wordsFor)])],
  };
  const { base, add, edit, listFor = 'list' } = pages;
  return [
    {
      path: base,
      area,
      name: `${name}List`,
      guard: guardOf(listFor, pages.partly),
      chunk: chunkOf('list'),
      ...feature,
      words,
      of: { resource: name, as: 'list' },
    },
    { path: `${base}/${add}`, area, name: `${name}Add`, guard: guardOf('add', pages.partly), ...form, of: { resource: name, as: 'add' } },
    { path: `${base}/${edit}/:id`, area, name: `${name}Edit`, guard: guardOf('update', true), ...form, of: { resource: name, as: 'edit' } },
  ];
};

export const resourceRoutes: readonly ResourceRow[] = Object.values(entries).flatMap(rowsOf);
export type ResourceRouteName = `${ResourceName}${'List' | 'Add' | 'Edit'}`;
