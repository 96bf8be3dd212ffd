/** The pages of the declared resources: three for each that has any, and one that shows a record where it is declared. */
import { wordsFor } from '../kit/pageWords';
import type { ShowPage, Verb } from '../kit/resource';
import { entries, type Entry } from '../areas/entries';
import type { ResourceName } from '../areas/resources';
import type { PageOf, ResourceGuard, RouteRow } from './row';

export type ResourceRow = RouteRow & { readonly of: PageOf };

/** `creditNote` as an address or a chunk has it: `credit-note`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const rowsOf = ({ name, area, pages, feature: belongsTo, within = [] }: Entry): ResourceRow[] => {
  if (!pages) return [];
  const chunkOf = (screen: 'list' | 'form' | 'show') => (pages.own?.includes(screen) ? `${kebab(name)}-${screen}` : `resource-${screen}`);
  const guardOf = (verb: Verb, partly = false) => ({ resource: name, verb, ...(partly && { partly }) }) as ResourceGuard;
  const words = [wordsFor(name), ...(pages.words ?? []), 'grid', 'form'];
  const feature = belongsTo && { feature: belongsTo };
  const form = {
    chunk: chunkOf('form'),
    ...feature,
    words: [...new Set([...words, ...within.map(wordsFor)])],
  };
  const showOf = ({ lists = [], words: further = [] }: ShowPage) => ({
    chunk: chunkOf('show'),
    ...feature,
    words: [...new Set([...words, ...lists.map(wordsFor), ...further, 'audit'])],
    ...(lists.length > 0 && { alsoOf: lists.map((one) => entries[one as ResourceName].area) }),
    of: { resource: name, as: 'show' as const },
  });
  const { base, add, edit, show, listFor = 'list' } = pages;
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
    ...(show
      ? [{ path: `${base}/${show.at}/:id` as const, area, name: `${name}Show`, guard: guardOf('get', pages.partly), ...showOf(show) }]
      : []),
  ];
};

export const resourceRoutes: readonly ResourceRow[] = Object.values(entries).flatMap(rowsOf);
export type ResourceRouteName = `${ResourceName}${'List' | 'Add' | 'Edit' | 'Show'}`;
